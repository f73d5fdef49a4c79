"""§ 18: the sheet is data that an owner of the box can correct."""

import pytest

from cordee.core.datapack import Pack
from cordee.core.faults import BadData
from cordee.games.roll.notation import LETTERS
from cordee.games.roll.printed import Boxes, Scale, boxes_of

from .position import game, lines, position, sheet_with


def test_s18_every_column_has_two_boxes_of_each_sort_and_no_two_are_alike() -> None:
    table = game().table(game().options(), 2, game().builtin_data())
    seen = set()
    for c in range(len(LETTERS)):
        fast = boxes_of(int(table.accelerations[c]))
        artefacts = boxes_of(int(table.artefact_boxes[c]))
        assert len(fast) == len(artefacts) == 2
        assert not set(fast) & set(artefacts)
        assert set(fast) | set(artefacts) <= set(range(2, 9))
        seen.add((fast, artefacts))
    assert len(seen) == 6


def test_s18_every_printed_value_has_a_confidence() -> None:
    data = game().builtin_data().values["data.toml"]
    assert set(data["confidence"]) == {f"points.{key}" for key in data["points"]} | {"boxes"}
    assert set(data["confidence"].values()) <= {"certain", "likely", "guess", "house"}


def test_s18_other_points_count() -> None:
    text = game().builtin_data().texts["data.toml"].replace("bridge = 20", "bridge = 25")
    m = position("r: 1 1 1 1 1 1 1", "", bridged="r", bonus=["r"],
                 data=Pack({"data.toml": text}, builtin=False))  # fmt: skip
    assert lines(m)["bridges"] == ("1 x 25 = 25", 25)


def test_s18_other_boxes_travel_in_the_record() -> None:
    import cordee

    m = game().start(2, 3, data=sheet_with(r=([1, 2, 3], [])))
    again = cordee.replay(m.record(with_seed=True))
    assert boxes_of(int(again.table.accelerations[0])) == (1, 2, 3)
    assert again.digest() == m.digest()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("boxes = [-20,", "boxes = [-20, 0,"),
        ("boxes = [-20,", 'boxes = ["-20",'),
        ("boxes = [-20,", "boxes = [-2000,"),
        ("artefacts = [-40,", "artefacts = 40 #"),
        ("bridge = 20", 'bridge = "much"'),
        ("bridge = 20", ""),
        ("[boxes.g]", "[boxes.w]"),
        ("acceleration = [", "acceleration = [0, "),
        ("acceleration = [", "acceleration = [1, 1, "),
        ("acceleration = [", "acceleration = 3 #"),
    ],
)
def test_s18_a_bad_entry_is_named(old: str, new: str) -> None:
    text = game().builtin_data().texts["data.toml"]
    assert old in text
    with pytest.raises(BadData) as fault:
        data = Pack({"data.toml": text.replace(old, new, 1)}, builtin=False)
        game().table(game().options(), 2, data)
    assert "data.toml" in fault.value.say("en")
    assert fault.value.say("fr") != fault.value.say("en")


def test_s18_kinds_write_what_they_read() -> None:
    assert Scale(2).write((1, 2)) == "[1, 2]"
    assert Boxes().write((3, 4)) == "[3, 4]"
