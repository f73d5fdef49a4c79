# L'île.
reason-other-question = C'est autre chose qu'il faut décider maintenant.
reason-not-dealt = Cette carte n'est pas une des deux vôtres : { $what }.
reason-site-taken = Une autre case Départ occupe la place { $what }.
reason-not-yours = Vous ne contrôlez pas ce personnage : { $what }.
reason-cannot-move = Ce personnage s'est déjà déplacé, ou passe ce tour : { $what }.
reason-no-hex-there = Il n'y a pas de case pour vous dans cette direction : { $what }.
reason-nothing-to-resolve = Aucun des vôtres ne vient d'arriver en { $what }.
reason-not-among = Ce n'est pas un choix possible ici : { $what }.
reason-no-healing = Ne se soigne qu'un personnage avec une blessure qui vient d'arriver sur un campement : { $what }.
reason-nobody-yet = Il faut que quelqu'un participe.
reason-must-fight = Un de vos personnages ne peut pas éviter un adversaire présent ici.
reason-no-room = Il n'y a plus de place pour un équipement.
reason-face-up-only = Ici, l'équipement reste face visible.
reason-no-such-item = Cet équipement n'existe pas : { $what }.
reason-no-such-card = Vous n'avez pas autant de cartes : { $what }.
reason-principal = Dans le jeu avancé, nul ne prend le contrôle d'un personnage Principal.
reason-nothing-to-take = Il n'y a rien de tel à prendre.
reason-not-now = Ce n'est pas le moment de s'en servir.
reason-condition-fails = Ses conditions ne sont pas remplies.
reason-no-target = Il n'y a rien ni personne sur qui l'employer.
reason-power-off = Avec une blessure, on n'emploie ni pouvoir ni équipement.
reason-used-already = Cela a déjà servi dans ce rapport de force ou ce tour.
reason-is-quiet = Vous avez dit : pas avant mon tour.

line-victory = victoire
line-characters = personnages contrôlés
line-strength = leur force

end-domination = Quelqu'un domine l'île : la partie est finie.
end-own-goal = Quelqu'un a rempli la condition de sa carte : la partie est finie.
end-last-one = Il ne reste qu'un joueur : la partie est finie.
end-capped = La dernière manche est jouée : la partie est finie.
end-nobody-left = Il ne reste personne sur l'île : la partie est finie.

fault-bad-notation-island = « { $text } » n'est pas un coup : on attend un verbe et un nom ou un nombre, par exemple move kate ne, resolve c3, fight sawyer, use sun, play 1, ou pass.
fault-island-size = Dans le jeu avancé, le nombre de joueurs décide de la taille de l'île : retirez size={ $size }.
option-rules = Les règles : « basic » ou « advanced » (island).
option-size = La taille de l'île, de 4 à 8, ou « auto » (island, jeu de base).
option-healing = Qui passe un tour pour guérir : le personnage, « character », ou tout le tour du joueur, « turn » (island).
option-neutralised = Quand un Principal est neutralisé : retenu tout un tour, « held », ou incapable de bouger pour quelque raison que ce soit, « literal » (island).
option-ghost = Le premier joueur éliminé dirige le Monstre (island).
option-round-cap = Nombre de manches après lequel la partie finit par un classement, ou « none » (island).

expected-flag = true ou false
expected-several = une liste prise dans { $values }
expected-two-languages = un texte pour fr et un pour en
expected-table = une table à part
expected-effects = une liste d'au plus { $most } effets
expected-entries = des entrées [[{ $sort }]]
expected-id = des minuscules, chiffres et tirets, une lettre d'abord
expected-new-id = un nom qu'aucune autre entrée ne porte

