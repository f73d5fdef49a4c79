# The page in the browser.
tagline = the Lost Cities table
front-title = Where shall we go today?
front-lead = One table for the whole Lost Cities family: choose a game, and it begins.
choose-game = The games
my-games = My games
your-turns = { $n ->
    [one] your turn in one game
   *[other] your turn in { $n } games
}
open-tables = Tables open to all
fan-edition = An unofficial fan edition, not connected with the authors and publishers. Pictures and words are our own.
for-players = { $from } to { $to } players
game-classic = Lost Cities
game-classic-about = Five expeditions, ever higher cards: do you dare to set out?
game-duel = Duel
game-duel-about = Face to face, with Research cards and, if you like, Exploits.
game-board = The board game
game-board-about = Your pawns follow five paths, cross the bridges and look for artefacts.
game-roll = Roll & Write
game-roll-about = Six dice for all, a sheet for each: write, tick, accelerate.

game-island = The island
game-island-about = Castaways, an island to explore hex by hex, a Monster: who will make it?

nav-main = Navigation
nav-games = My games
nav-settings = Settings
nav-learn = Learn
nav-rules = Rules
nav-pad = Score pad
to-front = Front page
skip-to-main = Skip to content
close = Close
menu = Menu
no-such-place = There is nothing here.
page-failed = This page could not be loaded.
try-again = Try again
network-away = The service does not answer. Check the network; the page tries again by itself.
preparing = The games are being prepared ({ $done } of { $of }): one moment.

start-bot = Play against a bot
start-invite = Invite somebody
start-here = Several on this screen
options = Options
options-lead = These are the published rules. Change what your table likes better.
players-how-many = Number of players
teams-note = With four: two teams, partners opposite.
setting-first = Who begins
setting-memory-aid = The journal keeps the cards seen before
setting-ages = From the oldest to the youngest
setting-stall-limit = Turns without the deck before a round stops
setting-rounds = Rounds
setting-colours = Colours (6: the long game)
setting-hand-penalty = Cards left in hand are deducted
setting-cooperation = Together, for one total
setting-open-piles = The piles can be looked through
setting-next-starter = Who begins the next round
setting-games = Games in a row
setting-exploits = Play with five Exploits
setting-claim = How Exploits are taken
setting-direction = The direction of rows
setting-start = The first card of an expedition
setting-take-back = The card just discarded can be taken back
setting-final-floor = Artefacts do not take a total below zero
setting-rules = The rules
setting-size = The size of the island
setting-healing = What healing costs
setting-neutralised = When a Principal counts as neutralised
setting-ghost = The first player out steers the Monster
setting-round-cap = Rounds before a ranking
setting-order = How the others play
option-bot = The bot
bot-which = greedy follows a few simple rules; search:1 to search:5 play less well, search:6 thinks; champion, at cards for two, is the strongest; champion+ takes longer and does a little better in a single round.
option-clock = Time for each decision; after that a bot plays for you.
option-listed = Show the table to everybody on the front page.
names-here = Names, for several on this screen
clock-60 = 1 minute
clock-300 = 5 minutes
clock-86400 = 1 day
value-on = yes
value-off = no
value-none = none
value-random = at random
value-total = the total
value-round = the last round
value-signal = by signal
value-auto = by themselves
value-rising = rising
value-either = either way
value-lowest = the lowest
value-free = free
value-together = together
value-aloud = in turn, aloud

