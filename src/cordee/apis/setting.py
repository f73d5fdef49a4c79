"""What is to be played, as every interface takes it: `"classic:coop"`, seats, options, rewards."""

from collections.abc import Mapping
from dataclasses import dataclass

from cordee import games
from cordee.apis import INTERFACE
from cordee.apis.rewards import Rewards
from cordee.core.game import Game
from cordee.core.options import Options


@dataclass(frozen=True)
class Setting:
    """A game, its seats and options, and what its end pays."""

    game: Game
    options: Options
    seats: int
    rewards: Rewards

    @property
    def name(self) -> str:
        """What the environment is called."""
        return name_of(self.game.name)


def name_of(game: str) -> str:
    """The name under which a game is registered."""
    return f"cordee/{game}-v{INTERFACE}"


def read(game: str, seats: int | None, reward: str | None, values: Mapping[str, object]) -> Setting:
    """A setting from the words of a user; what does not exist is refused by the game itself."""
    name, _, variant = game.partition(":")
    found = games[name]
    options = found.options(variant or None, **values)
    seats = found.check_seats(seats, options)
    return Setting(found, options, seats, Rewards(found, options, seats, reward))