fault-island-twice = Deux joueurs contrôlent { $name }.
fault-island-two-victories = Deux joueurs ne peuvent pas avoir gagné tous les deux.
fault-island-no-colon = « { $entry } » n'est pas une entrée : on attend characters: kate jack, ou victory: oui.
fault-island-entry = Il n'y a pas d'entrée « { $entry } » : on attend « characters » ou « victory ».
fault-island-nobody = Il n'y a pas de personnage « { $name } » : on attend { $known }.
fault-island-yes = « { $value } » n'est ni oui ni non.
island-ask-characters = personnages contrôlés à la fin, par exemple kate ana-lucia :
island-ask-victory = victoire (oui ou Entrée) :

island-title = Manche { $round } sur { $cap } · pioche { $deck } · { $turn }
island-turn-yours = votre tour
island-turn-named = tour : { $name }
island-legend = ▲ campement  ■ équipement  ! rencontre  M Monstre  + blessure  * Principal  ° face cachée  ~ littoral  · cœur
island-start = case Départ { $number }
island-beside = à côté de { $places }
island-seat = joueur (cartes)
island-character = personnage
island-place = place
island-state = état
island-carries = porte
island-out = hors jeu
island-neutral = neutre
island-wounded = blessure
island-healing = en soins
island-held = immobile
island-sits-out = passe un tour
island-contest = Rapport de force en { $place } :
island-strength = force { $strength }
island-won = gagné : { $effects }
island-lost = perdu : { $effects }
island-camp = campement
island-rule = { $head } : { $what }
island-and = { $first } ; { $second }
island-against = contre { $traits }
island-once = , une seule fois

island-op-strength = { $amount } pour { $target }
island-op-reroll = relancer le dé de { $target }
island-op-set-die = le dé de { $target } montre { $amount }
island-op-wound = blesser { $target }
island-op-kill = tuer { $target }
island-op-heal = soigner { $target }
island-op-draw = { $amount ->
    [1] piocher une carte
   *[other] piocher { $amount } cartes
}
island-op-discard = { $target } défausse { $amount } au hasard
island-op-steal = voler quelque chose à : { $target }
island-op-move = déplacer { $target } d'une case
island-op-hold = retenir { $target } à son prochain tour
island-op-rest = { $target } passe le tour suivant
island-op-release = libérer { $target } de ce qui retient
island-op-reveal = montrer la main et l'équipement caché de { $target }
island-op-look = regarder la main de { $target }
island-op-scout = regarder une case inexplorée à côté de { $target }
island-op-control = prendre le contrôle de { $target }
island-op-cancel = l'annuler
island-op-protect = cela n'arrive pas
island-op-flee = le rapport de force s'arrête sans résultat
island-op-neutral = { $amount ->
    [1] un personnage neutre arrive
   *[other] { $amount } personnages neutres arrivent
}
island-op-monster = { $amount ->
    [0] le Monstre est détruit
   *[other] déplacer le Monstre d'une case
}
island-op-disarm = { $target } laisse tomber son équipement
island-op-capacity = porte jusqu'à { $amount }
island-op-hand = { $amount } cartes de plus en main
island-op-must-fight = doit affronter un adversaire là où il arrive

island-target-none = personne
island-target-my-side = son propre camp
island-target-their-side = l'autre camp
island-target-attackers = les attaquants
island-target-defenders = les défenseurs
island-target-other-player = un autre joueur
island-target-self = ce personnage
island-target-own = un de ses personnages
island-target-own-here = un de ses personnages ici
island-target-companion = un compagnon ici
island-target-any-here = un autre personnage ici
island-target-enemy-here = un personnage adverse ici
island-target-enemy = un personnage adverse
island-target-party = un des participants
island-target-beaten = le personnage battu
island-target-doomed = celui qui est frappé
island-target-neutral-here = un personnage neutre ici
island-target-their-fighter = quelqu'un de l'autre camp
island-target-any = n'importe quel personnage

