# The command line.
help-cordee = Cordée: one table for the Lost Cities family. An unofficial fan edition.
help-version = Show the version.
help-lang = Language: fr or en. By default the locale's.
help-data = A folder with printed values of your own, instead of the built-in ones.
help-option = An option of the game, such as rounds=1. May be repeated.
help-seed = A number that fixes the deal.
help-json = Answer with one JSON object.
help-play = Play in the terminal. GAME is a game's name, with a variant if you like: classic:coop.
help-play-seats = Who sits where, apart by commas: human or a bot.
help-play-names = The names of the people at the table, in their order.
help-play-resume = Go on with the last game (of GAME, if one is named), or with a saved one.
help-score = The score pad: count a game played with real cards, one text a side, entries apart by “;”, rounds by “|”. Without any it asks.
help-score-seats = How many play, where the texts do not tell: 4 for two teams.
help-replay = Step through a recorded game.
help-replay-seat = Through the eyes of this seat (from 0). Otherwise a spectator's.
help-replay-step = Stop after each move, or run through.
help-rules = Show the rules of a game, or one § of them.
help-rules-data = Also show what the printed values in this folder correct, and which are not certain.
rules-data = Values in { $folder } that are not certain, or not the built-in ones (*):
rules-data-certain = All values in { $folder } are certain, and the built-in ones.
confidence-certain = certain
confidence-likely = likely
confidence-guess = guess
confidence-contested = contested
confidence-attested = known from the box
confidence-printed = typed from the box
confidence-house = our own
help-sim = Play random games at full speed and sum them up.
help-sim-games = How many games, 10,000 if not said.
help-sim-seats = How many seats.
help-sim-device = Where to play: cpu (if not said) or gpu.
help-threads = How many threads (processes, for bots that choose in Python) share the work, 1 if not said; the games stay the same.
help-match = Let bots play each other on duplicate deals: each deal once from every rotation of the seats.
help-match-game = The game, with a variant if you like.
help-match-deals = How many deals, 100 if not said.
help-match-records = Keep the record of every game in this folder.
help-ladder = Let all bots of a game (or those named) meet, and rate them.
help-ladder-deals = How many deals every table plays, 20 if not said.
help-ladder-svg = Draw the ladder into this file.
help-ladder-keep = Put the ladder into this file of ratings.
help-ladder-ray = Play on a Ray cluster: at this address, or one made here with --threads workers.
help-bots = List the bots and their ratings.

option-first = Who begins the first round: a seat from 0, or “random”.
option-memory-aid = The journal keeps cards that were seen.
option-ages = Seats from oldest to youngest, such as 1,0, or “none”. In classic and duel the oldest begins, unless --first says otherwise; elsewhere age decides nothing.
option-stall-limit = Turns without a card from the deck after which a round ends, or “none”.
option-rounds = Rounds: 1 to 9 (classic); 3, or 1 for the short game (board).
option-colours = 5 colours, or 6 for the long game (classic).
option-hand-penalty = Number cards left in hand are subtracted (classic).
option-cooperation = Two play together for one total (classic).
option-open-piles = Covered cards of the piles can be looked at (classic).
option-next-starter = Who begins the next round: by “total” or by the last “round” (classic).
option-games = One game, or three in a row (duel).
option-exploits = Play with five Exploits (duel).
option-claim = Exploits are claimed by “signal”, or taken by themselves: “auto” (duel).

sim-playing = Playing
sim-speed = { $games } games, { $moves } moves, { $speed } moves a second.
sim-on-cpu = On the CPU, { $threads ->
    [one] one thread
   *[other] { $threads } threads
}.
sim-on-gpu = On { $device }.
sim-length = { $mean } moves a game ({ $shortest } to { $longest }).
sim-side = side
sim-mean = mean score
sim-spread = spread
match-playing = Deals
match-played = { $games } games on { $deals } duplicate deals. A draw is half a win; margins are points a game, with their 95 % range.
match-bot = bot
match-wins = wins
match-margin = margin
match-range = 95 %
match-score = mean score
ladder-title = { $game }, { $seats } seats, { $deals } deals a table
ladder-rating = rating
ladder-doubt = 95 %
ladder-games = games
bots-told = Ratings were measured game by game with cordee ladder; one's own programs can play too: exec:PATH.

score-player = Player { $number }
score-round = { $game ->
    [duel] game { $number }
   *[other] round { $number }
}
score-total = Total
score-unfinished = The game is not over: no winner yet.
score-winners = { $many ->
    [one] Player { $players } wins.
   *[other] Players { $players } share the win.
}

replay-prompt = Enter: next move · q: leave >{" "}
replay-unfinished = The record ends here; the game is not over.
replay-older-rules = This record follows version { $rules } of the rules of { $game }, corrected since. Its moves are shown as they were made.

command-help = ? help h
command-why = why
command-hint = hint
command-undo = undo
command-save = save
command-moves = moves
command-journal = journal log
command-memory = memory
command-quit = quit exit q

