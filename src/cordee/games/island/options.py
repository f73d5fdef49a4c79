"""What a table of the island can choose. The defaults are the published rules."""

from typing import Annotated

from cordee.core.options import Choice, Options, Switch, Whole
from cordee.games.island.state import NO_CAP


class IslandOptions(Options, frozen=True, kw_only=True):
    """Lost: le jeu, basic or advanced; `size` None is the published one."""

    rules: Annotated[str, Choice("basic", "advanced")] = "basic"
    size: Annotated[int | None, Whole(4, 8, none="auto")] = None
    healing: Annotated[str, Choice("character", "turn")] = "character"
    neutralised: Annotated[str, Choice("held", "literal")] = "held"
    ghost: Annotated[bool, Switch()] = False
    round_cap: Annotated[int | None, Whole(1, NO_CAP, none="none")] = 40


VARIANTS: dict[str, dict[str, object]] = {
    "advanced": {"rules": "advanced"},
    "ghost": {"ghost": True},
}
