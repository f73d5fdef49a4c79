# Le jeu de plateau.
colour-pink = rose
colour-brown = brun
colour-grey = gris
colour-black = noir
reason-not-lowest = Une expédition commence par votre carte la plus faible de sa couleur ; { $card } n'est pas la plus faible.
reason-not-an-end = Une expédition commence par votre carte la plus faible ou la plus forte de sa couleur ; { $card } n'est ni l'une ni l'autre.
reason-below-row = { $card } est plus faible que { $top }, la dernière carte de votre rangée.
reason-above-row = { $card } est plus fort que { $top }, la dernière carte de votre rangée, qui descend.
reason-choose-pawn = Choisissez d'abord le pion qui part : start leader ou start explorer.
reason-choose-step = Avancez d'abord un pion d'une case (advance b), ou renoncez (decline).
reason-no-start-now = Aucun pion n'est à choisir maintenant : on le demande après la première carte d'une expédition, tant que vous avez les deux sortes.
reason-no-advance-now = Aucun pas n'est offert maintenant : une tuile Étape en offre un, et une carte sur une expédition dont le pion a atteint la cité.
reason-not-started = Vous n'avez pas encore de pion sur le chemin { $colour }.
reason-at-city = Votre pion du chemin { $colour } a atteint sa cité et ne va pas plus loin.

line-tiles = tuiles Points
line-finds = tuiles Artefact trouvées
line-floor = jamais moins de zéro
line-artefacts = Artefacts
line-last-floor = jamais moins de zéro, Artefacts compris

fault-bad-notation-board = « { $text } » n'est pas un coup : il faut play ou drop avec une carte (play r4, drop b10), take avec une couleur (take y), deck, start leader, start explorer, advance avec une couleur (advance b), ou decline.
help-moves-board = play r4, start leader, start explorer, advance b, decline, drop b10, take y, deck

board-title = Manche { $round }/{ $rounds } · pioche { $deck } · { $crossed } pions sur { $crossings } au-delà d'un pont
board-legend = ◈ Artefact · » étape · +5 points · ‖ pont · * chef
board-total = points
board-artefacts = Artefacts
board-paths = chemins
board-tiles = tuiles
board-finds = tuiles ◈
board-scale = { $count ->
    [one] { $count } artefact vaut
   *[other] { $count } artefacts valent
} { $points } à la fin ; un de plus : { $next }.
board-ask-play = Posez une carte pour commencer ou suivre un chemin (play), ou défaussez-la (drop).
board-ask-start = Chemin { $colour } : le chef, qui double là où il finit, ou un explorateur ?
board-ask-advance = Un pas pour l'un de vos pions (advance), si vous voulez.
board-ask-draw = Prenez maintenant une carte : de la pioche (deck), ou le dessus d'une défausse (take).

did-start-leader = { $name } : le chef se met en route.
did-start-explorer = { $name } : un explorateur se met en route.
did-advance = { $name } : un pas sur le chemin { $card }.
did-decline = { $name } : pas d'avance.

end-bridges = Assez de pions ont traversé un pont : la partie est finie.
end-tie-artefacts = À égalité, le plus d'Artefacts l'emporte.

option-direction = Les rangées montent toujours (« rising »), ou vont dans un sens ou l'autre (« either ») (board).
option-start = Une expédition commence par la carte la plus faible de la couleur en main (« lowest »), ou par n'importe laquelle (« free ») (board).
option-take-back = La carte qu'on vient de défausser peut être reprise (board).
option-final-floor = Les Artefacts ne peuvent pas mener un total sous zéro (board).

fault-data-expected = { $file } : l'entrée { $key } manque : il faut { $expected }.
expected-list-of = une liste de { $shortest } nombres entiers de { $least } à { $most }
expected-list = une liste de { $shortest } à { $longest } nombres entiers de { $least } à { $most }
expected-slots = une liste d'étapes du chemin, chacune une fois, de 1 à { $last }
expected-colours = chaque couleur une fois
expected-a-slot = au moins une étape avec une tuile sur un chemin
expected-tiles = autant de tuiles que d'emplacements, soit { $slots }

fault-path-letter = Il n'y a pas de chemin « { $row } » : il faut une couleur parmi { $letters }, « leader », « tiles » ou « artefacts ».
fault-path-card = Chemin { $row } : « { $card } » n'est pas une carte : il faut une valeur de 0 à 10.
fault-path-broken = Chemin { $row } : { $card } ne peut pas suivre { $last } : { $order ->
    [rising] les valeurs ne doivent pas descendre.
   *[either] une rangée va dans un seul sens.
}
fault-path-copies = { $card } n'existe qu'en deux exemplaires, mais il y en a { $found }.
fault-path-step = Chemin { $row } : « { $step } » n'est pas une étape : il faut un nombre de 1 à { $last } après « > ».
fault-path-behind = Chemin { $row } : le pion est à l'étape { $step }, en retard sur les { $cards } cartes de sa rangée.
fault-path-leader = Le chef ne peut pas être sur « { $row } » : il faut un chemin avec un pion.
fault-path-explorers = Cinq chemins sans le chef : il n'y a que { $most } explorateurs.
fault-path-across = { $pawns } pions sont au-delà d'un pont : une manche finit avec { $most }.
fault-path-tiles = « { $value } » : ces tuiles Points sont impossibles : il faut les valeurs des tuiles prises, chacune au plus aussi souvent qu'il en existe ({ $tiles }).
fault-path-artefacts = « { $value } » tuiles Artefact, c'est impossible : il faut un nombre de 0 à { $most }, pour tout le monde.
fault-path-last = { $pawns } pions ont passé un pont, ce qui finit la manche : il en faut un sur l'étape { $step }, où le dernier vient d'arriver.
fault-path-ahead = Joueur { $player } : les pions ont { $steps } pas d'avance sur les cartes : il en faut au plus { $most }, un par tuile Étape qui a pu être atteinte.
fault-path-found = { $many ->
    [one] Joueur { $players }
   *[other] Joueurs { $players } ensemble
} : { $tiles } tuiles Artefact et Points n'ont pas pu être trouvées : il en faut au plus { $most }, autant que de cases à tuile atteintes.
fault-path-rounds = Toutes les feuilles doivent avoir le même nombre de manches, { $most } au plus, séparées par « | ».
sheet-ask-path = { $colour } ({ $letter }), les cartes dans l'ordre, puis > et l'étape du pion (3 4 6 > 4), Entrée s'il n'y en a pas :
sheet-ask-leader = chemin du chef (sa lettre), Entrée s'il n'y en a pas :
sheet-ask-tiles = valeurs des tuiles Points prises, comme 5 15 :
sheet-ask-finds = nombre de tuiles Artefact :
