"""What a round is worth, and who has won: § 12 to 15 and 19 of the rules pages."""

from cordee.core.compile import entry, rule, wide
from cordee.core.contract import Numbers, State, Table
from cordee.games.cards.cards import around, camp_of, size, values, wagers
from cordee.games.cards.exploits import settle_end_exploits


@entry
def row_points(t: Table, row: int) -> int:
    """§ 12, 13: (sum - cost) x (1 + wagers), then the bonus of a long row. Nothing for no row."""
    if row == 0:
        return 0
    points = (values(row) - wide(t.contract)) * (1 + wagers(row))
    if size(row) >= t.bonus_cards:
        points += wide(t.bonus)
    return points


@rule
def hand_values(t: Table, s: State, seat: int) -> int:
    """The number cards of a hand, summed; wagers count nothing."""
    total = 0
    for c in range(t.colours):
        total += values(wide(s.hands[seat, c]))
    return total


@rule
def camp_points(t: Table, s: State, camp: int) -> int:
    """One camp's points for the round as it lies: rows, Exploits, hand penalty."""
    points = 0
    for c in range(t.colours):
        points += row_points(t, wide(s.rows[camp, c]))
    if t.exploits:
        for place in range(len(s.owners)):
            if s.owners[place] == camp:
                points += wide(t.exploit_points)
    if t.penalty:
        for seat in range(t.seats):
            if camp_of(t, seat) == camp:
                points -= hand_values(t, s, seat)
    return points


@rule
def score_round(t: Table, s: State) -> None:
    """The round is over: end Exploits find their owners, and every camp writes its points down."""
    if t.exploits:
        settle_end_exploits(t, s)
    for camp in range(t.camps):
        points = camp_points(t, s, camp)
        s.points[camp] = points
        s.totals[camp] += points


@rule
def next_starter(t: Table, s: State) -> int:
    """§ 14: the best total begins (or the best last round, by option); `s.starter` began last."""
    best = wide(-32768)
    for camp in range(t.camps):
        best = max(best, standing(t, s, camp))
    if t.camps < t.seats:
        # Teams: the leading one, on a tie the last starter's, with its member who did not begin
        # last for it.
        camp = camp_of(t, s.starter)
        if standing(t, s, camp) != best:
            camp = 1 - camp
        return camp if s.begun_by[camp] < 0 else (wide(s.begun_by[camp]) + 2) % 4
    if t.ties_by_age and t.ages[0] >= 0 and standing(t, s, 0) == standing(t, s, 1):
        return wide(t.ages[0])
    for step in range(t.seats):
        seat = around(wide(s.starter) + step, wide(t.seats))
        if standing(t, s, seat) == best:
            return seat
    return wide(s.starter)


@rule
def standing(t: Table, s: State, camp: int) -> int:
    """What decides who begins the next round."""
    return wide(s.points[camp] if t.next_by_round else s.totals[camp])


@rule
def outcome(t: Table, s: State, out: Numbers) -> int:
    """Points and rank (from 1) of every side; answers how the last round ended.

    A team is a side, and co-operation is one side with the sum of both (§ 19).
    """
    if t.cooperation:
        out[0, 0] = wide(s.totals[0]) + wide(s.totals[1])
        out[0, 1] = 1
        return wide(s.ended)
    for camp in range(t.camps):
        rank = 1
        for other in range(t.camps):
            if other != camp and is_ahead(t, s, other, camp):
                rank += 1
        out[camp, 0] = s.totals[camp]
        out[camp, 1] = rank
    return wide(s.ended)


@rule
def is_ahead(t: Table, s: State, camp: int, other: int) -> bool:
    """More points; in `duel` a tie goes to the younger player, where the ages are known."""
    mine, theirs = wide(s.totals[camp]), wide(s.totals[other])
    if mine == theirs and t.ties_by_age and t.ages[0] >= 0:
        return wide(t.ages[1]) == camp
    return mine > theirs
