"""What a table of the board game can choose. The defaults are the published rules."""

from typing import Annotated

from cordee.core.options import Choice, Options, Switch, Whole
from cordee.games.board.state import NO_STALL_LIMIT


class BoardOptions(Options, frozen=True, kw_only=True):
    """Lost Cities, the board game; `rounds=1` is the short game."""

    stall_limit: Annotated[int | None, Whole(1, NO_STALL_LIMIT, none="none")] = 40
    rounds: Annotated[int, Choice(3, 1)] = 3
    direction: Annotated[str, Choice("rising", "either")] = "rising"
    start: Annotated[str, Choice("lowest", "free")] = "lowest"
    take_back: Annotated[bool, Switch()] = True
    final_floor: Annotated[bool, Switch()] = True


VARIANTS: dict[str, dict[str, object]] = {
    "short": {"rounds": 1},
    "either": {"direction": "either"},
}
