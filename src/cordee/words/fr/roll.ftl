# Roll & Write.
colour-o = orange

reason-no-colour-die = Aucun dé de couleur { $sign }{ $colour } ne peut être choisi maintenant.
reason-no-number-die = Aucun dé chiffre montrant { $face } ne peut être choisi maintenant.
reason-number-too-low = { $number } est plus petit que { $last }, le dernier nombre de l'expédition { $sign }{ $colour }.
reason-column-full = Les neuf cases de l'expédition { $sign }{ $colour } sont remplies.
reason-zero-ticks = L'expédition { $sign }{ $colour } est vierge : un 0 y coche la case ronde ; il ne vaut 10 que plus tard.
reason-already-ticked = La case ronde de { $sign }{ $colour } est déjà cochée.
reason-round-box-lost = L'expédition { $sign }{ $colour } a commencé sans sa case ronde : elle est rayée.
reason-column-not-full = L'artefact au-dessus de { $sign }{ $colour } ne se coche que lorsque les neuf cases sont remplies.
reason-top-marked = L'artefact au-dessus de { $sign }{ $colour } est déjà coché.
reason-no-artefact-left = Les neuf artefacts sont déjà hachurés.
reason-accelerate-now = Une accélération est ouverte : accélérez une expédition, ou arrêtez-vous.
reason-no-acceleration = Il n'y a pas d'accélération à utiliser maintenant.
reason-no-order-of-two = À deux joueurs, l'ordre est toujours celui du tour.
reason-already-in-order = Ce tour se joue déjà dans l'ordre.
reason-order-too-late = Trop tard pour ce tour : quelqu'un a déjà choisi après le lanceur.

line-artefact-track = artefacts
line-refusal-track = refus
line-bridges = ponts

end-exhausted = Tous les joueurs sont épuisés : la partie est finie.

fault-bad-notation-roll = « { $text } » n'est pas un coup : il faut write avec une couleur et un nombre (write r7), tick y, top b7, refuse, accelerate g, stop, ou in-order.
fault-top-which = « { $text } » : plusieurs dés chiffres conviennent à l'expédition { $column } : il faut l'un de { $moves }.
option-order = Les autres jouent en même temps, « together », ou dans l'ordre et à découvert, « aloud » (roll).

roll-title = Tour { $turn } · lanceur : { $name }
roll-in-order = dans l'ordre
roll-dice = Dés
roll-taken = { $name } a pris :
roll-accelerating = Accélération !
roll-legend = » accélération · ◊ artefact · ({ $bridge }) pont qui rapporte
roll-artefacts = artefacts
roll-refusals = refus
roll-bridges = ponts
roll-points = points
did-write = { $name } : { $what } inscrit.
did-tick = { $name } : case ronde de { $what } cochée.
did-top = { $name } : artefact au-dessus de { $what } coché.
did-refuse = { $name } : dés refusés.
did-accelerate = { $name } : { $what }, accélération.
did-stop = { $name } : pas d'accélération.
did-in-order = { $name } : dans l'ordre du tour, s'il vous plaît.

expected-scale = { $many } nombres entiers de -{ $most } à { $most }
expected-boxes = des cases de 1 à { $most }, chacune une fois au plus

fault-roll-sheets = { $players } feuilles sont données : il en faut une par joueur, { $most } au plus.
fault-roll-no-colon = « { $entry } » n'est pas une entrée : il faut une couleur, deux-points et des nombres, comme r: x 1 3 3.
fault-roll-twice = « { $row } » est donné deux fois.
fault-roll-letter = Il n'y a pas de colonne « { $row } » : il faut une couleur parmi { $letters }, « artefacts », « refus » ou « ponts ».
fault-roll-number = Colonne { $row } : « { $value } » n'est pas un nombre : il faut un nombre de 1 à 10, ou d'abord { $tick } pour la case ronde cochée.
fault-roll-tick-late = Colonne { $row } : { $tick } vient en premier, avant tout nombre.
fault-roll-falling = Colonne { $row } : { $value } ne peut pas suivre { $last } : les nombres ne descendent jamais.
fault-roll-ten-first = Colonne { $row } : un 10 ne peut pas venir en premier sans { $tick } : un 0 aurait coché la case ronde.
fault-roll-long = La colonne { $row } a plus de { $most } nombres.
fault-roll-marks = « { $value } » { $row }, c'est impossible : il faut un nombre de 0 à { $most }.
fault-roll-artefacts-many = { $artefacts } artefacts ne peuvent pas être hachurés avec { $boxes } cases remplies.
fault-roll-bridge = Il n'y a pas de pont « { $value } » : il faut { $known }.
fault-roll-not-crossed = Le pont « { $bridge } » n'a pas été traversé : il faut sept cases ou sept marques.
fault-roll-unpaid = { $many ->
    [one] Le joueur { $players } a traversé
   *[other] Les joueurs { $players } ont traversé
} le pont « { $bridge } », mais il ne rapporte à personne : il doit figurer parmi les ponts de qui l'a traversé en premier.
roll-ask-row = { $sign } { $colour } ({ $letter }), les nombres depuis le bas, d'abord x si la case ronde est cochée, Entrée s'il n'y en a pas :
roll-ask-artefacts = artefacts hachurés, de 0 à 9 :
roll-ask-refusals = refus hachurés, de 0 à 9 :
roll-ask-bridges = ponts qui vous rapportent, comme r artefacts :
help-moves-roll =
    write r7 avec un dé couleur et un dé chiffre (un 0 vaut 10), tick y avec un 0, top b7, refuse,
    accelerate g ou stop après une case d'accélération, in-order pour exiger l'ordre du tour
roll-ask-choose = Choisissez un dé couleur et un dé chiffre, ou refusez-les.
roll-ask-accelerate = Accélérez une de vos expéditions, ou arrêtez (stop).
end-all-bridges = Les huit ponts ont été traversés : la partie est finie.