island-when-passive = Toujours
island-when-start = Début d'un tour
island-when-moved = Après un déplacement
island-when-location = Avant un emplacement
island-when-drawn = Après une pioche
island-when-contest = Rapport de force déclaré
island-when-dice = Dés lancés
island-when-prize = Rapport de force gagné
island-when-wound = Blessure ou mort
island-when-played = Après une carte jouée
island-when-monster = Le Monstre s'éveille
island-when-end = Fin d'un tour

island-if-own-turn = à son tour
island-if-other-turn = au tour d'un autre
island-if-attacking = en attaque
island-if-defending = en défense
island-if-involved = impliqué
island-if-bystander = non impliqué
island-if-encounter = face à une rencontre
island-if-neutral = face à un neutre
island-if-opponent = face à un adversaire
island-if-monster = face au Monstre
island-if-takes-part = en y participant
island-if-here = sur place
island-if-losing = sans être devant
island-if-death = s'il s'agit d'une mort
island-if-on-camp = sur un campement
island-if-off-camp = hors des campements
island-if-alone = seul
island-if-company = accompagné
island-if-shore = sur le littoral
island-if-struck = un des siens est frappé
island-if-anothers = jeu d'un autre
island-if-inner = au cœur de l'île

island-trait-beast = bêtes
island-trait-people = humains
island-trait-nature = nature
island-trait-spirit = esprits

island-goal-healer = Gagne en ayant soigné un personnage de chaque adversaire
island-goal-slayer = Gagne quand le Monstre est vaincu
island-goal-explorer = Gagne avec { $amount } cases explorées
island-goal-collector = Gagne avec { $amount } équipements
island-goal-leader = Gagne avec { $amount } personnages
island-goal-hunter = Gagne avec { $amount } rencontres battues
island-goal-camper = Gagne sur { $amount } campements à la fois
island-goal-reunion = Gagne sur la même case que { $other }, qui que soit son joueur, avec { $amount } personnages à soi
island-goal-advanced = { $goal } ({ $amount } dans le jeu avancé)

island-ask-keep = Lequel est votre Principal ?
island-ask-site = Où posez-vous votre case Départ ?
island-ask-move = Déplacez un personnage.
island-ask-resolve = Quel emplacement d'abord ?
island-ask-join = Qui participe ?
island-ask-fight = Affronter un adversaire ici, ou continuer ?
island-ask-help = Qui aide à défendre ?
island-ask-item = Que devient cet équipement ?
island-ask-neutral = Tenter de rallier un personnage neutre ?
island-ask-give = Donner un équipement à un compagnon ?
island-ask-to = À qui ?
island-ask-discard = Trop de cartes : défaussez-en une.
island-ask-prize = Vous avez gagné : que prenez-vous ?
island-ask-wound = Qui est frappé ?
island-ask-choose = Sur qui ?
island-ask-seat = Quel joueur ?
island-ask-toward = Dans quelle direction ?
island-ask-window = Vous pouvez jouer quelque chose.

island-did-keep = { $name } : personnage Principal, { $what }.
island-did-site = { $name } : case Départ { $what }.
island-did-move = { $name } : { $what }.
island-did-resolve = { $name } : emplacement { $what }.
island-did-join = { $name } : { $what } participe.
island-did-heal = { $name } : { $what } se fait soigner ici.
island-did-fight = { $name } : rapport de force avec { $what }.
island-did-help = { $name } : { $what } vient en aide.
island-did-take = { $name } : { $what } prend l'équipement.
island-did-hide = { $name } : { $what } prend l'équipement, face cachée.
island-did-give = { $name } : équipement donné ({ $what }).
island-did-to = { $name } : l'équipement va à { $what }.
island-did-wound = { $name } : le coup tombe sur { $what }.
island-did-choose = { $name } : le choix tombe sur { $what }.
island-did-use = { $name } : équipement employé – { $what }.
island-did-use-now = { $name } : l'équipement sert tout de suite.
island-did-use-power = { $name } : { $what } emploie son pouvoir.
island-did-play = { $name } : carte jouée – { $what }.
island-did-discard = { $name } : carte défaussée – { $what }.
island-did-seat = { $name } : le choix tombe sur { $what }.
island-did-toward = { $name } : direction choisie, { $what }.
island-did-seize = { $name } : équipement gagné – { $what }.
island-did-all = { $name } : tout le monde.
island-did-done = { $name } : c'est tout.
island-did-draw = { $name } : place à la carte de l'emplacement.
island-did-leave = { $name } : l'équipement reste sur place.
island-did-bury = { $name } : l'équipement reste sur place, face cachée.
island-did-prize = { $name } : gain, { $what }.
island-did-pass = { $name } : passe.
island-did-not-until-my-turn = { $name } : passe jusqu'à son tour.

