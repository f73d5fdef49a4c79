"""Every card that may come next, and what is seen once it has come: in compiled code."""

from cordee.core.bits import lowest
from cordee.core.compile import entry, wide
from cordee.core.contract import Numbers, look, observe, owing, settle
from cordee.core.drive import Records

SEATS = 2


@entry
def foretell(
    tables: Records, states: Records, futures: Records, seats: Numbers, views: Records,
    seen: Numbers,
) -> int:  # fmt: skip
    """What would be after each card that may come: who is to move, and what that seat and the next
    one see. Answers how many cards there are; 0: a hand is being dealt, or only one can come."""
    t = tables[0]
    many = wide(states[0].chance_size)
    if many < 2:
        return 0
    for i in range(many):
        s = futures[i]
        futures[i] = states[0]
        settle(t, s, i)
        mask = owing(t, s)
        if s.chance_source or mask == 0:
            return 0
        seats[i] = lowest(mask)
        for step in range(seen.shape[0]):
            look(t, s, (seats[i] + step) % SEATS, views[0])
            observe(t, views[0], seen[step, i])
    return many
