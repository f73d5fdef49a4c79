"""The service as the bench runs it: pinned to one core, without limits on making tables."""

import argparse
import os

from cordee.site import app, logs, server
from cordee.site.settings import Settings
from cordee.site.store.database import read_url


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--core", type=int, required=True)
    given = parser.parse_args()
    os.sched_setaffinity(0, {given.core})
    logs.set_up(as_json=True)
    settings = Settings(
        database=read_url(given.database), port=given.port, generosity=1e9, bot_workers=1
    )
    server.serve(app.build_guarded(settings), settings)


if __name__ == "__main__":
    main()
