"""The registry: one line a game."""

from collections.abc import Iterator, Mapping

from cordee.core.faults import UnknownGame
from cordee.core.game import Game
from cordee.games.board import BOARD
from cordee.games.cards import CLASSIC, DUEL
from cordee.games.island import ISLAND
from cordee.games.roll import ROLL


class Registry(Mapping[str, Game]):
    """Games by name; an unknown name says which there are."""

    def __init__(self, *games: Game) -> None:
        self._games = {game.name: game for game in games}

    def __getitem__(self, name: str) -> Game:
        try:
            return self._games[name]
        except KeyError:
            raise UnknownGame("unknown-game", game=name, known=tuple(self._games)) from None

    def __contains__(self, name: object) -> bool:
        return name in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


games = Registry(CLASSIC, DUEL, BOARD, ROLL, ISLAND)
