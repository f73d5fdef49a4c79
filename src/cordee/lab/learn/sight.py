"""The other hand, lent to a learner: it sees all of it at first, then less and less of it.

Long games, in which a card is put down to be fetched later, are hard to find for one who has to
guess what the other waits for; one who sees it finds them, and keeps to them when it sees no more.
"""

from dataclasses import replace

import numpy as np

from cordee.bots.champion.layout import Layout


def seeing(layout: Layout, observation: int) -> Layout:
    """The layout with the next seat's hand in it; what follows the `observation` of a seat's own
    numbers are those of the next seat."""
    groups = np.concatenate([layout.groups, layout.hidden + observation], axis=1)
    return replace(layout, groups=groups, lent=layout.hidden.shape[1])
