"""Why an action is refused: a number for compiled code, a word for people, and its §.

The sentences are in the catalogues under `reason-<code>`.
"""

(
    OK, MATCH_OVER, NOT_YOUR_TURN, NO_COLOUR_DIE, NO_NUMBER_DIE, NUMBER_TOO_LOW, COLUMN_FULL,
    ZERO_TICKS, ALREADY_TICKED, ROUND_BOX_LOST, COLUMN_NOT_FULL, TOP_MARKED, NO_ARTEFACT_LEFT,
    ACCELERATE_NOW, NO_ACCELERATION, NO_ORDER_OF_TWO, ALREADY_IN_ORDER, ORDER_TOO_LATE,
) = range(18)  # fmt: skip

REASONS: dict[int, tuple[str, int]] = {
    MATCH_OVER: ("match-over", 13),
    NOT_YOUR_TURN: ("not-your-turn", 3),
    NO_COLOUR_DIE: ("no-colour-die", 4),
    NO_NUMBER_DIE: ("no-number-die", 4),
    NUMBER_TOO_LOW: ("number-too-low", 6),
    COLUMN_FULL: ("column-full", 9),
    ZERO_TICKS: ("zero-ticks", 5),
    ALREADY_TICKED: ("already-ticked", 5),
    ROUND_BOX_LOST: ("round-box-lost", 5),
    COLUMN_NOT_FULL: ("column-not-full", 9),
    TOP_MARKED: ("top-marked", 9),
    NO_ARTEFACT_LEFT: ("no-artefact-left", 8),
    ACCELERATE_NOW: ("accelerate-now", 7),
    NO_ACCELERATION: ("no-acceleration", 7),
    NO_ORDER_OF_TWO: ("no-order-of-two", 12),
    ALREADY_IN_ORDER: ("already-in-order", 12),
    ORDER_TOO_LATE: ("order-too-late", 12),
}
