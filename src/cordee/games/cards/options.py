"""What a table of the card game can choose. The defaults are the published rules."""

from typing import Annotated

from cordee.core.options import Choice, Hidden, Options, Switch, Whole
from cordee.games.cards.state import NO_STALL_LIMIT, ROUNDS


class CardOptions(Options, frozen=True, kw_only=True):
    """What `classic` and `duel` share."""

    stall_limit: Annotated[int | None, Whole(1, NO_STALL_LIMIT, none="none")] = 40


class ClassicOptions(CardOptions, frozen=True, kw_only=True):
    """Les Cités Perdues with the variants of Grenoble."""

    rounds: Annotated[int, Whole(1, ROUNDS)] = 3
    colours: Annotated[int, Choice(5, 6)] = 5
    hand_penalty: Annotated[bool, Switch()] = False
    cooperation: Annotated[bool, Switch()] = False
    open_piles: Annotated[bool, Switch()] = False
    next_starter: Annotated[str, Choice("total", "round")] = "total"
    tiny: Annotated[bool, Hidden()] = False


class DuelOptions(CardOptions, frozen=True, kw_only=True):
    """Lost Cities Duel (2026)."""

    games: Annotated[int, Choice(1, 3)] = 1
    exploits: Annotated[bool, Switch()] = False
    claim: Annotated[str, Choice("signal", "auto")] = "signal"


CLASSIC_VARIANTS: dict[str, dict[str, object]] = {
    "coop": {"cooperation": True},
    "penalty": {"hand_penalty": True},
    "long": {"colours": 6},
    "single": {"rounds": 1},
}
DUEL_VARIANTS: dict[str, dict[str, object]] = {
    "exploits": {"exploits": True},
    "three": {"games": 3},
}
