"""`board` § 17: printed values, their confidence, and what a corrected pack may say."""

import pytest

import cordee
from cordee.core.datapack import Pack
from cordee.core.faults import BadData
from cordee.games.board import BOARD
from cordee.games.board.printed import CONFIDENCE
from cordee.words import pages

from .position import deal, ended, over, pack, shown


@pytest.mark.parametrize("language", ["fr", "en"])
def test_s17_the_page_names_every_value_that_is_not_certain(language: str) -> None:
    text = pages.page("board", language).sections[17].text
    rows = {line.split("|")[1].strip(" `"): line for line in text.split("\n") if "| `" in line}
    entries = BOARD.builtin_data().entries()
    found = {entry.key: entry for entry in entries if entry.confidence != "certain"}
    assert set(rows) == set(found)
    for key, value, confidence in found.values():
        assert confidence is not None and confidence in rows[key]
        if isinstance(value, list):
            assert " ".join(str(number) for number in value) in rows[key]


def test_s17_every_entry_has_a_confidence() -> None:
    for entries in BOARD.builtin_data().values["data.toml"].values():
        for entry in entries.values():
            assert set(entry) == {"value", "confidence"}
            assert entry["confidence"] in CONFIDENCE


SLOTS_R = "r = { value = [3, 5, 6, 7, 9]"
POINTS = "[5, 5, 10, 10, 10, 15, 15]"


@pytest.mark.parametrize(
    ("old", "new", "key", "expected"),
    [
        ("large = {", "larger = {", "scales.large", "a list of 1 to 28 whole numbers"),
        ("small = {", "tiny = {", "scales.small", "a list of 1 to 28 whole numbers"),
        ("[scales]", "[ladders]", "scales.large", "a list of 1 to 28 whole numbers"),
        ("[-20, -15, 10, 15, 30, 50]", "[]", "scales.small.value", "1 to 28"),
        ("[-20, -15, 10, 15, 30, 50]", "[1, 900]", "scales.small.value", "from -200 to 200"),
        (SLOTS_R, "r = { value = [3, 5, 6, 7, 10]", "slots.r.value", "from 1 to 9"),
        (SLOTS_R, "r = { value = [0, 5, 6, 7, 9]", "slots.r.value", "from 1 to 9"),
        (SLOTS_R, "r = { value = [3, 3, 6, 7, 9]", "slots.r.value", "each once"),
        (SLOTS_R, "r = { value = 3", "slots.r.value", "a list of steps"),
        (SLOTS_R, "r = { value = [3, 5, 6, 7]", "tiles", "as many tiles as slots, 24"),
        (POINTS, "[5, 5, 10, 10, 10, 15]", "tiles", "as many tiles as slots, 25"),
        (POINTS, "[5, 5, 10, 10, 10, 15, true]", "tiles.points.value", "whole numbers"),
        ("step = { value = 9", "step = { value = 8", "tiles", "as many tiles as slots, 25"),
        ("artefact = { value = 9", "artefact = { value = 10", "tiles.artefact.value", "0 to 9"),
        (", 30, 35, 50]", ", 30, 35]", "path.steps.value", "a list of 9 whole numbers"),
        ("bridge = { value = 6", "bridge = { value = 9", "path.bridge.value", "1 to 8"),
        ("crossings = { value = 5", "crossings = { value = 0", "path.crossings.value", "1 to 8"),
        ("hand = { value = 8", 'hand = { value = "many"', "deal.hand.value", "1 to 12"),
        ("removed_with_two", "removed", "deal.removed_with_two", "0 to 60"),
        ('"white"', '"mauve"', "colours.w.value", "white, orange, violet"),
        ('"white"', '"yellow"', "colours.w.value", "white, orange, violet"),
        ('"white"', "5", "colours.w.value", "white, orange, violet"),
        ('confidence = "guess" }\nb', 'confidence = "hope" }\nb', "slots.g.confidence", "guess"),
    ],
)
def test_s17_a_wrong_pack_is_refused_by_file_key_and_what_was_expected(
    old: str, new: str, key: str, expected: str
) -> None:
    with pytest.raises(BadData) as fault:
        deal(data=pack((old, new)))
    sentence = fault.value.say("en")
    assert "data.toml" in sentence and key in sentence and expected in sentence
    assert "\n" not in sentence
    assert fault.value.say("fr") != sentence


