"""§ 22: the content pack: what it holds, and faults that name file, entry and field."""

from collections import Counter
from typing import Any

import pytest

import cordee
from cordee.core.datapack import Pack
from cordee.core.faults import BadData
from cordee.games.island import ISLAND
from cordee.games.island.content import read
from cordee.games.island.wording import entry_text, goal_text, name_of, thing_text
from tests.games.island.position import entry, pack


def test_s22_numbers_of_cards_and_hexes() -> None:
    found = read(pack())
    cards: Counter[str] = Counter()
    for card in found.cards:
        cards[card.sort] += card.copies
    assert cards == {"encounter": 78, "equipment": 40, "event": 40}
    shore = sum(one.copies for one in found.hexes if one.shore)
    assert sum(one.copies for one in found.hexes) == 75 and 28 <= shore <= 39
    assert sum(one.copies for one in found.hexes if one.camp) == 14
    attested = {one.id for one in (*found.cards, *found.hexes) if one.source == "attested"}
    assert attested == {
        "monster", "others", "transmission", "manifest", "fuselage", "tall-trees", "cemetery",
    }  # fmt: skip


@pytest.mark.parametrize("language", ["fr", "en"])
def test_s22_every_entry_has_words_and_a_rule(language: str) -> None:
    found = read(pack())
    for one in (*found.characters, *found.cards, *found.hexes):
        assert one.name[language] and one.text[language]
        assert entry_text(one, language) or one.id == "tide-pools"
    kate = found.characters[8]
    assert {"5", "(11"} <= set(goal_text(kate, language).split()), "both games"
    assert name_of(found, "knife", language) in ("Couteau", "Knife")
    assert name_of(found, "nothing", language) == "nothing"
    dynamite = next(one for one in found.cards if one.id == "dynamite")
    assert "+6" in thing_text(dynamite.thing, language)


BAD: dict[str, tuple[str, str, Any, str, str]] = {
    "strength": ("character", "kate", {"strength": 6}, "characters.toml", "kate.strength"),
    "no number": ("character", "kate", {"strength": True}, "characters.toml", "kate.strength"),
    "unknown name": ("character", "kate", {"id": "kate2"}, "characters.toml", "kate2.id"),
    "no words": ("event", "net", {"name": {"fr": "x"}}, "events.toml", "event net.name"),
    "source": ("event", "net", {"source": "guess"}, "events.toml", "event net.source"),
    "window": ("event", "net", {"when": ["often"]}, "events.toml", "event net.when"),
    "no window": ("event", "net", {"when": []}, "events.toml", "event net.when"),
    "condition": ("event", "net", {"if": ["rain"]}, "events.toml", "event net.if"),
    "trait": ("encounter", "snake", {"trait": "fish"}, "encounters.toml", "snake.trait"),
    "no effects": ("event", "net", {"effects": []}, "events.toml", "event net.effects"),
    "effects": ("event", "net", {"effects": 3}, "events.toml", "event net.effects"),
    "op": ("event", "net", {"effects": [{"op": "sing"}]}, "events.toml", "net.effects.1.op"),
    "no op": ("event", "net", {"effects": [3]}, "events.toml", "net.effects.1.op"),
    "target": ("event", "net", {"effects": [{"op": "wound"}]}, "events.toml", "effects.1.target"),
    "side": ("event", "net", {"effects": [{"op": "reroll", "target": "own"}]}, "events.toml",
             "effects.1.target"),
    "seat": ("event", "net", {"effects": [{"op": "look", "target": "own"}]}, "events.toml",
             "effects.1.target"),
    "thief": ("event", "net", {"effects": [{"op": "steal"}]}, "events.toml", "effects.1.target"),
    "none": ("event", "net", {"effects": [{"op": "draw", "target": "own"}]}, "events.toml",
             "effects.1.target"),
    "amount": ("event", "net", {"effects": [{"op": "draw", "amount": 0}]}, "events.toml",
               "effects.1.amount"),
    "field": ("event", "net", {"colour": "red"}, "events.toml", "event net.colour"),
    "flag": ("hex", "jungle", {"camp": 1}, "hexes.toml", "hex jungle.camp"),
    "copies": ("hex", "jungle", {"copies": 0}, "hexes.toml", "hex jungle.copies"),
    "table": ("character", "kate", {"power": 3}, "characters.toml", "character kate.power"),
    "goal": ("character", "kate", {"victory": {"goal": "sing"}}, "characters.toml", "victory.goal"),
    "with": ("character", "kate", {"victory": {"goal": "reunion"}}, "characters.toml",
             "victory.with"),
    "id": ("event", "net", {"id": "Net!"}, "events.toml", ".id"),
    "twice": ("event", "net", {"id": "thief"}, "events.toml", ".id"),
    "too many cards": ("event", "net", {"copies": 9}, "encounters.toml", "copies"),
    "too much equipment": ("equipment", "knife", {"copies": 13}, "encounters.toml", "copies"),
    "too few hexes": ("hex", "beach", {"shore": False}, "hexes.toml", "copies"),
}  # fmt: skip


@pytest.mark.parametrize("case", list(BAD))
def test_s22_a_fault_names_file_entry_and_field(case: str) -> None:
    sort, label, change, file, key = BAD[case]

    def edit(values: dict[str, Any]) -> None:
        entry(values, sort, label).update(change)
        if case == "too few hexes":
            entry(values, "hex", "lagoon")["shore"] = False

    with pytest.raises(BadData) as fault:
        read(pack(edit))
    for language in ("fr", "en"):
        sentence = fault.value.say(language)
        assert file in sentence and key in sentence, sentence


def test_s22_files_and_characters_may_not_be_missing() -> None:
    texts = dict(ISLAND.builtin_data().texts)
    with pytest.raises(BadData):
        read(Pack({name: text for name, text in texts.items() if name != "hexes.toml"}, False))
    with pytest.raises(BadData):
        read(Pack(texts | {"events.toml": "event = 3"}, False))
    with pytest.raises(BadData):
        read(pack(lambda values: values["characters.toml"]["character"].pop()))


def test_s22_another_pack_travels_in_the_record() -> None:
    texts = dict(ISLAND.builtin_data().texts)
    texts["characters.toml"] = texts["characters.toml"].replace("strength = 5", "strength = 4")
    match = ISLAND.start(2, 5, data=Pack(texts, False))
    for _ in range(6):
        seat = match.turn.seats[0]  # type: ignore[union-attr]
        match.submit(seat, match.moves(seat)[0])
    again = cordee.replay(match.record(with_seed=True))
    assert again.digest() == match.digest()
    assert "file characters.toml" in match.record()
