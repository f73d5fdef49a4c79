# The island.
reason-other-question = Something else has to be decided now.
reason-not-dealt = { $what } was not dealt to you.
reason-site-taken = Another start hex lies at place { $what }.
reason-not-yours = You do not control that character: { $what }.
reason-cannot-move = It has moved already, or sits this turn out: { $what }.
reason-no-hex-there = There is no hex for you in that direction: { $what }.
reason-nothing-to-resolve = Nobody of yours has just come to { $what }.
reason-not-among = That is none of those who can be named now: { $what }.
reason-no-healing = Only a wounded character that has just come to a camp can be healed: { $what }.
reason-nobody-yet = Somebody has to take part.
reason-must-fight = One of your characters here cannot pass an opponent by.
reason-no-room = There is no room for another piece of equipment.
reason-face-up-only = Equipment lies face up here.
reason-no-such-item = There is no such piece of equipment: { $what }.
reason-no-such-card = You do not have that many cards: { $what }.
reason-principal = In the advanced game nobody can take control of a Principal.
reason-nothing-to-take = There is nothing of that sort to take.
reason-not-now = This cannot be used at this moment.
reason-condition-fails = Its conditions are not fulfilled now.
reason-no-target = There is nobody and nothing that it could work on now.
reason-power-off = A wounded character uses neither power nor equipment.
reason-used-already = It has worked already in this contest or turn.
reason-is-quiet = You have said: not until my turn.

line-victory = victory
line-characters = characters controlled
line-strength = their strength

end-domination = Somebody dominates the island: the game is over.
end-own-goal = Somebody has reached the victory of their own card: the game is over.
end-last-one = Only one player is left: the game is over.
end-capped = The last round is over: the game is over.
end-nobody-left = Nobody is left on the island: the game is over.

fault-bad-notation-island = “{ $text }” is not a move: expected a verb and a name or number, such as move kate ne, resolve c3, fight sawyer, use sun, play 1, or pass.
fault-island-size = In the advanced game the number of players decides the size of the island: leave out size={ $size }.
option-rules = The rules: “basic” or “advanced” (island).
option-size = The size of the island, 4 to 8, or “auto” (island, basic).
option-healing = Who sits a turn out to heal: the “character”, or the whole “turn” of the player (island).
option-neutralised = When a Principal counts as neutralised: “held” through a turn, or “literal”: unable to move for whatever reason (island).
option-ghost = The first player out steers the Monster (island).
option-round-cap = Rounds after which the game ends in a ranking, or “none” (island).

expected-flag = true or false
expected-several = a list with some of { $values }
expected-two-languages = a text for fr and one for en
expected-table = a table of its own
expected-effects = a list of at most { $most } effects
expected-entries = entries [[{ $sort }]]
expected-id = small letters, digits and hyphens, beginning with a letter
expected-new-id = a name that no other entry has

fault-island-twice = { $name } is controlled by two players.
fault-island-two-victories = Two players cannot both have won.
fault-island-no-colon = “{ $entry }” is no entry: expected characters: kate jack, or victory: yes.
fault-island-entry = There is no entry “{ $entry }”: expected “characters” or “victory”.
fault-island-nobody = There is no character “{ $name }”: expected some of { $known }.
fault-island-yes = “{ $value }” is neither yes nor no.
island-ask-characters = characters controlled at the end, such as kate ana-lucia:
island-ask-victory = victory (yes or Enter):

island-title = Round { $round } of { $cap } · deck { $deck } · { $turn }
island-turn-yours = your turn
island-turn-named = turn: { $name }
island-legend = ▲ camp  ■ equipment  ! encounter  M Monster  + wounded  * Principal  ° face down  ~ shore  · inner
island-start = start hex { $number }
island-beside = beside { $places }
island-seat = player (cards)
island-character = character
island-place = place
island-state = state
island-carries = carries
island-out = out
island-neutral = neutral
island-wounded = wounded
island-healing = healing
island-held = held
island-sits-out = sits out
island-contest = Contest at { $place }:
island-strength = strength { $strength }
island-won = won: { $effects }
island-lost = lost: { $effects }
island-camp = camp
island-rule = { $head }: { $what }
island-and = { $first }; { $second }
island-against = against { $traits }
island-once = , then it is used up