status-waiting = Waiting for players
status-playing = Being played
status-over = The game is over
your-turn = Your turn
waiting-for = Waiting for { $names }
state-connecting = Connecting to the table…
state-lost = Connection lost: reconnecting…
state-lost-pending = Connection lost: your move will be sent when it is back.
state-unconfirmed = Sent, not confirmed yet…
state-removed = The host has sent you away from this table.
state-no-table = This table does not exist, or no longer.
state-preparing = The game is being prepared…
state-stand-in = A bot plays for you
table-of = Table: { $game }
table-closed = The host has closed this table.
you-watch = You are watching this game.
time-left = Time left
side-panel = Journal and chat
journal = Journal
journal-nothing = Nothing yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
hint = A hint
hint-says = The bot would play: { $move }
hint-over = { $gain ->
    [0] The bot would: { $move }. It expects as much of: { $other }.
   *[other] The bot would: { $move }, rather than: { $other }. It expects { $shown } points more.
}
hint-over-chance = { $gain ->
    [0] The bot would: { $move }. It expects as much of: { $other }.
   *[other] The bot would: { $move }, rather than: { $other }. It sees { $shown } % more chance to win.
}
watching = { $n ->
    [1] One person is watching
   *[other] { $n } people are watching
}
watching-more = { $n ->
    [1] and one person without a name
   *[other] and { $n } people without a name
}
somebody = somebody
send-away = Send { $name } away
table-is-locked = The table is closed to newcomers.
undo = Take my move back
agree = Agreed
disagree = No
withdraw = Withdraw
proposal-undo = { $name } would like to take a move back.
proposal-replace = A bot in place of { $name }?
proposal-waits = Waiting for the others.
lock = Close the table to newcomers
unlock = Open the table again
replace-absent = A bot in place of { $name }
let-bot-play = Let a bot play for me
take-back-seat = Take my seat back
resign = Give up
resign-sure = Yes, give up
view-text = The table as text
view-board = The table as a picture
sound-on = Sound on
sound-off = Sound off

seats-title = { $game }: the seats
seat-free = free seat
seat-kept = is expected
seat-bot = A bot here
sit-here = Sit here
stand = Stand up
offline = away
close-table = Close this table
bot-name = Bot { $bot }
invite-title = Invite
invite-lead = Send this link, or have this code scanned. Whoever comes first sits down.
invite-only-here = This link opens on this computer only. For other devices on the network, start Cordée again with --lan.
invite-text = A game of { $game }?
code-alt = Code to scan: the link of the table
link = Link of the table
share-link = Share the link
link-copied = Link copied.
curtain-title = { $name }, your turn
curtain-text = Pass the screen. Nobody else is looking?
curtain-open = Show my cards

card-name = { $value } { $colour }
card-wager = { $game ->
    [duel] research { $colour }
   *[other] wager { $colour }
}
wager-word = { $game ->
    [duel] research
   *[other] wager
}
cards-word = cards
deck-of = Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
pile-of = Pile { $colour }: { $card } on top, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
pile-empty = Pile { $colour } is empty
piles = Piles
rows-of = Rows of { $names }
rows-own = Your rows
own-hand = Your hand
held = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
known-card = Seen when taken: { $card }
total-so-far = { $points } points
act-play = Play
act-drop = Discard
act-pass = Done
cards-ask-play = Choose a card, then play or discard it.
cards-ask-draw = Take a card: the deck or a pile.
cards-ask-extra = The deck is out. { $cards ->
    [one] One more card to play, if you like.
   *[other] { $cards } more cards to play, if you like.
}
exploit-claim = claim
exploits-taken = Exploits: { $n } of { $of } taken
stall-now = { $turns } turns without the deck
legal-moves = Possible moves
no-moves-now = Nothing to decide now.
type-move = A move in words
send-move = Play it
table-in-words = The table
memory-title = What was seen

go-on = Go on
see-result = See the result
see-table = See the table
see-replay = Watch it again
download-record = Download
rematch = Rematch
rematch-loser = Rematch, the last one begins
rematch-go = The rematch is waiting
score-line = Line
score-sum = Sum
score-points = Points
deal-proved = Deal proved: the secret is the one promised before the match, your number went into it, and the seed they make is the seed of the match.
deal-sound = The secret, the numbers and the seed of the match agree; this page was not there before the deal to see the promise.
deal-broken = Careful: the deal is not what had been promised.
deal-unwatched = The deal could not be checked here; the command cordee verify does it.
deal-how = What was checked
deal-check-promise = The revealed secret has the fingerprint that was shown.
deal-check-watched = It is the fingerprint this browser was given before it gave its number.
deal-check-own = Your number is among those that were used.
deal-check-played = The seed made anew from the secret and the numbers is the record's.
deal-seed = Seed made anew:
deal-rest = That every card follows from this seed, the command cordee verify replays from the downloaded record.

