"""Why an action is refused: a number for compiled code, a word for people, and its §.

The sentences are in the catalogues under `reason-<code>`.
"""

(
    OK, MATCH_OVER, NOT_YOUR_TURN, NO_SUCH_COLOUR, NOT_IN_HAND, NOT_HIGHER, WAGER_TOO_LATE,
    PLAY_FIRST, DRAW_NOW, PILE_EMPTY, JUST_DROPPED, NO_DISCARD_NOW, NO_DRAW_NOW, NO_PASS_NOW,
    NO_EXPLOITS, CLAIMED_BY_ITSELF, EXPLOIT_TAKEN, EXPLOIT_AT_END, EXPLOIT_NOT_DONE, NO_CLAIM_NOW,
) = range(20)  # fmt: skip

# code, § of the classic page, § of the duel page
REASONS: dict[int, tuple[str, int, int]] = {
    MATCH_OVER: ("match-over", 14, 14),
    NOT_YOUR_TURN: ("not-your-turn", 3, 3),
    NO_SUCH_COLOUR: ("no-such-colour", 1, 1),
    NOT_IN_HAND: ("not-in-hand", 3, 3),
    NOT_HIGHER: ("not-higher", 5, 5),
    WAGER_TOO_LATE: ("wager-too-late", 6, 6),
    PLAY_FIRST: ("play-first", 3, 3),
    DRAW_NOW: ("draw-now", 3, 3),
    PILE_EMPTY: ("pile-empty", 8, 8),
    JUST_DROPPED: ("just-dropped", 9, 9),
    NO_DISCARD_NOW: ("no-discard-now", 18, 10),
    NO_DRAW_NOW: ("no-draw-now", 18, 10),
    NO_PASS_NOW: ("no-pass-now", 3, 3),
    NO_EXPLOITS: ("no-exploits", 21, 16),
    CLAIMED_BY_ITSELF: ("claimed-by-itself", 21, 18),
    EXPLOIT_TAKEN: ("exploit-taken", 21, 18),
    EXPLOIT_AT_END: ("exploit-at-end", 21, 19),
    EXPLOIT_NOT_DONE: ("exploit-not-done", 21, 17),
    NO_CLAIM_NOW: ("no-claim-now", 21, 18),
}
