"""How a deal was drawn by several hands, as a record tells it, and the sums that prove it."""

import hashlib
from collections.abc import Mapping

import msgspec

from cordee.core.chance import SEED_BITS


class Fair(msgspec.Struct, frozen=True):
    """A secret that was promised by its hash, and the numbers the seats added to it."""

    table: str
    commitment: str
    secret: str
    numbers: dict[int, str]

    @property
    def keeps_promise(self) -> bool:
        """Whether the secret is the one whose hash was shown."""
        return commitment_of(self.secret) == self.commitment

    @property
    def seed(self) -> int:
        return seed_of(self.secret, self.table, self.numbers)


def commitment_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, table: str, numbers: Mapping[int, str]) -> int:
    """The seed of the match: the first bits of a hash over all contributions."""
    parts = [secret, table, *(f"{seat}:{numbers[seat]}" for seat in sorted(numbers))]
    digest = hashlib.sha256("\n".join(parts).encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")


def as_lines(fair: Fair) -> list[str]:
    """The lines of a record."""
    return [
        f"fair table {fair.table}",
        f"fair commitment {fair.commitment}",
        f"fair secret {fair.secret}",
        *(f"fair number {seat} {number}" for seat, number in sorted(fair.numbers.items())),
    ]


def from_lines(lines: list[str]) -> Fair | None:
    """The same from what follows the word `fair`; None where a record says nothing of it."""
    if not lines:
        return None
    single: dict[str, str] = {}
    numbers: dict[int, str] = {}
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "number":
            seat, _, number = rest.partition(" ")
            numbers[int(seat)] = number
        else:
            single[word] = rest
    return Fair(single["table"], single["commitment"], single["secret"], numbers)
