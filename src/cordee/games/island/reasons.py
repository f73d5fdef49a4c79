"""Why an action is refused: a number for compiled code, a word for people, and its §.

The sentences are in the catalogues under `reason-<code>`.
"""

(
    OK, MATCH_OVER, NOT_YOUR_TURN, OTHER_QUESTION, NOT_DEALT, SITE_TAKEN, NOT_YOURS, CANNOT_MOVE,
    NO_HEX_THERE, NOTHING_TO_RESOLVE, NOT_AMONG, NO_HEALING, NOBODY_YET, MUST_FIGHT, NO_ROOM,
    FACE_UP_ONLY, NO_SUCH_ITEM, NO_SUCH_CARD, PRINCIPAL, NOTHING_TO_TAKE, NOT_NOW, CONDITION_FAILS,
    NO_TARGET, POWER_OFF, USED_ALREADY, IS_QUIET,
) = range(26)  # fmt: skip

# code and § of docs/rules/island.md
REASONS: dict[int, tuple[str, int]] = {
    MATCH_OVER: ("match-over", 19),
    NOT_YOUR_TURN: ("not-your-turn", 5),
    OTHER_QUESTION: ("other-question", 5),
    NOT_DEALT: ("not-dealt", 3),
    SITE_TAKEN: ("site-taken", 4),
    NOT_YOURS: ("not-yours", 6),
    CANNOT_MOVE: ("cannot-move", 6),
    NO_HEX_THERE: ("no-hex-there", 6),
    NOTHING_TO_RESOLVE: ("nothing-to-resolve", 7),
    NOT_AMONG: ("not-among", 7),
    NO_HEALING: ("no-healing", 14),
    NOBODY_YET: ("nobody-yet", 7),
    MUST_FIGHT: ("must-fight", 11),
    NO_ROOM: ("no-room", 9),
    FACE_UP_ONLY: ("face-up-only", 20),
    NO_SUCH_ITEM: ("no-such-item", 9),
    NO_SUCH_CARD: ("no-such-card", 10),
    PRINCIPAL: ("principal", 20),
    NOTHING_TO_TAKE: ("nothing-to-take", 12),
    NOT_NOW: ("not-now", 18),
    CONDITION_FAILS: ("condition-fails", 18),
    NO_TARGET: ("no-target", 18),
    POWER_OFF: ("power-off", 13),
    USED_ALREADY: ("used-already", 18),
    IS_QUIET: ("is-quiet", 18),
}
