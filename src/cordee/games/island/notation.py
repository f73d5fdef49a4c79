"""Moves in words: `keep locke`, `move kate ne`, `use sun`, `use kate 1`, `play 3`."""

from cordee.core.turn import Move
from cordee.games.island import state as at
from cordee.games.island.content import NAMES
from cordee.games.island.geometry import WAYS, site_name

OF_CHARACTERS = {
    at.KEEP: "keep", at.JOIN: "join", at.HEAL: "heal", at.FIGHT: "fight", at.HELP: "help",
    at.TAKE: "take", at.HIDE: "hide", at.TO: "to", at.WOUND: "wound", at.CHOOSE: "choose",
    at.USE: "use",
}  # fmt: skip
SINGLE = {
    at.ALL: "all", at.DONE: "done", at.DRAW: "draw", at.USE_NOW: "use", at.LEAVE: "leave",
    at.BURY: "bury", at.PRIZE_CONTROL: "prize control", at.PRIZE_EVENT: "prize event",
    at.PRIZE_NONE: "prize none", at.PASS: "pass", at.QUIET: "not-until-my-turn",
}  # fmt: skip
# What the journal tells. Passing is not: whether for once or until one's turn is private.
TOLD_VERBS = (
    "keep", "site", "move", "resolve", "join", "heal", "fight", "help", "take", "hide", "give",
    "to", "wound", "choose", "use", "play", "discard", "seat", "toward", "seize", "all", "done",
    "draw", "leave", "bury", "prize",
)  # fmt: skip
_PLACES = tuple(str(place + 1) for place in range(at.HAND))
_SLOTS = tuple(str(slot + 1) for slot in range(at.SLOTS))


def move_words() -> tuple[Move, ...]:
    """Every action of the game in words."""
    texts = dict(SINGLE)
    for first, verb in OF_CHARACTERS.items():
        for c, name in enumerate(NAMES):
            texts[first + c] = f"{verb} {name}"
    for c, name in enumerate(NAMES):
        for way, word in enumerate(WAYS):
            texts[at.MOVE + c * at.DIRECTIONS + way] = f"move {name} {word}"
        for slot in range(at.SLOTS):
            texts[at.GIVE + c * at.SLOTS + slot] = f"give {name} {slot + 1}"
            texts[at.USE_ITEM + c * at.SLOTS + slot] = f"use {name} {slot + 1}"
    for place in range(at.STARTS):
        texts[at.SITE + place] = f"site {place + 1}"
    for site in range(at.SITES):
        texts[at.RESOLVE + site] = f"resolve {site_name(site)}"
    for place in range(at.HAND):
        texts[at.PLAY + place] = f"play {place + 1}"
        texts[at.DISCARD + place] = f"discard {place + 1}"
    for seat in range(at.SEATS):
        texts[at.SEAT + seat] = f"seat {seat}"
    for way, word in enumerate(WAYS):
        texts[at.TOWARD + way] = f"toward {word}"
    for slot in range(at.SLOTS):
        texts[at.SEIZE + slot] = f"seize {slot + 1}"
    return tuple(Move(action, texts[action]) for action in range(at.ACTIONS))


def hand_place(move: str) -> int | None:
    """Where in the hand lies the card that `play 3` or `discard 3` is about, from 0."""
    verb, _, what = move.partition(" ")
    return int(what) - 1 if verb in ("play", "discard") and what in _PLACES else None


def slot_of(move: str) -> tuple[int, int] | None:
    """Whose piece `use kate 1` is about, and which, from 0."""
    words = move.split(" ")
    if len(words) != 3 or words[0] != "use" or words[1] not in NAMES or words[2] not in _SLOTS:
        return None
    return NAMES.index(words[1]), int(words[2]) - 1
