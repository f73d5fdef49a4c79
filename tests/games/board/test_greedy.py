"""The rule-of-thumb player on drawn positions: what anybody would do."""

from cordee.bots import make
from cordee.core.match import Match

from .position import asked, go, position


def choice(m: Match) -> str:
    import random

    view = m.view(asked(m))
    return make("greedy").choose(view, view.moves, random.Random(1)).text


def test_it_starts_low() -> None:
    assert choice(position(hands=["r0 r1 r2 r3 r5 b9 g8 w10", ""])) == "play r0"


def test_it_goes_on_with_the_next_card() -> None:
    hand = "r3 r9 b2 y10 g9 g10 w8 w9"
    assert choice(position(hands=[hand, ""], rows=["r: 1 2 3", ""])) == "play r3"


def test_it_puts_the_leader_on_a_good_path_and_not_on_a_poor_one() -> None:
    good = position(hands=["r0 r1 r1 r2 r3 r4 r5 r6", ""])
    assert choice(go(good, "play r0")) == "start leader"
    poor = position(hands=["r9 b0 b1 b2 b3 b4 b5 b6", ""])
    assert choice(go(poor, "play r9")) == "start explorer"


def test_it_advances_towards_the_better_square() -> None:
    m = position(hands=["r4", ""], rows=["r: 1; b: 2 3 4 5 6 7", ""], tiles="r: 2=step; b: 7=15")
    assert choice(go(m, "play r4")) == "advance b"


def test_it_takes_a_card_it_can_use() -> None:
    m = position(draw=True, hands=["b9", ""], rows=["r: 1 2 3 *", ""], piles="r: 3; y: 10", deck=40)
    assert choice(m) == "take r"