island-op-strength = { $amount } for { $target }
island-op-reroll = reroll the die of { $target }
island-op-set-die = the die of { $target } shows { $amount }
island-op-wound = wound { $target }
island-op-kill = kill { $target }
island-op-heal = heal { $target }
island-op-draw = { $amount ->
    [1] draw a card
   *[other] draw { $amount } cards
}
island-op-discard = { $target } discards { $amount } at random
island-op-steal = steal from { $target }
island-op-move = move { $target } one hex
island-op-hold = hold { $target } for its next turn
island-op-rest = { $target } sits out the next turn
island-op-release = free { $target } from what holds it
island-op-reveal = show the hand and hidden equipment of { $target }
island-op-look = look at the hand of { $target }
island-op-scout = look at an unexplored hex beside { $target }
island-op-control = take control of { $target }
island-op-cancel = cancel it
island-op-protect = it does not happen
island-op-flee = the contest ends without a result
island-op-neutral = { $amount ->
    [1] a neutral character arrives
   *[other] { $amount } neutral characters arrive
}
island-op-monster = { $amount ->
    [0] the Monster is destroyed
   *[other] move the Monster one hex
}
island-op-disarm = { $target } drops all equipment
island-op-capacity = carries up to { $amount }
island-op-hand = { $amount } more cards may be kept
island-op-must-fight = must confront an opponent where it arrives

island-target-none = nobody
island-target-my-side = one's own side
island-target-their-side = the other side
island-target-attackers = the attackers
island-target-defenders = the defenders
island-target-other-player = another player
island-target-self = this character
island-target-own = a character of one's own
island-target-own-here = a character of one's own here
island-target-companion = a companion here
island-target-any-here = another character here
island-target-enemy-here = an opponent's character here
island-target-enemy = an opponent's character
island-target-party = one of those who take part
island-target-beaten = the beaten character
island-target-doomed = the one who is struck
island-target-neutral-here = a neutral character here
island-target-their-fighter = somebody of the other side
island-target-any = any character

island-when-passive = Always
island-when-start = Start of a turn
island-when-moved = Somebody has moved
island-when-location = Before a location
island-when-drawn = A card was drawn
island-when-contest = Contest declared
island-when-dice = Dice rolled
island-when-prize = Contest won
island-when-wound = Wound or death
island-when-played = Something was played
island-when-monster = The Monster stirs
island-when-end = End of a turn

island-if-own-turn = own turn
island-if-other-turn = another's turn
island-if-attacking = attacking
island-if-defending = defending
island-if-involved = involved
island-if-bystander = not involved
island-if-encounter = with an encounter
island-if-neutral = with a neutral character
island-if-opponent = with an opponent
island-if-monster = with the Monster
island-if-takes-part = taking part
island-if-here = on the spot
island-if-losing = not ahead
island-if-death = on a death
island-if-on-camp = on a camp
island-if-off-camp = away from camps
island-if-alone = alone
island-if-company = in company
island-if-shore = on the shore
island-if-struck = one's own character is struck
island-if-anothers = another's play
island-if-inner = inland

island-trait-beast = beasts
island-trait-people = people
island-trait-nature = nature
island-trait-spirit = spirits

island-goal-healer = Wins having healed a character of each opponent
island-goal-slayer = Wins when the Monster is defeated
island-goal-explorer = Wins with { $amount } hexes explored
island-goal-collector = Wins with { $amount } pieces of equipment
island-goal-leader = Wins with { $amount } characters
island-goal-hunter = Wins with { $amount } encounters beaten
island-goal-camper = Wins on { $amount } camps at once
island-goal-reunion = Wins on one hex with { $other }, whoever plays them, with { $amount } characters of one’s own
island-goal-advanced = { $goal } ({ $amount } in the advanced game)

island-ask-keep = Which character is your Principal?
island-ask-site = Where do you put your start hex?
island-ask-move = Move a character.
island-ask-resolve = Which location next?
island-ask-join = Who takes part?
island-ask-fight = Fight an opponent here, or go on?
island-ask-help = Who helps to defend?
island-ask-item = What becomes of this piece?
island-ask-neutral = Try to win a neutral character over?
island-ask-give = Give equipment to a companion?
island-ask-to = To whom?
island-ask-discard = Too many cards: discard one.
island-ask-prize = You have won: what do you take?
island-ask-wound = Who is struck?
island-ask-choose = On whom?
island-ask-seat = Which player?
island-ask-toward = In which direction?
island-ask-window = You may play something.

