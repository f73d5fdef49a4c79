# Le jeu de cartes : classic et duel.
colour-y = jaune
colour-b = bleu
colour-w = blanc
colour-g = vert
colour-r = rouge
colour-v = violet

reason-match-over = La partie est terminée.
reason-not-your-turn = C'est à quelqu'un d'autre de jouer.
reason-no-such-colour = Cette table ne joue pas avec cette couleur.
reason-not-in-hand = { $card } n'est pas dans votre main.
reason-not-higher = { $card } n'est pas plus haut que { $top }, la dernière carte de votre { $game ->
    [duel] expédition
   *[other] rangée
}.
reason-wager-too-late = { $card } vient trop tard : votre { $game ->
    [duel] expédition
   *[other] rangée
} a déjà une valeur ({ $top }).
reason-play-first = Posez d'abord une carte, prenez-en une ensuite.
reason-draw-now = Vous avez posé ; prenez maintenant une carte.
reason-pile-empty = La défausse de couleur { $colour } est vide.
reason-just-dropped = Vous venez de déposer cette carte ; prenez-en une autre.
reason-no-discard-now = La pioche est vide : les cartes supplémentaires vont dans les rangées, rien ne se défausse.
reason-no-draw-now = La pioche est vide : plus rien ne se pioche.
reason-no-pass-now = On ne passe qu'au moment des cartes supplémentaires.
reason-no-exploits = Cette table joue sans Exploits.
reason-claimed-by-itself = À cette table, les Exploits se prennent d'eux-mêmes.
reason-exploit-taken = L'Exploit { $place } est déjà pris.
reason-exploit-at-end = L'Exploit { $place } ne se décide qu'en fin de partie.
reason-exploit-not-done = Vous n'avez pas encore accompli l'Exploit { $place }.
reason-no-claim-now = Plus rien ne se signale une fois la dernière carte piochée.

line-hand = cartes restées en main
line-exploits = Exploits
line-exploit-three-y = Première expédition avec 3 cartes jaunes
line-exploit-three-r = Première expédition avec 3 cartes rouges
line-exploit-three-b = Première expédition avec 3 cartes bleues
line-exploit-three-v = Première expédition avec 3 cartes violettes
line-exploit-three-g = Première expédition avec 3 cartes vertes
line-exploit-five-cards = Première expédition de 5 cartes
line-exploit-three-rows = Premier à mener 3 expéditions
line-exploit-sequence = Premier à aligner 3 valeurs qui se suivent dans une expédition
line-exploit-most-rows = Le plus d'expéditions (en fin de partie)
line-exploit-best-row = La meilleure expédition, sans son multiplicateur (en fin de partie)
line-exploit-lowest-hand = La plus petite somme en main (en fin de partie)

fault-bad-notation-classic = « { $text } » n'est pas un coup : il faut play ou drop avec une carte (play r7, drop bx), take avec une couleur (take y), deck, ou pass.
fault-bad-notation-duel = « { $text } » n'est pas un coup : il faut play ou drop avec une carte (play r7, drop bx), take avec une couleur (take y), deck, ou claim avec un numéro (claim 3).

table-title = { $game ->
    [duel] Partie { $round }/{ $rounds } · pioche { $deck }
   *[other] Manche { $round }/{ $rounds } · pioche { $deck }
}
table-stall = { $turns } tours sans la pioche (limite { $limit })
table-piles = défausses
table-hand = Votre main :
table-holds = { $name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-ask-play = Posez une carte dans une rangée (play), ou défaussez-la (drop).
table-ask-draw = Prenez maintenant une carte : de la pioche (deck), ou le dessus d'une défausse (take).
table-ask-extra = La pioche est vide. { $cards ->
    [one] Vous pouvez encore poser une carte
   *[other] Vous pouvez encore poser { $cards } cartes
} dans vos rangées, ou passer (pass).
did-play = { $name } : { $card } posé.
did-drop = { $name } : { $card } défaussé.
did-take = { $name } : { $card } pris sur sa défausse.
did-deck = { $name } : une carte de la pioche.
did-pass = { $name } : plus de carte.
did-claim = { $name } : Exploit { $place } signalé.

fault-sheet-players = { $players } feuilles sont données : il en faut une par camp, { $most } au plus.
fault-sheet-rounds = Toutes les feuilles doivent avoir le même nombre de manches, { $most } au plus, séparées par « | ».
fault-sheet-no-colon = « { $entry } » n'est pas une rangée : il faut une couleur, deux-points et des cartes, comme y: 5 8 10.
fault-sheet-row-twice = La rangée « { $row } » est donnée deux fois.
fault-sheet-letter = Il n'y a pas de rangée « { $row } » : il faut une couleur parmi { $letters }, « main » ou « exploits ».
fault-sheet-value = Rangée { $row } : « { $card } » n'est pas une carte : il faut une valeur de 2 à 10, ou { $wager } pour un pari.
fault-sheet-card = Main : « { $card } » n'est pas une carte : il faut une couleur ({ $letters }) et une valeur, comme r7.
fault-sheet-falling = Rangée { $row } : { $card } ne peut pas suivre { $last } : les valeurs doivent monter.
fault-sheet-wager-late = Rangée { $row } : une carte x ne peut pas suivre { $last } : les x viennent avant la première valeur.
fault-sheet-wagers = Couleur { $row } : il n'y a que { $most } cartes x pour tout le monde.
fault-sheet-twice = { $card } n'existe qu'une fois, mais se trouve à deux endroits.
fault-sheet-hand-unused = Une main ne compte qu'avec la pénalité : ajoutez --option hand_penalty=on.
fault-sheet-hand-large = La main a { $cards } cartes : il en faut { $most } au plus.
fault-sheet-exploits-unused = Les Exploits ne comptent que si l'on joue avec : ajoutez --option exploits=on.
fault-sheet-exploits = « { $value } » Exploits, c'est impossible : il faut un nombre de 0 à { $most }, pour tout le monde.
sheet-ask-row = { $colour } ({ $letter }), les cartes dans l'ordre, Entrée s'il n'y en a pas :
sheet-ask-hand = cartes restées en main, comme r7 bx :
sheet-ask-exploits = nombre d'Exploits :
fault-sheet-one-row = « { $entry } » est plus qu'une entrée : il ne faut que les cartes demandées.