play-which = Which game? Type its number, or Enter for the first.
play-help =
    Type a move in words, or its number in the list:
    { $moves }
      moves         the list of your moves again
      why …         why a move is refused, with its § of the rules
      hint          what the strongest bot would do, and how much better it is
      journal       what happened, the last 20 events; journal 50: the last 50
      memory        known cards of the others and what lies in the piles, or dice rolled before
      undo          take your move back, as long as nothing was drawn or shown since
      save FILE     keep a copy; every move is saved by itself anyway
      quit          leave; the game waits for you
    The rules: cordee rules { $game }
help-moves-classic =
    play r7 into a row, drop b10 onto its pile, take y from a pile, deck, pass at the very end
    A card is the letter of its colour and its value; x is a wager.
help-moves-duel =
    play r7 into an expedition, drop b10 onto its pile, take y from a pile, deck, claim 3 for an Exploit
    A card is the letter of its colour and its value; x is a Recherche.
play-help-hint = ? shows the help.
play-why-what = Which move? Say why and the move, or its number.
play-why-legal = Nothing speaks against it: { $move } can be played.
play-why = { $reason } See cordee rules { $game } { $section }.
play-hint = I would choose: { $move } (about { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} better than { $other }).
play-hint-chance = I would choose: { $move } (about { $gain } % more chance to win than { $other }).
play-hint-only = There is only one thing to do: { $move }.
play-hint-plain = I would choose: { $move }.
play-hint-equal = I would choose: { $move }; { $other } seems about as good.
journal-undo = { $name }: takes a move back.
journal-resign = { $name }: gives up.
journal-seat = { $name }: somebody else plays on here.
journal-unseen = { $name }: a card that can no longer be seen.
journal-empty = Nothing has happened yet.
journal-how-many = How many events? Say journal, or journal and a number.
memory-off = The memory aid is off at this table: only what can be seen is told.
memory-dice = The dice of the turn before: { $dice }
memory-open = Nothing to remember here: everything lies open.
memory-nothing = No known card in the others' hands, nothing in the piles.
memory-known = { $name } holds { $cards }.
memory-pile = Pile { $colour }, from the bottom: { $cards }
play-undone = Taken back.
play-saved = Saved: { $file }
play-not-saved = The game could not be saved to { $file }: { $problem }. It goes on.
play-resume = Your game is kept in { $file }. Go on with: cordee play --resume { $file }
play-anybody = Anybody may say now, with their name: { $moves } { $name }
fault-not-unasked = “{ $text }” cannot be said now: expected { $moves } with a name, or Enter.
fault-no-such-person = Nobody here is called “{ $name }”: expected one of { $known }.
play-curtain = { $name }, it is your turn. Nobody else looks? Then press Enter.

round-over = { $game ->
    [duel] Game { $number } is over.
   *[other] Round { $number } is over.
}
end-deck-out = The deck is out: the game is over.
end-stalled = Too many turns without a card from the deck: the game is over.
end-resigned = A player gave up: the game is over.
end-winners = { $many ->
    [one] Victory: { $winners }.
   *[other] Shared victory: { $winners }.
}
end-tie-broken = On a tie, the youngest wins.
end-together = Together: { $total } points.
end-best = Your best with these settings is still { $best }.
end-new-best = A new best! Before: { $best }.
end-record = The record of this game: { $file }
help-usage = Usage:
help-options = Options
help-commands = Commands
help-help = Show this page.
score-team = Team { $number }
score-together = Together
score-ask-seats = How many players ({ $known })? Enter for the first:{" "}
score-ask-more = Another round? Type anything, or Enter to count:{" "}
play-lost = This game could not be saved to { $file } and cannot be resumed.

# learn
help-learn = Teaches a player by self-play (needs torch).
help-learn-minutes = How long to learn.
help-learn-updates = How many updates to learn for, instead of minutes.
help-learn-folder = Where the run is kept.
help-learn-resume = Goes on with a run that was kept there.
help-learn-against = Learns against this player alone, which itself does not change: how far from unbeatable is it? That is greedy, the champion, a run kept in a folder, or the file of a player.
help-learn-from = Begins as the champion is, as a run that was kept in a folder, or as the file of a player with its critic’s beside it, instead of from zero.
help-learn-elder = A player that always stays among the past ones it learns against: a run kept in a folder, or the file of a player. May be repeated.
help-learn-partner = Whom a sparring partner, who learns to beat it, begins as: a run kept in a folder, the partner.npz in it, or the file of a player (--set sparring=4 alone: as it begins itself).
help-learn-sight = Lends it the other hand to see: less and less of it (fading), or all of it all the time (whole), which makes a yardstick and no honest player.
help-learn-lanes = How many games are played side by side.
help-learn-width = How wide the network is.
help-learn-set = A setting of the learner by its name, such as thumb=1.6 or entropy=0.01,0.001. May be repeated.
learn-point = { $seconds } s, { $decisions } million decisions, { $table }: { $margin } ± { $doubt } points against { $rival }, { $wins } % of games
learn-kept = The run is kept in { $folder }.
