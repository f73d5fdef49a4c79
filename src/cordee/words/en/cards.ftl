# The card game: classic and duel.
colour-y = yellow
colour-b = blue
colour-w = white
colour-g = green
colour-r = red
colour-v = violet

reason-match-over = The match is over.
reason-not-your-turn = It is another player's turn.
reason-no-such-colour = This table does not play with that colour.
reason-not-in-hand = { $card } is not in your hand.
reason-not-higher = { $card } is not higher than { $top }, the last card of your { $game ->
    [duel] expedition
   *[other] row
}.
reason-wager-too-late = { $card } comes too late: your { $game ->
    [duel] expedition
   *[other] row
} already has a number ({ $top }).
reason-play-first = First play a card, then take one.
reason-draw-now = You have played; now take a card.
reason-pile-empty = The pile of colour { $colour } is empty.
reason-just-dropped = You have just put that card down; take another one.
reason-no-discard-now = The deck is out: extra cards go onto rows, none can be discarded.
reason-no-draw-now = The deck is out: nothing is drawn any more.
reason-no-pass-now = Passing is only possible when the extra cards are played.
reason-no-exploits = This table plays without Exploits.
reason-claimed-by-itself = At this table Exploits are taken by themselves.
reason-exploit-taken = Exploit { $place } is already taken.
reason-exploit-at-end = Exploit { $place } is only decided at the end of the game.
reason-exploit-not-done = You have not achieved Exploit { $place } yet.
reason-no-claim-now = Nothing can be claimed after the last card is drawn.

line-hand = cards left in hand
line-exploits = Exploits
line-exploit-three-y = First expedition with 3 yellow cards
line-exploit-three-r = First expedition with 3 red cards
line-exploit-three-b = First expedition with 3 blue cards
line-exploit-three-v = First expedition with 3 violet cards
line-exploit-three-g = First expedition with 3 green cards
line-exploit-five-cards = First expedition of 5 cards
line-exploit-three-rows = First to have 3 expeditions
line-exploit-sequence = First to have 3 consecutive values in one expedition
line-exploit-most-rows = Most expeditions (at the end)
line-exploit-best-row = Best single expedition, without its multiplier (at the end)
line-exploit-lowest-hand = Lowest sum in hand (at the end)

fault-bad-notation-classic = “{ $text }” is not a move: expected play or drop with a card (play r7, drop bx), take with a colour (take y), deck, or pass.
fault-bad-notation-duel = “{ $text }” is not a move: expected play or drop with a card (play r7, drop bx), take with a colour (take y), deck, or claim with a number (claim 3).

table-title = { $game ->
    [duel] Game { $round }/{ $rounds } · deck { $deck }
   *[other] Round { $round }/{ $rounds } · deck { $deck }
}
table-stall = { $turns } turns without the deck (limit { $limit })
table-piles = piles
table-hand = Your hand:
table-holds = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
table-ask-play = Play a card into a row, or drop it onto its pile.
table-ask-draw = Now take a card: from the deck, or the top of a pile.
table-ask-extra = The deck is out. { $cards ->
    [one] You may still play one card
   *[other] You may still play { $cards } cards
} into rows, or pass.
did-play = { $name }: { $card } played.
did-drop = { $name }: { $card } discarded.
did-take = { $name }: { $card } taken from its pile.
did-deck = { $name }: a card from the deck.
did-pass = { $name }: no more cards.
did-claim = { $name }: Exploit { $place } claimed.

fault-sheet-players = { $players } sheets were given: expected one a side, at most { $most }.
fault-sheet-rounds = All sheets must tell of the same number of rounds, at most { $most }, apart by “|”.
fault-sheet-no-colon = “{ $entry }” is no row: expected a colour, a colon and cards, such as y: 5 8 10.
fault-sheet-row-twice = The row “{ $row }” is given twice.
fault-sheet-letter = There is no row “{ $row }”: expected a colour among { $letters }, “hand” or “exploits”.
fault-sheet-value = Row { $row }: “{ $card }” is no card: expected a value from 2 to 10, or { $wager } for a wager.
fault-sheet-card = Hand: “{ $card }” is no card: expected a colour ({ $letters }) and a value, such as r7.
fault-sheet-falling = Row { $row }: { $card } cannot lie after { $last }: values must rise.
fault-sheet-wager-late = Row { $row }: an x card cannot lie after { $last }: x cards come before the first number.
fault-sheet-wagers = Colour { $row }: there are only { $most } x cards for everybody together.
fault-sheet-twice = { $card } exists only once, but lies in two places.
fault-sheet-hand-unused = A hand only counts with the hand penalty: add --option hand_penalty=on.
fault-sheet-hand-large = The hand has { $cards } cards: expected at most { $most }.
fault-sheet-exploits-unused = Exploits only count when they are played with: add --option exploits=on.
fault-sheet-exploits = “{ $value }” Exploits cannot be: expected a number from 0 to { $most }, for everybody together.
sheet-ask-row = { $colour } ({ $letter }), the cards in order, Enter for none:
sheet-ask-hand = cards left in hand, such as r7 bx:
sheet-ask-exploits = number of Exploits:
fault-sheet-one-row = “{ $entry }” is more than one entry: expected only the cards asked for.