# The board and the sheet.
paths = Paths
path-of = Path { $colour }: your pawn is on step { $step }
step-of = Step { $step }: { $points } points
tile-artefact = artefact tile
tile-step = step tile
tile-points = tile of { $points } points
pawn-of = Explorer of { $name }
pawn-leader = Leader of { $name }
bridges-crossed = Pawns beyond a bridge: { $n } of { $of }
artefacts-count = { $n ->
    [one] 1 artefact
   *[other] { $n } artefacts
}
act-leader = The leader (counts twice)
act-explorer = An explorer
act-decline = No step
paths-ask-advance = Advance a pawn by one step, if you like.
roll-turn = Turn { $turn } · { $name } rolls
roll-artefacts-short = art.
roll-refusals-short = ref.
roll-you-are-done = Your choice is made; the others are choosing.
roll-act-tick = tick the round box
roll-act-top = tick the artefact
roll-act-accelerate = accelerate
roll-act-refuse = Refuse the dice
roll-act-stop = Stop
roll-act-in-order = Ask for turn order
dice-ask-choose = Choose a colour die and a number die, then a box.
dice-ask-accelerate = Acceleration: choose a column, or stop.
die-colour = Die { $colour }
die-number = Die { $number }
write-here = write { $what }
box-of = { $colour }, box { $box }
top-of = { $colour }, artefact on top
round-of = { $colour }, round box
bridge-won = Bridge crossed: it pays
bridge-late = Bridge crossed too late
bridge-gone = Bridge already taken
bridge-open = Bridge still to be had

# Pages: rules, watching again, games, settings.
loading = One moment…
rules-contents = Contents
play-this = Play
mark-arbitrage = Le livret laisse ce point ouvert : nous l'avons tranché.
mark-maison = Un choix propre à Cordée.
mark-ruling = The rulebook leaves this open: our ruling.
mark-house = A choice of Cordée's own.
again-title = Watch a game again
again-none = This game does not exist, or is not over.
again-back = Previous move
again-next = Next move
again-run = Run
again-pause = Pause
again-step = Move { $n } of { $of }
again-eyes = Through the eyes of
again-all = All cards
again-eyes-of = The eyes of { $name }
again-start = The deal, before the first move.
no-games-yet = No game is running.
finished-games = Finished games
nothing-finished = None yet.
bring-record = Bring a game
bring-record-lead = A .cordee file, to watch and share it.
my-name = My name at the table
save = Save
saved = Saved.
language = Language
theme = Appearance
theme-system = as the system
theme-light = light
theme-dark = dark
motion = Moving cards
motion-system = as the system
motion-on = yes
motion-off = no
sound = Sounds
device-title = Another device
device-lead = A secret code takes your seats to another device. It is shown only once.
device-code = Show a code
device-enter = I have a code
device-go = Take my seats
recovered = Your seats are here.
forget-title = My data
forget-lead = Deletes your name and keys; games you played stay, without your name.
forget = Delete my data
forget-sure = Yes, delete everything
forgotten = Deleted.

# The score pad.
pad-lead = With the box on the table: fill each sheet by touch, the rules do the counting.
pad-variant = Variant
pad-published = published rules
variant-coop = hand in hand
variant-penalty = nothing in hand
variant-long = six colours
variant-single = one round
variant-exploits = with Exploits
variant-three = three games
variant-short = short game
variant-either = either way
variant-aloud = in turn, aloud
variant-advanced = advanced rules
variant-ghost = the first one out leads the Monster
players-n = { $n } players
pad-whose = The sheet of
pad-rounds = Rounds
pad-name = Name
pad-next-round = Next round
pad-print = Print
pad-empty = Nothing written yet.
pad-less = Less
pad-more = More
pad-step = pawn on step { $step }
pad-round = Round box
pad-erase = Erase the last one
pad-wagers = { $game ->
    [duel] Research cards: { $n }
   *[other] Wagers: { $n }
}
pad-leader = Path of the leader
pad-tiles = Points tiles
pad-artefacts = Artefacts
pad-refusals = Refusals
pad-exploits = Exploits
pad-bridges = Bridges that pay
pad-hand = Cards left in hand
pad-characters = Characters controlled at the end
pad-victory = Victory

