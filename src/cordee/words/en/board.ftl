# The board game.
colour-pink = pink
colour-brown = brown
colour-grey = grey
colour-black = black
reason-not-lowest = A path is started with your lowest card of its colour; { $card } is not the lowest.
reason-not-an-end = A path is started with your lowest or your highest card of its colour; { $card } is neither.
reason-below-row = { $card } is lower than { $top }, the last card of your row.
reason-above-row = { $card } is higher than { $top }, the last card of your row, which falls.
reason-choose-pawn = First choose the pawn that starts: start leader or start explorer.
reason-choose-step = First advance a pawn by one step (advance b), or decline.
reason-no-start-now = No pawn is being chosen now: that is asked after the first card of a path, while you have both sorts.
reason-no-advance-now = No step is offered now: a step tile does, and a card on a path whose pawn has reached the city.
reason-not-started = You have no pawn on path { $colour } yet.
reason-at-city = Your pawn on path { $colour } has reached its city and goes no further.

line-tiles = points tiles
line-finds = artefact tiles found
line-floor = never below zero
line-artefacts = artefacts
line-last-floor = never below zero, artefacts included

fault-bad-notation-board = “{ $text }” is not a move: expected play or drop with a card (play r4, drop b10), take with a colour (take y), deck, start leader, start explorer, advance with a colour (advance b), or decline.
help-moves-board = play r4, start leader, start explorer, advance b, decline, drop b10, take y, deck

board-title = Round { $round }/{ $rounds } · deck { $deck } · { $crossed } of { $crossings } pawns across
board-legend = ◈ artefact · » step · +5 points · ‖ bridge · * leader
board-total = points
board-artefacts = artefacts
board-paths = on paths
board-tiles = from tiles
board-finds = ◈ tiles
board-scale = { $count ->
    [one] 1 artefact is
   *[other] { $count } artefacts are
} worth { $points } at the end; one more: { $next }.
board-ask-play = Play a card to start a path or follow it, or drop it onto its pile.
board-ask-start = Path { $colour }: the leader, who doubles where it ends, or an explorer?
board-ask-advance = One step for one of your pawns (advance), if you like.
board-ask-draw = Now take a card: from the deck, or the top of a pile.

did-start-leader = { $name }: the leader sets out.
did-start-explorer = { $name }: an explorer sets out.
did-advance = { $name }: one step on path { $card }.
did-decline = { $name }: no step.

end-bridges = Enough pawns have crossed a bridge: the game is over.
end-tie-artefacts = On a tie, the most artefacts win.

option-direction = Rows go “rising” only, or “either” way (board).
option-start = A path is started with the “lowest” card of its colour in hand, or “free” (board).
option-take-back = The card just discarded may be taken back (board).
option-final-floor = The artefacts cannot bring a total below zero (board).

fault-data-expected = { $file }: the entry { $key } is missing: expected { $expected }.
expected-list-of = a list of { $shortest } whole numbers from { $least } to { $most }
expected-list = a list of { $shortest } to { $longest } whole numbers from { $least } to { $most }
expected-slots = a list of steps of the path, each once, from 1 to { $last }
expected-colours = each colour once
expected-a-slot = at least one step with a tile on some path
expected-tiles = as many tiles as slots, { $slots } in all

fault-path-letter = There is no path “{ $row }”: expected a colour among { $letters }, “leader”, “tiles” or “artefacts”.
fault-path-card = Path { $row }: “{ $card }” is no card: expected a value from 0 to 10.
fault-path-broken = Path { $row }: { $card } cannot lie after { $last }: { $order ->
    [rising] values must not fall.
   *[either] a row goes one way only.
}
fault-path-copies = { $card } exists only twice, but lies there { $found } times.
fault-path-step = Path { $row }: “{ $step }” is no step: expected a number from 1 to { $last } after “>”.
fault-path-behind = Path { $row }: the pawn stands on step { $step }, behind the { $cards } cards of its row.
fault-path-leader = The leader cannot be on “{ $row }”: expected a path with a pawn.
fault-path-explorers = Five paths without the leader: there are only { $most } explorers.
fault-path-across = { $pawns } pawns are beyond a bridge: a round ends with { $most }.
fault-path-tiles = “{ $value }” points tiles cannot be: expected the values of tiles taken, each at most as often as there are such tiles ({ $tiles }).
fault-path-artefacts = “{ $value }” artefact tiles cannot be: expected a number from 0 to { $most }, for everybody together.
fault-path-last = { $pawns } pawns are beyond a bridge, which ends the round: expected one of them on step { $step }, where the last one has just arrived.
fault-path-ahead = Player { $player }: the pawns are { $steps } steps ahead of the cards: expected at most { $most }, one for each step tile that can have been reached.
fault-path-found = { $many ->
    [one] Player { $players }
   *[other] Players { $players } together
}: { $tiles } artefact and points tiles cannot have been found: expected at most { $most }, as many as squares with a tile were reached.
fault-path-rounds = All sheets must tell of the same number of rounds, at most { $most }, apart by “|”.
sheet-ask-path = { $colour } ({ $letter }), the cards in order, then > and the step of the pawn (3 4 6 > 4), Enter for none:
sheet-ask-leader = path of the leader (its letter), Enter for none:
sheet-ask-tiles = values of the points tiles taken, such as 5 15:
sheet-ask-finds = number of artefact tiles:
