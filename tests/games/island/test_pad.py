"""§ 22: the score pad."""

import pytest

from cordee.core.faults import CordeeError
from cordee.games.island import ISLAND
from cordee.games.island.pad import count, questions, writers


def counted(*texts: str, seats: int | None = None) -> list[int]:
    found = count(ISLAND, ISLAND.options(), seats, texts, ISLAND.builtin_data())
    return [score.total for score in found.players]


def test_s22_characters_strength_and_victory() -> None:
    assert counted("characters: kate eko; victory: yes", "personnages: sun") == [2208, 101]
    assert counted("", "victoire: non") == [0, 0]
    found = count(ISLAND, ISLAND.options(), 3, ["", "characters: sun"], ISLAND.builtin_data())
    assert found.winners == (1,)
    assert writers(ISLAND, ISLAND.options(), 3) == 3
    table = ISLAND.table(ISLAND.options(), 2, ISLAND.builtin_data())
    assert len(questions(ISLAND, ISLAND.options(), table)) == 2


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        (("characters: kate", "characters: kate"), "island-twice"),
        (("victory: yes", "victory: oui"), "island-two-victories"),
        (("kate",), "island-no-colon"),
        (("colour: red",), "island-entry"),
        (("characters: bob",), "island-nobody"),
        (("victory: maybe",), "island-yes"),
        (("victory: yes; victory: no",), "sheet-row-twice"),
        (("",) * 9, "sheet-players"),
    ],
)
def test_s22_what_cannot_be_is_refused(texts: tuple[str, ...], code: str) -> None:
    with pytest.raises(CordeeError) as fault:
        counted(*texts)
    assert fault.value.code == code
    assert fault.value.say("fr") != fault.value.say("en")
