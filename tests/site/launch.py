"""Starts the real service with some of its constants changed: `launch '{"commands.SILENCE": 500}'
serve …`. Twenty seconds of silence are too long for a test."""

import json
import sys
from importlib import import_module

from cordee.cli.main import main as cordee


def main(arguments: list[str]) -> None:
    for name, value in json.loads(arguments[0]).items():
        module, _, constant = name.rpartition(".")
        found = import_module(f"cordee.site.{module}")
        was = getattr(found, constant)
        setattr(found, constant, type(was)(value))
    sys.argv = ["cordee", *arguments[1:]]
    cordee()


if __name__ == "__main__":
    main(sys.argv[1:])