# The guided first game.
learn-next = I see
learn-try = Your turn: try it.
learn-wait = The other one plays, one moment…
learn-done = You know what matters. Finish this game, or start a real one.
learn-real = A real game
learn-classic-goal = Each colour is an expedition. Your rows are below, the other's above; between them a pile for each colour. The aim: rows that bring more than they cost.
learn-classic-play = Touch a card in your hand, then “Play” it into the row of its colour, or “Discard” it. Better to start low.
learn-classic-draw = Now take a card: the deck, or the top of a pile you like.
learn-classic-rise = A row only rises: after a 5, no more 3. And opening a row costs 20 points: you need enough to fill it.
learn-classic-again = Play another card. A card that cannot go there tells you why.
learn-classic-draw-again = And take one. When the deck is out the round ends: its count is before you.
learn-classic-wager = Wagers (×) come before the first number and multiply the row by two, three or four, losses included.
learn-classic-end = Eight cards in a row are worth 20 more. At the end every line is counted before your eyes. The bulb above gives a hint.
learn-duel-goal = Five colours, an expedition each. Your rows below, the other's above, the piles between.
learn-duel-play = Touch a card, then “Play” or “Discard”. Better to start low.
learn-duel-draw = Now take a card: the deck, or the top of a pile.
learn-duel-rise = An expedition only rises, and opening one costs 20 points.
learn-duel-again = Play another card.
learn-duel-draw-again = And take one: when the deck is out the game ends.
learn-duel-research = Research cards (×) come before the numbers and multiply the expedition.
learn-duel-end = Exploits, an option, give 10 points to whoever achieves them first. Good luck!
learn-board-goal = Five paths lead up to the cities. Each card played moves your pawn one step on the path of its colour.
learn-board-play = Touch a card, then “Play”. One sets out with one's lowest card of the colour.
learn-board-more = Choose a pawn if asked, or take a card: the deck or a pile.
learn-board-path = The first three steps cost points: a path begun must go far. Beyond the bridge it pays well.
learn-board-again = Play again: a card equal to or higher than the last of its row.
learn-board-more-again = Go on with the turn: a step offered, or a card to take.
learn-board-tiles = Tiles give points, another step, or an artefact; few artefacts cost, many pay.
learn-board-end = Five pawns beyond a bridge end the round. The leader counts twice where it stops.
learn-roll-goal = Six dice for all: three colours, three numbers. Each writes a colour and a number on the sheet, from the bottom up, never falling.
learn-roll-choose = Touch a colour die, a number die, then the outlined box. Or refuse the dice.
learn-roll-round = A 0 ticks the round box of an untouched column, which will count double; later a 0 is a 10.
learn-roll-again = Another choice.
learn-roll-signs = Chevrons accelerate: one more box, in a column you choose. Pentagons mark an artefact.
learn-roll-third = Go on: crossing a bridge first pays.
learn-roll-end = Even refusals pay when they are many. The game ends when all are exhausted or the eight bridges crossed.

# Moves in words.
move-play = play { $what }
move-drop = discard { $what }
move-take = take from pile { $what }
move-deck = draw from the deck
move-pass = done
move-claim = claim Exploit { $what }
move-start-leader = set out with the leader
move-start-explorer = set out with an explorer
move-advance = advance on { $what }
move-decline = no step
move-write = write { $what }
move-tick = tick the round box { $what }
move-top = tick the artefact { $what }
move-refuse = refuse the dice
move-accelerate = accelerate { $what }
move-stop = stop
move-in-order = ask for turn order