island-did-keep = { $name }: { $what } is the Principal.
island-did-site = { $name }: start hex { $what }.
island-did-move = { $name }: { $what }.
island-did-resolve = { $name }: location { $what }.
island-did-join = { $name }: { $what } takes part.
island-did-heal = { $name }: { $what } is healed here.
island-did-fight = { $name }: contest with { $what }.
island-did-help = { $name }: { $what } helps.
island-did-take = { $name }: { $what } takes the equipment.
island-did-hide = { $name }: { $what } takes the equipment, face down.
island-did-give = { $name }: equipment given ({ $what }).
island-did-to = { $name }: the equipment goes to { $what }.
island-did-wound = { $name }: the blow falls on { $what }.
island-did-choose = { $name }: the choice falls on { $what }.
island-did-use = { $name }: equipment used – { $what }.
island-did-use-now = { $name }: the equipment is used right away.
island-did-use-power = { $name }: { $what } uses a power.
island-did-play = { $name }: card played – { $what }.
island-did-discard = { $name }: card discarded – { $what }.
island-did-seat = { $name }: the choice falls on { $what }.
island-did-toward = { $name }: direction chosen, { $what }.
island-did-seize = { $name }: equipment won – { $what }.
island-did-all = { $name }: all of them.
island-did-done = { $name }: that is all.
island-did-draw = { $name }: the card of the hex comes into play.
island-did-leave = { $name }: the equipment stays there.
island-did-bury = { $name }: the equipment stays there, face down.
island-did-prize = { $name }: the prize, { $what }.
island-did-pass = { $name }: pass.
island-did-not-until-my-turn = { $name }: pass until their turn.

island-told-hex = At { $place }: { $what }.
island-told-won = Contest at { $place }: { $first } { $sum } (die { $die }) against { $second } { $against } (die { $other }). Won by { $who }.
island-told-tie = Contest at { $place }: { $first } { $sum } (die { $die }) against { $second } { $against } (die { $other }). A tie: nothing happens.
island-told-wounded = { $who } is wounded.
island-told-healed = { $who } is healed.
island-told-dead = { $who } dies.
island-told-joined = { $name }: { $who } joins.
island-told-arrived = A neutral character arrives: { $who }.
island-told-monster = The Monster is at { $place }.
island-told-monster-down = The Monster is beaten.
island-told-goal-healer = { $name }: the victory of the card { $who } is reached: a character of each opponent healed.
island-told-goal-slayer = { $name }: the victory of the card { $who } is reached: the Monster is defeated.
island-told-goal-explorer = { $name }: the victory of the card { $who } is reached: { $amount } hexes explored.
island-told-goal-collector = { $name }: the victory of the card { $who } is reached: { $amount } pieces of equipment.
island-told-goal-leader = { $name }: the victory of the card { $who } is reached: { $amount } characters.
island-told-goal-hunter = { $name }: the victory of the card { $who } is reached: { $amount } encounters beaten.
island-told-goal-camper = { $name }: the victory of the card { $who } is reached: { $amount } camps at once.
island-told-goal-reunion = { $name }: the victory of the card { $who } is reached: one hex with { $other } and { $amount } characters of one’s own.

island-pending-setup = Set-up
island-pending-turn = Turn
island-pending-location = Location
island-pending-draw = Cards
island-pending-gain = Cards
island-pending-item = Equipment
island-pending-contest = Contest
island-pending-reroll = Die
island-pending-wound = Wound
island-pending-window = Window
island-pending-played = Played:
island-pending-effects = Effect
island-pending-step = Step
island-pending-lot = Lot
island-pending-monster = The Monster
island-pending-look = Look
island-pending-arrive = Arrival
help-moves-island =
    keep locke, site 12, move kate ne (ne e se sw w nw), resolve c3, join jack, heal jack, all, done,
    fight sawyer or draw, help sun, take kate, hide kate, use, leave, bury, give kate 1, to sun,
    prize control, prize event, prize none, seize 1, wound hurley, choose sun, seat 2, toward ne,
    use sun (a power), use kate 1 (equipment), play 1, discard 2, pass, not-until-my-turn
