"""Structured logs on standard error. What is hidden, a seed, a token or an address of a database
never gets into an event: only names of tables, numbers and codes are logged."""

import logging
import sys

import structlog


def set_up(*, as_json: bool) -> None:
    """One line an event: JSON for machines, plain for people."""
    renderer = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(levelname)s")
