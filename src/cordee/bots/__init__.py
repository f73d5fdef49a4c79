"""What plays. A bot is a string everywhere: `name[:level][@version]`."""

from cordee.bots.registry import (
    BOTS,
    Bot,
    BotName,
    can_sit,
    check_seat,
    every_name,
    make,
    read_name,
)

__all__ = [
    "BOTS", "Bot", "BotName", "can_sit", "check_seat", "every_name", "make", "read_name",
]  # fmt: skip
