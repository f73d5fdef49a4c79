"""Why an action is refused: a number for compiled code, a word for people, and its §.

The sentences are in the catalogues under `reason-<code>`.
"""

(
    OK, MATCH_OVER, NOT_YOUR_TURN, NOT_IN_HAND, NOT_LOWEST, NOT_AN_END, BELOW_ROW, ABOVE_ROW,
    PLAY_FIRST, DRAW_NOW, CHOOSE_PAWN, CHOOSE_STEP, PILE_EMPTY, JUST_DROPPED, NO_START_NOW,
    NO_ADVANCE_NOW, NOT_STARTED, AT_CITY,
) = range(18)  # fmt: skip

# code and § of docs/rules/board.md
REASONS: dict[int, tuple[str, int]] = {
    MATCH_OVER: ("match-over", 14),
    NOT_YOUR_TURN: ("not-your-turn", 3),
    NOT_IN_HAND: ("not-in-hand", 3),
    NOT_LOWEST: ("not-lowest", 4),
    NOT_AN_END: ("not-an-end", 16),
    BELOW_ROW: ("below-row", 5),
    ABOVE_ROW: ("above-row", 16),
    PLAY_FIRST: ("play-first", 3),
    DRAW_NOW: ("draw-now", 3),
    CHOOSE_PAWN: ("choose-pawn", 4),
    CHOOSE_STEP: ("choose-step", 8),
    PILE_EMPTY: ("pile-empty", 7),
    JUST_DROPPED: ("just-dropped", 7),
    NO_START_NOW: ("no-start-now", 4),
    NO_ADVANCE_NOW: ("no-advance-now", 8),
    NOT_STARTED: ("not-started", 8),
    AT_CITY: ("at-city", 9),
}