island-told-hex = En { $place } : { $what }.
island-told-won = Rapport de force en { $place } : { $first } { $sum } (dé { $die }) contre { $second } { $against } (dé { $other }). Victoire : { $who }.
island-told-tie = Rapport de force en { $place } : { $first } { $sum } (dé { $die }) contre { $second } { $against } (dé { $other }). Égalité : il ne se passe rien.
island-told-wounded = { $who } : blessure.
island-told-healed = { $who } : guérison.
island-told-dead = { $who } meurt.
island-told-joined = { $name } : { $who } en renfort.
island-told-arrived = Un personnage neutre arrive : { $who }.
island-told-monster = Le Monstre est en { $place }.
island-told-monster-down = Le Monstre est vaincu.
island-told-goal-healer = { $name } : la condition de la carte { $who } est remplie : un personnage soigné chez chaque adversaire.
island-told-goal-slayer = { $name } : la condition de la carte { $who } est remplie : le Monstre est vaincu.
island-told-goal-explorer = { $name } : la condition de la carte { $who } est remplie : { $amount } cases explorées.
island-told-goal-collector = { $name } : la condition de la carte { $who } est remplie : { $amount } équipements.
island-told-goal-leader = { $name } : la condition de la carte { $who } est remplie : { $amount } personnages.
island-told-goal-hunter = { $name } : la condition de la carte { $who } est remplie : { $amount } rencontres battues.
island-told-goal-camper = { $name } : la condition de la carte { $who } est remplie : { $amount } campements à la fois.
island-told-goal-reunion = { $name } : la condition de la carte { $who } est remplie : la même case que { $other } et { $amount } personnages à soi.

island-pending-setup = Mise en place
island-pending-turn = Tour
island-pending-location = Emplacement
island-pending-draw = Cartes
island-pending-gain = Cartes
island-pending-item = Équipement
island-pending-contest = Rapport de force
island-pending-reroll = Dé
island-pending-wound = Blessure
island-pending-window = Fenêtre
island-pending-played = Joué :
island-pending-effects = Effet
island-pending-step = Pas
island-pending-lot = Tirage
island-pending-monster = Le Monstre
island-pending-look = Regard
island-pending-arrive = Arrivée
help-moves-island =
    keep locke (garder), site 12 (case Départ), move kate ne (déplacer ; ne nord-est, e est,
    se sud-est, sw sud-ouest, w ouest, nw nord-ouest), resolve c3 (résoudre l'emplacement),
    join jack (participe), heal jack (soigner), all (tous), done (c'est tout),
    fight sawyer (affronter) ou draw (la carte de l'emplacement), help sun (aide à défendre),
    take kate (prend l'équipement), hide kate (face cachée), use (s'en servir), leave (le laisser),
    bury (face cachée), give kate 1 (donner son équipement 1), to sun (à Sun),
    prize control, prize event, prize none (gain : contrôle, événement, rien),
    seize 1 (prendre l'équipement 1), wound hurley (le coup est pour Hurley), choose sun,
    seat 2 (ce joueur), toward ne (cette direction), use sun (son pouvoir),
    use kate 1 (son équipement 1), play 1, discard 2 (jouer, défausser cette carte),
    pass (passer), not-until-my-turn (pas avant mon tour)
