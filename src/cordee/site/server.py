"""Running a node: uvicorn, one process or several on a shared database."""

import gc
import os
from typing import Any

import uvicorn

from cordee.site import app, logs
from cordee.site.line import Line
from cordee.site.messages import LARGEST_MESSAGE
from cordee.site.settings import Settings

PING_EVERY, PING_WAIT = 20.0, 20.0  # seconds: a lost line is noticed within both
GRACE = 5  # seconds that requests may still take when the service stops


def run(settings: Settings, *, json_logs: bool) -> None:
    """Until it is told to stop."""
    logs.set_up(as_json=json_logs)
    if settings.workers == 1:
        serve(app.build_guarded(settings), settings)
        return
    os.environ.update(settings.as_environment())
    target = "cordee.site.app:from_environment"
    serve(target, settings, factory=True, workers=settings.workers)


def calm_collector() -> None:
    """Thousands of tables are no garbage: what is there at the start is never looked at again,
    and new things less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def serve(application: Any, settings: Settings, **more: Any) -> None:
    """Uvicorn with our choices: pings that notice a lost line, small messages, no chatter."""
    calm_collector()
    uvicorn.run(
        application,
        host=settings.host,
        port=settings.port,
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_WAIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=False,  # `Settings.trust_proxy` decides, in one place
        access_log=False,
        log_level="warning",
        server_header=False,
        date_header=False,
        **more,
    )