# The island on the page.
island-piece-of = { $piece } ({ $name })
island-prize-control = control of the character
island-prize-event = an event from their hand
island-prize-none = nothing
island-way-ne = north-east
island-way-e = east
island-way-se = south-east
island-way-sw = south-west
island-way-w = west
island-way-nw = north-west
island-act-keep = Keep { $what }
island-act-site = Place { $what }
island-act-move = { $what }
island-act-resolve = Resolve { $what }
island-act-join = { $what } takes part
island-act-heal = Heal { $what }
island-act-fight = Confront { $what }
island-act-help = { $what } helps
island-act-take = { $what } takes it
island-act-hide = { $what } takes it, face down
island-act-give = Give { $what }
island-act-to = To { $what }
island-act-wound = Strike { $what }
island-act-choose = { $what }
island-act-use = Use { $what }
island-act-use-power = The power of { $what }
island-act-use-now = Use it right away
island-act-play = Play { $what }
island-act-discard = Discard { $what }
island-act-seat = { $what }
island-act-toward = { $what }
island-act-seize = Take { $what }
island-act-all = All of them
island-act-done = That is all
island-act-draw = The card of the hex
island-act-leave = Leave it here
island-act-bury = Leave it, face down
island-act-prize = Take { $what }
island-act-pass = Pass
island-act-not-until-my-turn = Not until my turn
island-shore = shore
island-inner = heart of the island
island-unexplored = unexplored
island-encounter-here = encounter: { $name }
island-equipment-here = { $n ->
    [1] one piece of equipment
   *[other] { $n } pieces of equipment
}
island-monster = the Monster
island-monster-down = the Monster is beaten
island-may-go = can be chosen
island-map = The map of the island
island-nearer = See the island closer
island-whole = See the whole island
island-people = The characters
island-die = die { $n },
island-versus = against
island-neutrals = Neutral characters
island-explored = { $n ->
    [1] 1 hex explored
   *[other] { $n } hexes explored
}
island-beaten = { $n ->
    [1] 1 encounter beaten
   *[other] { $n } encounters beaten
}
island-known = Seen in their hand: { $cards }
island-hidden-piece = hidden equipment
island-landing = start
island-quiet = You pass until your turn.
island-nothing-to-play = Nothing to play here: you pass.
island-round = Round { $round } of { $cap }
island-turn-of = turn: { $name }
island-deck = { $n } cards in the deck
island-stack = What is going on
island-who-moves = Who moves
island-auto-pass = Pass when I have nothing to play
learn-island-goal = The plane has crashed. Everybody leads survivors on an island nobody knows. Whoever controls every character on the island wins, or fulfils the condition of their own card.
learn-island-keep = You are dealt two cards. Read them: strength counts in every contest, the power at its own moment. Keep one.
learn-island-land = Choose where to land: touch a raft at the edge of the island.
learn-island-turn = In your turn each of your characters moves one hex. A covered hex turns over when somebody arrives.
learn-island-walk = Your turn: touch a hex with a black outline. If you lead several characters, choose which one first.
learn-island-place = Then the location works: Destin cards, most of the time. Equipment is carried, events go into your hand, encounters are fought.
learn-island-contest = A contest: each side's strength and die, and whatever is added. Both sums grow before your eyes. The larger one wins. The wounded have no strength left, and a second wound kills.
learn-island-window = Between two steps a window opens: play an event or a power in it, pass, or say “not until my turn”. With nothing to play, the page passes for you.
learn-island-again = Go on: move, take part, take what you find.
learn-island-third = Once more. Camps (the small tents) shelter neutral characters: beat them to win them over.
learn-island-win = Touch a character or a hex to read what they can do. Gather people, stay in groups, heal at camps. Good luck!
value-basic = basic
value-advanced = advanced
value-character = the character
value-turn = the whole turn
value-held = held
value-literal = to the letter

