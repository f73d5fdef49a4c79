"""The order in which cards will come, told to the critic.

Most of what happens between two decisions is luck. A critic that knows the whole deck has counted
that luck already, so that what is left of an advantage is what the decision did. The player itself
is never told: it learns from such advantages, and they are right on average.
"""

from dataclasses import replace

import numpy as np

from cordee.bots.champion.layout import CARD_COLOURS, Layout
from cordee.core.chance import nth, stream
from cordee.core.compile import entry, rule, wide
from cordee.core.contract import Numbers, State
from cordee.core.drive import Records
from cordee.core.game import Game
from cordee.games.cards.state import DECK_OF_ROUND, RANKS
from cordee.games.cards.state import STATE as CARDS_STATE

# Of each kind of card, added up over its copies that are still face down:
LATER, SOON, MINE = range(3)
TOLD = 3
HORIZON = 60.0  # LATER falls along a line that ends after so many cards
FADING = 0.8  # SOON falls by so much a card; so does MINE, negative where the other would draw it
PER_COLOUR = RANKS * TOLD
NUMBERS = CARD_COLOURS * PER_COLOUR


def can_foresee(game: Game) -> bool:
    """Whether the game has a deck that `foretell` knows."""
    return bool(game.state_type == CARDS_STATE)


def foreseeing(layout: Layout) -> Layout:
    """The layout with a critic that is told what comes."""
    return replace(layout, coming=PER_COLOUR)


@rule
def foretell(s: State, match: int, low: np.uint64, draws: Numbers, out: Numbers) -> None:
    """Writes when each kind of card will come, if nothing but the deck is drawn from.

    The bag is drawn from as `draw_card` of the rules will, but the cards are put behind those that
    are left, and then everything is put back where it was.
    """
    for number in range(len(out)):
        out[number] = 0.0
    source = DECK_OF_ROUND + wide(s.chapter)
    seed = stream(np.uint64(match), low, source)
    first, left = wide(draws[source]), wide(s.left)
    soon = 1.0
    for n in range(left):
        place, last = nth(seed, first + n, left - n), left - n - 1
        kind = wide(s.bag[place])
        s.bag[place] = s.bag[last]
        s.bag[last] = kind
        out[kind * TOLD + LATER] += 1.0 - n / HORIZON
        out[kind * TOLD + SOON] += soon
        out[kind * TOLD + MINE] += soon if n % 2 == 0 else -soon
        soon *= FADING
    for n in range(left - 1, -1, -1):
        place, last = nth(seed, first + n, left - n), left - n - 1
        kind = s.bag[place]
        s.bag[place] = s.bag[last]
        s.bag[last] = kind


@entry
def foretell_lanes(
    states: Records, lanes: Records, draws: Numbers, low: np.uint64, out: Numbers
) -> None:
    """For every lane, out[:, lane]."""
    for i in range(len(states)):
        foretell(states[i], wide(lanes[i].match), low, draws[:, i], out[:, i])
