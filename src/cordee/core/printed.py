"""Words that are printed on a game's things and come with its data pack."""

import msgspec


class Printed(msgspec.Struct, frozen=True):
    """A card, a hex or a character as it can be read by everybody: name, rule, a line of colour."""

    sort: str
    name: dict[str, str]  # by language
    rule: dict[str, str]
    story: dict[str, str]
    strength: int
