"""The words of a content pack, as numbers for compiled code: docs/rules/island-content.md."""

from cordee.games.island import state

# What an effect does.
(
    NO_OP, STRENGTH, REROLL, SET_DIE, WOUND, KILL, HEAL, DRAW, DISCARD, STEAL, MOVE, HOLD, REST,
    RELEASE, REVEAL, LOOK, SCOUT, CONTROL, CANCEL, PROTECT, FLEE, NEUTRAL, MONSTER, DISARM,
    CAPACITY, HAND, MUST_FIGHT,
) = range(27)  # fmt: skip
OPS = {
    "strength": STRENGTH, "reroll": REROLL, "set-die": SET_DIE, "wound": WOUND, "kill": KILL,
    "heal": HEAL, "draw": DRAW, "discard": DISCARD, "steal": STEAL, "move": MOVE, "hold": HOLD,
    "rest": REST, "release": RELEASE, "reveal": REVEAL, "look": LOOK, "scout": SCOUT,
    "control": CONTROL, "cancel": CANCEL, "protect": PROTECT, "flee": FLEE, "neutral": NEUTRAL,
    "monster": MONSTER, "disarm": DISARM, "capacity": CAPACITY, "hand": HAND,
    "must-fight": MUST_FIGHT,
}  # fmt: skip

# On what. The first are of no choice, then sides, seats, characters.
(
    T_NONE, T_MY_SIDE, T_THEIR_SIDE, T_ATTACKERS, T_DEFENDERS, T_OTHER_SEAT,
    T_SELF, T_OWN, T_OWN_HERE, T_COMPANION, T_ANY_HERE, T_ENEMY_HERE, T_ENEMY, T_PARTY, T_BEATEN,
    T_DOOMED, T_NEUTRAL_HERE, T_FIGHT_ENEMY, T_ANY,
) = range(19)  # fmt: skip
FIRST_CHARACTER_TARGET = T_SELF
TARGETS = {
    "none": T_NONE, "my-side": T_MY_SIDE, "their-side": T_THEIR_SIDE, "attackers": T_ATTACKERS,
    "defenders": T_DEFENDERS, "other-player": T_OTHER_SEAT, "self": T_SELF, "own": T_OWN,
    "own-here": T_OWN_HERE, "companion": T_COMPANION, "any-here": T_ANY_HERE,
    "enemy-here": T_ENEMY_HERE, "enemy": T_ENEMY, "party": T_PARTY, "beaten": T_BEATEN,
    "doomed": T_DOOMED, "neutral-here": T_NEUTRAL_HERE, "their-fighter": T_FIGHT_ENEMY,
    "any": T_ANY,
}  # fmt: skip

WINDOWS = {
    "passive": state.PASSIVE, "start": state.W_START, "moved": state.W_MOVED,
    "location": state.W_LOCATION, "drawn": state.W_DRAWN, "contest": state.W_CONTEST,
    "dice": state.W_DICE, "prize": state.W_PRIZE, "wound": state.W_WOUND,
    "played": state.W_PLAYED, "monster": state.W_MONSTER, "end": state.W_END,
}  # fmt: skip

# Conditions, as bits. Those of the seat come first: they alone decide, openly, who is asked.
IF_OWN_TURN, IF_OTHER_TURN, IF_ATTACKING, IF_DEFENDING, IF_INVOLVED, IF_BYSTANDER = (
    1, 2, 4, 8, 16, 32,
)  # fmt: skip
IF_ENCOUNTER, IF_NEUTRAL, IF_OPPONENT, IF_MONSTER = 64, 128, 256, 512
IF_FIGHT = IF_ENCOUNTER | IF_NEUTRAL | IF_OPPONENT | IF_MONSTER
IF_TAKES_PART, IF_HERE, IF_LOSING, IF_DEATH, IF_ON_CAMP, IF_OFF_CAMP, IF_ALONE, IF_COMPANY = (
    1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15, 1 << 16, 1 << 17,
)  # fmt: skip
IF_SHORE, IF_INNER = 1 << 18, 1 << 19
IF_STRUCK, IF_ANOTHERS = 1 << 20, 1 << 21  # of the seat: whose wound, whose play it is
CONDITIONS = {
    "own-turn": IF_OWN_TURN, "other-turn": IF_OTHER_TURN, "attacking": IF_ATTACKING,
    "defending": IF_DEFENDING, "involved": IF_INVOLVED, "bystander": IF_BYSTANDER,
    "encounter": IF_ENCOUNTER, "neutral": IF_NEUTRAL, "opponent": IF_OPPONENT,
    "monster": IF_MONSTER, "takes-part": IF_TAKES_PART, "here": IF_HERE, "losing": IF_LOSING,
    "death": IF_DEATH, "on-camp": IF_ON_CAMP, "off-camp": IF_OFF_CAMP, "alone": IF_ALONE,
    "company": IF_COMPANY, "shore": IF_SHORE, "inner": IF_INNER,
    "struck": IF_STRUCK, "anothers": IF_ANOTHERS,
}  # fmt: skip

TRAITS = {"beast": 1, "people": 2, "nature": 4, "spirit": 8}
PEOPLE = TRAITS["people"]

# Victories of one's own card.
NO_GOAL, HEALER, SLAYER, EXPLORER, COLLECTOR, LEADER, HUNTER, CAMPER, REUNION = range(9)
GOALS = {
    "healer": HEALER, "slayer": SLAYER, "explorer": EXPLORER, "collector": COLLECTOR,
    "leader": LEADER, "hunter": HUNTER, "camper": CAMPER, "reunion": REUNION,
}  # fmt: skip