@pytest.mark.parametrize(
    ("old", "new", "key", "expected"),
    [
        ("[scales]", "[ladders]\nx = 1\n[scales]", "ladders", "colours, deal, path, slots"),
        ("small = {", "tiny = 1\nsmall = {", "scales.tiny", "large, small"),
        ("hand = { value = 8,", "hand = { value = 8, note = 1,", "deal.hand.note", "value, conf"),
        ("r = { value = [3", "v = { value = [3] }\nr = { value = [3", "slots.v", "r, y, w, g, b"),
    ],
)
def test_s17_what_nobody_reads_is_refused(old: str, new: str, key: str, expected: str) -> None:
    with pytest.raises(BadData) as fault:
        deal(data=pack((old, new)))
    sentence = fault.value.say("en")
    assert "data.toml" in sentence and key in sentence and expected in sentence
    assert fault.value.say("fr") != sentence


def test_s17_a_file_nobody_reads_is_refused() -> None:
    texts = BOARD.builtin_data().texts
    with pytest.raises(BadData) as fault:
        deal(data=Pack({**texts, "extra.toml": ""}, False))
    assert "extra.toml" in fault.value.say("en") and "data.toml" in fault.value.say("en")


def test_s17_two_paths_of_one_colour_are_refused() -> None:
    with pytest.raises(BadData) as fault:
        deal(data=pack(('"white"', '"violet"'), ('"yellow"', '"violet"')))
    sentence = fault.value.say("en")
    assert sentence.startswith("data.toml: colours cannot be “red, violet, violet, green, blue”")
    assert "each colour once" in sentence


def test_s17_an_owner_can_say_which_colour_a_path_has() -> None:
    m = ended(rows=["w: 1 > 7 *", ""], data=pack(('"white"', '"violet"')))
    assert shown(m).colours["w"] == "violet" and shown(m).colours["y"] == "yellow"
    labels = [line.label for line in m.chapters[-1][0].lines]
    assert labels == ["r", "y", "w=violet", "g", "b", "tiles"]


def test_s17_at_least_one_slot_is_needed() -> None:
    none = pack(*((f"{letter} = {{ value = [{slots}]", f"{letter} = {{ value = []")
                  for letter, slots in (("r", "3, 5, 6, 7, 9"), ("y", "2, 4, 6, 7, 9"),
                                        ("w", "2, 3, 5, 7, 9"), ("g", "2, 4, 5, 7, 9"),
                                        ("b", "3, 4, 6, 7, 9"))))  # fmt: skip
    with pytest.raises(BadData) as fault:
        deal(data=none)
    assert "slots" in fault.value.say("en")


def test_s17_fewer_slots_with_fewer_tiles_are_fine() -> None:
    m = deal(data=pack((SLOTS_R, "r = { value = [3, 5, 6, 7]"), (POINTS, "[5, 5, 10, 10, 10, 15]")))
    table = shown(m)
    assert sum(tile is not None for path in table.tiles.values() for tile in path) == 24
    assert table.tiles["r"][8] is None


def test_s17_slots_on_the_first_step_and_other_values_are_played_with() -> None:
    other = pack(
        (SLOTS_R, "r = { value = [1, 5, 6, 7, 9]"),
        ("hand = { value = 8", "hand = { value = 6"),
        ("-20, -15, -10, 5, 10", "-30, -15, -10, 5, 10"),
    )
    m = deal(data=other)
    assert shown(m).tiles["r"][0] is not None
    assert (shown(m).held, shown(m).steps[0]) == ((6, 6), -30)


def test_s17_a_corrected_pack_travels_in_the_record() -> None:
    other = pack(("-20, -15, -10, 5, 10", "-20, -15, -10, 6, 10"))
    m = ended(rows=["r: 1 > 4", ""], rounds=1, data=other, final_floor=False)
    assert over(m).scores[0].total == 6 - 20
    match = BOARD.start(2, 1, data=other)
    again = cordee.replay(match.record(with_seed=True))
    assert int(again.table.steps[3]) == 6
    assert again.digest() == match.digest()


def test_s17_a_pack_with_a_longer_deck_allows_longer_games() -> None:
    small_hands = pack(
        ("hand = { value = 8", "hand = { value = 1"),
        ("removed_with_two = { value = 30", "removed_with_two = { value = 0"),
    )
    options = BOARD.options(rounds=1, stall_limit=1)
    assert BOARD.most_moves(options, 2) == 3 * (110 - 30 - 16 + 1) + 2 * 5 * 10
    assert BOARD.most_moves(options, 2, small_hands) == 3 * (110 - 2 + 1) + 2 * 5 * 10
