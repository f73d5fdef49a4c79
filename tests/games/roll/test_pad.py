"""§ 20: the score pad counts by the same rules and refuses the impossible."""

import pytest

from cordee.core.faults import BadOption, BadSeats, BadSheet
from cordee.games.roll import pad

from .position import game


def count(*texts: str, seats: int | None = None) -> pad.Count:
    return pad.count(game(), game().options(), seats, texts, game().builtin_data())


def totals(*texts: str) -> list[int]:
    return [score.total for score in count(*texts).players]


def test_s20_the_example_of_the_page() -> None:
    english = "r: x 1 3 3 5 8; y: 2 2; artefacts: 5; refusals: 8; bridges: refusals"
    french = "r: x 1 3 3 5 8; y: 2 2; artefacts: 5; refus: 8; ponts: refus"
    assert totals(english, "g: 4 4 4 4") == [20 - 15 + 20 + 70 + 20, 5]
    assert totals(french, "g: 4 4 4 4") == totals(english, "g: 4 4 4 4")


def test_s20_the_corners_of_the_sheet() -> None:
    assert totals("r: x") == [-100]
    assert totals("") == [0]
    assert totals("refusals: 9") == [0]
    assert totals("r: 1 2 3 4 5 6 7 10") == [35]
    nine = "r: 1 1 1 1 1 1 1 1 1"
    assert totals(f"{nine}; artefacts: 9; bridges: r, artefacts") == [50 + 100 + 40]
    assert totals("r: x 10 10") == [-30]


def test_s20_winners_and_shared_wins() -> None:
    assert count("r: 1", "", "o: 1 1 1 1").winners == (2,)
    assert count("r: 1", "o: 1", "o: 1 1 1").winners == (2,)
    assert count("r: 1 1 1 1", "o: 2 2 2 2").winners == (0, 1)
    assert count("r: 1").winners == (0,), "alone, negative or not"


def test_s20_several_may_cross_one_bridge() -> None:
    seven = "r: 1 1 1 1 1 1 1; bridges: r"
    assert totals(seven, seven) == [50, 50]


SEVEN = "r: 1 1 1 1 1 1 1"


def test_s20_a_bridge_that_somebody_crossed_pays_somebody() -> None:
    for texts, players in (
        ((SEVEN, ""), "Player 1 has"),
        (("", SEVEN, SEVEN), "Players 2, 3 have"),
    ):
        with pytest.raises(BadSheet) as fault:
            count(*texts)
        assert fault.value.code == "roll-unpaid"
        assert players in fault.value.say("en") and "“♥r”" in fault.value.say("en")
    assert totals(f"{SEVEN}; bridges: r", SEVEN) == [50, 30], "the second came too late"
    for track in ("refusals", "artefacts"):
        marks = f"r: 1 1 1 1 1 1; y: 1; {track}: 7"
        with pytest.raises(BadSheet) as fault:
            count("", marks)
        assert fault.value.code == "roll-unpaid" and f"“{track}”" in fault.value.say("en")
        assert count("", f"{marks}; bridges: {track}").players[1].total == 15 - 20 + 60 + 20


def test_s20_as_long_as_sheets_are_missing_another_player_may_be_paid() -> None:
    assert totals(SEVEN) == [30]
    assert [score.total for score in count(SEVEN, "", seats=3).players] == [30, 0]
    with pytest.raises(BadSheet):
        count(SEVEN, "", "", seats=3)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("r 1 2", "roll-no-colon"),
        ("w: 1", "roll-letter"),
        ("r: 1; r: 2", "roll-twice"),
        ("refus: 1; refusals: 1", "roll-twice"),
        ("r: 0", "roll-number"),
        ("r: 11", "roll-number"),
        ("r: -1", "roll-number"),
        ("r: one", "roll-number"),
        ("r: ²", "roll-number"),
        ("r: 1 x", "roll-tick-late"),
        ("r: 3 2", "roll-falling"),
        ("r: 10", "roll-ten-first"),
        ("r: 1 1 1 1 1 1 1 1 1 1", "roll-long"),
        ("artefacts: 10", "roll-marks"),
        ("refusals: many", "roll-marks"),
        ("artefacts: 1", "roll-artefacts-many"),
        ("r: 1 1 1 1 1 1 1; bridges: w", "roll-bridge"),
        ("r: 1 1 1 1 1 1; bridges: r", "roll-not-crossed"),
        ("refusals: 6; bridges: refusals", "roll-not-crossed"),
    ],
)
def test_s20_what_no_legal_play_could_make_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadSheet) as fault:
        count(text)
    assert fault.value.code == code
    assert fault.value.say("fr") != fault.value.say("en")


@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("r: 1; r: 2", "“♥r” is given twice"),
        ("o: 0", "Column ●o:"),
        ("y: 1 x", "Column ■y:"),
        ("g: 3 2", "Column ▲g:"),
        ("b: 10", "Column ✚b:"),
        ("v: 1 1 1 1 1 1 1 1 1 1", "Column ★v "),
        ("w: 1", "♥r, ●o, ■y, ▲g, ✚b, ★v"),
        ("bridges: w", "♥r, ●o, ■y, ▲g, ✚b, ★v, artefacts"),
        ("r: 1; bridges: r", "The bridge “♥r”"),
    ],
)
def test_s20_a_shape_stands_beside_every_letter(text: str, sign: str) -> None:
    with pytest.raises(BadSheet) as fault:
        count(text)
    assert sign in fault.value.say("en")


def test_s20_a_shape_may_be_typed_too() -> None:
    seven = "♥r: 1 1 1 1 1 1 1; bridges: ♥r"
    assert totals(seven) == totals(seven.replace("♥", "")) == [50]


def test_s20_at_most_five_sheets() -> None:
    assert len(count("", "", "", "", "").players) == 5
    for texts, seats in ((("",) * 6, None), ((), None), (("", "", ""), 2)):
        with pytest.raises(BadSeats):
            count(*texts, seats=seats)


def test_s20_questions_cover_every_entry() -> None:
    table = game().table(game().options(), 2, game().builtin_data())
    asked = pad.questions(game(), game().options(), table)
    assert [key for key, _ in asked] == [*"roygbv", "artefacts", "refusals", "bridges"]
    assert [question.say("en")[0] for _, question in asked[:6]] == [*"♥●■▲✚★"]
    for _, question in asked:
        assert question.say("fr") != question.say("en")


def test_s19_options_of_other_games_are_refused() -> None:
    with pytest.raises(BadOption):
        game().options(rounds=1)
    with pytest.raises(BadOption):
        game().options(order="whispered")
