"""What cards, powers and hexes do, in words made from their data: text and rule never differ."""

from dataclasses import dataclass

from cordee.core.printed import Printed
from cordee.games.island import vocabulary as do
from cordee.games.island.content import NAMES, Content, Effect, Entry, Thing
from cordee.games.island.geometry import WAYS
from cordee.words import LANGUAGES, say

_OPS = {number: word for word, number in do.OPS.items()}
_TARGETS = {number: word for word, number in do.TARGETS.items()}
_GOALS = {number: word for word, number in do.GOALS.items()}


def effect_text(effect: Effect, language: str) -> str:
    """One effect as part of a sentence."""
    target = say(f"island-target-{_TARGETS[effect.target]}", language)
    amount = f"{effect.amount:+d}" if effect.op == do.STRENGTH else effect.amount
    return say(f"island-op-{_OPS[effect.op]}", language, amount=amount, target=target)


def effects_text(effects: tuple[Effect, ...], language: str) -> str:
    """A list of effects; empty where there is none."""
    said = [effect_text(effect, language) for effect in effects]
    text = said[0] if said else ""
    for more in said[1:]:
        text = say("island-and", language, first=text, second=more)
    return text


def thing_text(thing: Thing, language: str) -> str:
    """When, under which conditions, what."""
    whens = [
        say(f"island-when-{w}", language) for w, n in do.WINDOWS.items() if thing.when >> n & 1
    ]
    conditions = [
        say(f"island-if-{word}", language)
        for word, bit in do.CONDITIONS.items()
        if thing.conditions & bit
    ]
    traits = [
        say(f"island-trait-{word}", language)
        for word, bit in do.TRAITS.items()
        if thing.trait & bit
    ]
    if traits:
        conditions.append(say("island-against", language, traits=tuple(traits)))
    head = " / ".join(whens)
    if conditions:
        head += f" ({', '.join(conditions)})"
    once = say("island-once", language) if thing.once else ""
    return (
        say("island-rule", language, head=head, what=effects_text(thing.effects, language)) + once
    )


def goal_text(entry: Entry, language: str, rules: str | None = None) -> str:
    """A victory of one's own card; where the rules are not known, as both have it."""
    goal, basic, other, advanced = entry.goal
    amount = str(advanced if rules == "advanced" else basic)
    text = say(f"island-goal-{_GOALS[goal]}", language, amount=amount, other=display(other))
    if rules is None and basic != advanced:
        text = say("island-goal-advanced", language, goal=text, amount=str(advanced))
    return text


def entry_text(entry: Entry, language: str, rules: str | None = None) -> str:
    """The rule of a card, a character or a hex in one line."""
    if entry.sort == "encounter":
        parts = [say("island-strength", language, strength=str(entry.strength))]
        if entry.thing.effects:
            won = effects_text(entry.thing.effects, language)
            parts.append(say("island-won", language, effects=won))
        if entry.lose:
            lost = effects_text(entry.lose, language)
            parts.append(say("island-lost", language, effects=lost))
        return " · ".join(parts)
    if entry.sort == "hex":
        parts = [say("island-camp", language)] if entry.camp else []
        if entry.thing.effects:
            parts.append(effects_text(entry.thing.effects, language))
        return " · ".join(parts)
    if entry.sort != "character":
        return thing_text(entry.thing, language)
    parts = [say("island-strength", language, strength=str(entry.strength))]
    parts += [thing_text(one, language) for one in (entry.thing, entry.drawback) if one.effects]
    if entry.goal[0]:
        parts.append(goal_text(entry, language, rules))
    return " · ".join(parts)


def display(c: int) -> str:
    """A character's name as people write it, whatever the pack says."""
    return " ".join(part.capitalize() for part in NAMES[c].split("-"))


def name_of(pack: Content, label: str, language: str) -> str:
    """The name of a card, a hex or a character by its id."""
    for entry in (*pack.cards, *pack.hexes, *pack.characters):
        if entry.id == label:
            return entry.name[language]
    return label


def place_text(place: str, language: str) -> str:
    """A site by its name, a start hex in words."""
    start, _, number = place.partition(" ")
    return say("island-start", language, number=number) if start == "start" else place


def words_text(pack: Content, words: str, language: str) -> str:
    """The names and directions of a move in words; what has a meaning of its own stays."""
    said = [
        say(f"island-way-{word}", language) if word in WAYS else name_of(pack, word, language)
        for word in words.split()
    ]
    return " ".join(said)


@dataclass(frozen=True)
class Named:
    """The words after the verb of a move, still to be said in a language."""

    words: str

    def say(self, language: str) -> str:
        said = [
            say(f"island-way-{word}", language)
            if word in WAYS
            else display(NAMES.index(word))
            if word in NAMES
            else word
            for word in self.words.split()
        ]
        return " ".join(said)


def printed(pack: Content) -> dict[str, Printed]:
    """Everything that can be read on the cards, hexes and characters of a pack, by id."""
    return {
        entry.id: Printed(
            sort=entry.sort,
            name=entry.name,
            rule={language: entry_text(entry, language) for language in LANGUAGES},
            story=entry.text,
            strength=entry.strength,
        )
        for entry in (*pack.characters, *pack.cards, *pack.hexes)
    }


def word_keys() -> set[str]:
    """Catalogue keys that are put together here."""
    keys = {f"island-op-{word}" for word in do.OPS}
    keys |= {f"island-target-{word}" for word in do.TARGETS}
    keys |= {f"island-when-{word}" for word in do.WINDOWS}
    keys |= {f"island-if-{word}" for word in do.CONDITIONS}
    keys |= {f"island-trait-{word}" for word in do.TRAITS}
    keys |= {f"island-way-{way}" for way in WAYS}
    return keys | {f"island-{said}-{word}" for said in ("goal", "told-goal") for word in do.GOALS}
