"""Which numbers of an observation belong to which colour, and which actions: what the network sees.

A network that treats the colours alike is given the same numbers for each of them, and answers the
same actions. What belongs to no colour is common. A game without colours is one group.

For a learner's critic, which may see everything, `hidden` names what it is told besides: numbers of
the observation of the next seat, its hand above all.
"""

from dataclasses import dataclass

import numpy as np

from cordee.core.game import Game
from cordee.games.board import observe as board_numbers
from cordee.games.board import state as board_rules
from cordee.games.cards.observe import PLANES
from cordee.games.cards.state import CLAIM, DECK, DROP, EXPLOITS, KINDS, PASS, PLAY, RANKS, TAKE
from cordee.games.cards.state import VIEW as CARDS_VIEW

CARD_COLOURS = 5  # the game with six is another one
TWO_SEATS = (0, 1, 4, 5, 8, 9, 10, 11)  # the planes of cards, in both games, that two seats use
OWN_HAND = 0  # the plane
FULL = np.array([1.0, *(RANKS - 1) * [1.0 / 3.0]])  # three wagers; of the other kinds one card
FIRST_SCALAR = KINDS * PLANES
PHASES, STOCK, HELD, JUST_DROPPED, LYING = (0, 1), (5, 6), (12, 13), 16, 23
MATCH = (7, 8, 9)  # rounds left, both totals
COLOURLESS = range(CARD_COLOURS, EXPLOITS)  # Exploits that are about no colour
STALL = FIRST_SCALAR + 6  # turns without a card from the deck, in 40ths
PATIENCE = 6 / 40  # from so many on, a player that knows only one answer would go round in circles
WEARY = 12 / 40  # and from so many on, two that both want the other to take from the deck


@dataclass(frozen=True)
class Layout:
    """Indices into an observation, and actions."""

    name: str
    groups: np.ndarray  # [groups, numbers]
    common: np.ndarray  # [numbers]
    hidden: np.ndarray  # [groups, numbers], of the next seat's observation
    full: np.ndarray  # [numbers], what a hidden number is when all there can be is in that hand
    group_actions: np.ndarray  # [groups, actions]
    common_actions: np.ndarray  # [actions]
    stall: int = -1  # the number that tells how long nothing has come of it, -1: no such thing
    way_out: int = -1  # the action that ends that
    lent: int = 0  # so many numbers at the end of a group are the other hand's: only for a learner
    coming: int = 0  # so many numbers a group tell a critic which cards will come

    @property
    def actions(self) -> np.ndarray:
        """Every action in the order in which the network answers them."""
        return np.concatenate([self.group_actions.ravel(), self.common_actions])

    @property
    def own(self) -> np.ndarray:
        """Every number of a seat's own observation in the order in which the network takes them."""
        return np.concatenate([self.groups.ravel(), self.common])


def layout_of(game: Game) -> Layout:
    """The colours of the card game, the paths of the board; any other game as one group."""
    if game.view_type == CARDS_VIEW:
        return cards()
    return board() if game.view_type == board_rules.VIEW else plain(game)


def cards() -> Layout:
    """`classic` and `duel` with two seats and five colours."""
    groups, hidden, actions = [], [], []
    for c in range(CARD_COLOURS):
        kinds = [c * RANKS + rank for rank in range(RANKS)]
        numbers = [kind * PLANES + plane for kind in kinds for plane in TWO_SEATS]
        told = [JUST_DROPPED + c, *(LYING + k * EXPLOITS + c for k in range(3))]
        groups.append(numbers + [FIRST_SCALAR + n for n in told])
        hidden.append([kind * PLANES + OWN_HAND for kind in kinds])
        actions.append([*(PLAY + k for k in kinds), *(DROP + k for k in kinds), TAKE + c])
    scalars = [
        *PHASES,
        *STOCK,
        *HELD,
        *(LYING + k * EXPLOITS + e for k in range(3) for e in COLOURLESS),
        *MATCH,
    ]
    common = [FIRST_SCALAR + n for n in scalars]
    return Layout(
        "cards", np.array(groups), np.array(common), np.array(hidden), FULL, np.array(actions),
        np.array([DECK, PASS, *range(CLAIM, CLAIM + 5)]), STALL, DECK,
    )  # fmt: skip


BOARD_SCALARS = (*range(12), 14, 15, 18, 19, 22, 23)  # those that two seats use
BOARD_DROPPED, BOARD_OPENING = 26, 31


def board() -> Layout:
    """`board` with two seats: each path with its cards, pawns and tiles."""
    seen, rules = board_numbers, board_rules
    groups, hidden, actions = [], [], []
    for c in range(rules.COLOURS):
        kinds = [c * rules.VALUES + value for value in range(rules.VALUES)]
        numbers = [kind * seen.PLANES + plane for kind in kinds for plane in TWO_SEATS]
        for seat in range(2):
            walk = seen.FIRST_WALK + (seat * rules.COLOURS + c) * seen.WALKS
            numbers += range(walk, walk + seen.WALKS)
        tiles = rules.STEPS * seen.TILE_SORTS
        numbers += range(seen.FIRST_TILE + c * tiles, seen.FIRST_TILE + (c + 1) * tiles)
        numbers += [seen.FIRST_SCALAR + n + c for n in (BOARD_DROPPED, BOARD_OPENING)]
        groups.append(numbers)
        hidden.append([kind * seen.PLANES + OWN_HAND for kind in kinds])
        cards = [*(rules.PLAY + kind for kind in kinds), *(rules.DROP + kind for kind in kinds)]
        actions.append([*cards, rules.TAKE + c, rules.ADVANCE + c])
    common = [seen.FIRST_SCALAR + n for n in BOARD_SCALARS]
    free = [rules.DECK, rules.START_LEADER, rules.START_EXPLORER, rules.DECLINE]
    return Layout(
        "board", np.array(groups), np.array(common), np.array(hidden), np.ones(rules.VALUES),
        np.array(actions),
        np.array(free),
    )  # fmt: skip


def plain(game: Game) -> Layout:
    """All numbers and all actions in one group; the critic sees what the next seat sees, too."""
    everything = np.arange(game.observation)[None]
    none = np.zeros(0, np.int64)
    ones = np.ones(game.observation)
    return Layout(
        game.name, everything, none, everything, ones, np.arange(game.actions)[None], none
    )