# The table as text: the fields of a view, then the words for their codes.
plain-pair = { $key }: { $value }
plain-and = { $first }; { $second }
plain-place = step { $place }: { $what }
plain-round = { $game ->
    [duel] game
   *[other] round
}
plain-rounds = { $game ->
    [duel] games in all
   *[other] rounds in all
}
plain-turn = turn
plain-phase = moment
plain-mover = whose turn
plain-starter = began
plain-deck = cards in the deck
plain-stall = turns without the deck
plain-hands = cards seen
plain-held = { $within ->
    [characters] held
   *[other] cards in hand
}
plain-rows = { $game ->
    [duel] expeditions
   *[other] rows
}
plain-piles = discard piles
plain-top = { $within ->
    [columns] top artefact marked
   *[other] on top
}
plain-height = height
plain-cards = cards
plain-just-dropped = colour just discarded
plain-extra-left = cards still to be played
plain-exploits = Exploits
plain-code = Exploit
plain-owner = taken by
plain-totals = { $game ->
    [duel] points of finished games
   *[other] points of finished rounds
}
plain-known = cards known in hand
plain-last-seen = the turn in which each card was last seen
plain-heading = direction
plain-step = step
plain-leader = with the leader
plain-opening = path whose pawn is to be chosen
plain-tiles = tiles on the paths
plain-colours = { $game ->
    [roll] colour dice
   *[other] other colours of the paths
}
plain-steps = points of each step
plain-bridge = { $game ->
    [roll] bridge
   *[other] the bridge is after step
}
plain-crossed = pawns beyond a bridge
plain-crossings = pawns beyond a bridge that end the round
plain-artefacts = { $game ->
    [roll] artefacts
   *[other] artefacts of finished rounds
}
plain-finds = artefacts found in this round
plain-tile-points = points from tiles in this round
plain-scale = points for 0, 1, 2… artefacts at the end
plain-roller = rolls the dice
plain-asked = has to choose
plain-accelerating = acceleration under way
plain-in-order = in turn order
plain-done = has chosen
plain-dice = dice
plain-numbers = { $within ->
    [columns] numbers
   *[other] number dice
}
plain-taken = taken by the roller
plain-colours-left = colour dice to choose from
plain-numbers-left = number dice to choose from
plain-sheets = sheet
plain-columns = expeditions
plain-round-box = round box
plain-refusals = refusals
plain-bridges = bridges crossed, and whether they pay
plain-bridged = bridges somebody has crossed
plain-boxes = { $within ->
    [scales] boxes filled
   *[other] special boxes
}
plain-acceleration = acceleration
plain-artefact = artefact
plain-scales = points on the sheet
plain-rules = rules
plain-size = size of the island
plain-round-cap = rounds at most
plain-active = turn of
plain-question = question
plain-choice = possible choices
plain-pending = under way
plain-what = stage
plain-about = about
plain-dealt = cards to choose from
plain-out = out of the game
plain-starts = start hex
plain-characters = characters
plain-name = name
plain-strength = strength
plain-controller = led by
plain-at = at
plain-wounded = wounded
plain-healing = being healed
plain-sits-out = sits out a turn
plain-principal = Principal of
plain-equipment = equipment
plain-face-down = pieces face down
plain-sites = hexes of the island
plain-shore = shore
plain-explored = { $within ->
    [sites] explored
   *[other] hexes explored
}
plain-hex = location
plain-camp = camp
plain-encounter = encounter
plain-monster = Monster
plain-contest = contest
plain-kind = against
plain-attackers = attackers
plain-target = target
plain-helpers = help to defend
plain-played = added by each side
plain-sums = sums
plain-decided = last contests
plain-n = number
plain-sides = sides
plain-won = winning side
plain-party = taking part
plain-discard = discard pile
plain-pile = Character cards left
plain-monster-defeated = Monster defeated
plain-beaten = encounters beaten
plain-healed = has healed a character of
plain-quiet = you pass until your turn

plain-is-deal = the deal
plain-is-play = play or discard
plain-is-draw = take a card
plain-is-extra = extra cards
plain-is-start = choose a pawn
plain-is-advance = advance a pawn
plain-is-scored = round counted
plain-is-over = game over
plain-is-roll = the roll
plain-is-alone = one chooses alone
plain-is-together = all choose
plain-is-rising = rising
plain-is-falling = falling
plain-is-open = free
plain-is-ticked = ticked
plain-is-struck = struck out
plain-is-artefacts = artefacts
plain-is-refusals = refusals
plain-is-encounter = an encounter
plain-is-neutral = a neutral character
plain-is-opponent = an opponent
plain-is-monster = the Monster
plain-is-dead = no longer on the island
