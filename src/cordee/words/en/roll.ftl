# Roll & Write.
colour-o = orange

reason-no-colour-die = No die of colour { $sign }{ $colour } can be chosen now.
reason-no-number-die = No number die showing { $face } can be chosen now.
reason-number-too-low = { $number } is lower than { $last }, the last number of expedition { $sign }{ $colour }.
reason-column-full = All nine boxes of expedition { $sign }{ $colour } are filled.
reason-zero-ticks = Expedition { $sign }{ $colour } is untouched: there a 0 ticks the round box; it is a 10 only later.
reason-already-ticked = The round box of { $sign }{ $colour } is already ticked.
reason-round-box-lost = Expedition { $sign }{ $colour } has begun without its round box: it is struck out.
reason-column-not-full = The artefact above { $sign }{ $colour } can only be marked when its nine boxes are filled.
reason-top-marked = The artefact above { $sign }{ $colour } is already marked.
reason-no-artefact-left = All nine artefacts are marked already.
reason-accelerate-now = An acceleration is open: accelerate an expedition, or stop.
reason-no-acceleration = There is no acceleration to use now.
reason-no-order-of-two = With two players the order is always that of the turn.
reason-already-in-order = This turn is already played in turn order.
reason-order-too-late = Too late for this turn: somebody after the roller has chosen.

line-artefact-track = artefacts
line-refusal-track = refusals
line-bridges = bridges

end-exhausted = All players are exhausted: the game is over.

fault-bad-notation-roll = “{ $text }” is not a move: expected write with a colour and a number (write r7), tick y, top b7, refuse, accelerate g, stop, or in-order.
fault-top-which = “{ $text }”: several number dice fit expedition { $column }: expected one of { $moves }.
option-order = The others play at once, “together”, or in turn order and openly, “aloud” (roll).

roll-title = Turn { $turn } · roller: { $name }
roll-in-order = in order
roll-dice = Dice
roll-taken = taken by { $name }:
roll-accelerating = Acceleration!
roll-legend = » acceleration · ◊ artefact · ({ $bridge }) bridge that pays
roll-artefacts = artefacts
roll-refusals = refusals
roll-bridges = bridges
roll-points = points
did-write = { $name }: { $what } written.
did-tick = { $name }: round box of { $what } ticked.
did-top = { $name }: artefact above { $what } marked.
did-refuse = { $name }: dice refused.
did-accelerate = { $name }: { $what } accelerated.
did-stop = { $name }: no acceleration.
did-in-order = { $name }: in turn order, please.

expected-scale = { $many } whole numbers from -{ $most } to { $most }
expected-boxes = boxes from 1 to { $most }, each at most once

fault-roll-sheets = { $players } sheets were given: expected one a player, at most { $most }.
fault-roll-no-colon = “{ $entry }” is no entry: expected a colour, a colon and numbers, such as r: x 1 3 3.
fault-roll-twice = “{ $row }” is given twice.
fault-roll-letter = There is no column “{ $row }”: expected a colour among { $letters }, “artefacts”, “refusals” or “bridges”.
fault-roll-number = Column { $row }: “{ $value }” is no number: expected a number from 1 to 10, or { $tick } first for a ticked round box.
fault-roll-tick-late = Column { $row }: { $tick } comes first, before any number.
fault-roll-falling = Column { $row }: { $value } cannot stand after { $last }: numbers never fall.
fault-roll-ten-first = Column { $row }: a 10 cannot come first without { $tick }: a 0 would have ticked the round box.
fault-roll-long = Column { $row } has more than { $most } numbers.
fault-roll-marks = “{ $value }” { $row } cannot be: expected a number from 0 to { $most }.
fault-roll-artefacts-many = { $artefacts } artefacts cannot be marked with { $boxes } boxes filled.
fault-roll-bridge = There is no bridge “{ $value }”: expected { $known }.
fault-roll-not-crossed = The bridge “{ $bridge }” has not been crossed: that takes seven boxes or marks.
fault-roll-unpaid = { $many ->
    [one] Player { $players } has crossed the bridge “{ $bridge }”
   *[other] Players { $players } have crossed the bridge “{ $bridge }”
}, but it pays nobody: expected it among the bridges of whoever crossed it first.
roll-ask-row = { $sign } { $colour } ({ $letter }), the numbers from the bottom, x first for a ticked round box, Enter for none:
roll-ask-artefacts = artefacts marked, 0 to 9:
roll-ask-refusals = refusals marked, 0 to 9:
roll-ask-bridges = bridges that pay you, such as r artefacts:
help-moves-roll =
    write r7 with a colour die and a number die (a 0 is a 10), tick y with a 0, top b7, refuse,
    accelerate g or stop after an acceleration box, in-order to demand turn order
roll-ask-choose = Choose a colour die and a number die, or refuse them.
roll-ask-accelerate = Accelerate a column of yours, or stop.
end-all-bridges = All eight bridges have been crossed: the game is over.
