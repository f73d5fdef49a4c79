# La page dans le navigateur.
tagline = la table des Cités perdues
front-title = Où partons-nous aujourd'hui ?
front-lead = Une table pour toute la famille des Cités perdues : choisissez un jeu, et la partie commence.
choose-game = Les jeux
my-games = Mes parties
your-turns = { $n ->
    [one] à vous dans une partie
   *[other] à vous dans { $n } parties
}
open-tables = Tables ouvertes à tous
fan-edition = Édition de fans, non officielle, sans lien avec les auteurs et éditeurs. Les dessins et les textes sont les nôtres.
for-players = { $from } à { $to } joueurs
game-classic = Les Cités perdues
game-classic-about = Cinq expéditions, des cartes toujours plus hautes : oserez-vous partir ?
game-duel = Duel
game-duel-about = Le face-à-face, avec ses Recherches et, si l'on veut, ses Exploits.
game-board = Le jeu de plateau
game-board-about = Vos pions suivent cinq chemins, passent les ponts et cherchent des Artefacts.
game-roll = Roll & Write
game-roll-about = Six dés pour tous, une feuille pour chacun : notez, cochez, accélérez.

game-island = L'île
game-island-about = Des naufragés, une île à explorer case par case, un Monstre : qui s'en sortira ?

nav-main = Navigation
nav-games = Mes parties
nav-settings = Réglages
nav-learn = Apprendre
nav-rules = Règles
nav-pad = Carnet de score
to-front = Accueil
skip-to-main = Aller au contenu
close = Fermer
menu = Menu
no-such-place = Il n'y a rien ici.
page-failed = Cette page n'a pas pu être chargée.
try-again = Réessayer
network-away = Le service ne répond pas. Vérifiez le réseau ; la page réessaie d'elle-même.
preparing = Les jeux se préparent ({ $done } sur { $of }) : encore un instant.

start-bot = Jouer contre un robot
start-invite = Inviter quelqu'un
start-here = À plusieurs sur cet écran
options = Options
options-lead = Au départ, ce sont les règles publiées. Changez ce que votre table préfère.
players-how-many = Nombre de joueurs
teams-note = À quatre : deux équipes, partenaires face à face.
setting-first = Qui commence
setting-memory-aid = Le journal garde les cartes déjà vues
setting-ages = Du plus âgé au plus jeune
setting-stall-limit = Tours sans piocher avant que la manche s'arrête
setting-rounds = Manches
setting-colours = Couleurs (6 : la partie longue)
setting-hand-penalty = Les cartes restées en main sont déduites
setting-cooperation = Ensemble, pour un seul total
setting-open-piles = Les défausses peuvent être consultées
setting-next-starter = Qui commence la manche suivante
setting-games = Parties à la suite
setting-exploits = Jouer avec cinq Exploits
setting-claim = Comment se prennent les Exploits
setting-direction = Le sens des rangées
setting-start = La première carte d'une expédition
setting-take-back = La carte qu'on vient de défausser peut être reprise
setting-final-floor = Les Artefacts ne mènent pas un total sous zéro
setting-rules = Les règles
setting-size = La taille de l'île
setting-healing = Ce que coûte une guérison
setting-neutralised = Quand un Principal est neutralisé
setting-ghost = Le premier éliminé dirige le Monstre
setting-round-cap = Manches avant un classement
setting-order = Comment jouent les autres
option-bot = Le robot
bot-which = greedy suit quelques règles simples ; search:1 à search:5 jouent moins bien, search:6 réfléchit ; champion, aux cartes à deux, est le plus fort ; champion+ réfléchit plus longtemps et fait un peu mieux en une seule manche.
option-clock = Temps pour chaque décision ; ensuite, un robot joue à votre place.
option-listed = Montrer la table à tous sur la page d'accueil.
names-here = Les noms, pour jouer à plusieurs sur cet écran
clock-60 = 1 minute
clock-300 = 5 minutes
clock-86400 = 1 jour
value-on = oui
value-off = non
value-none = aucun
value-random = au hasard
value-total = le total
value-round = la dernière manche
value-signal = à signaler
value-auto = d'eux-mêmes
value-rising = montantes
value-either = dans un sens ou l'autre
value-lowest = la plus faible
value-free = libre
value-together = ensemble
value-aloud = dans l'ordre, à découvert

status-waiting = En attente de joueurs
status-playing = En cours
status-over = Partie terminée
your-turn = À vous de jouer
waiting-for = En attente : { $names }
state-connecting = Connexion à la table…
state-lost = Connexion perdue : reconnexion…
state-lost-pending = Connexion perdue : votre coup sera envoyé au retour.
state-unconfirmed = Envoyé, pas encore confirmé…
state-removed = L'hôte vous a fait quitter cette table.
state-no-table = Cette table n'existe pas, ou n'existe plus.
state-preparing = La partie se prépare…
state-stand-in = Un robot joue à votre place
table-of = Table : { $game }
table-closed = L'hôte a fermé cette table.
you-watch = Vous regardez cette partie.
time-left = Temps qui reste
side-panel = Journal et conversation
journal = Journal
journal-nothing = Rien encore.
chat = Conversation
chat-empty = Personne n'a encore rien dit.
chat-say = Dire quelque chose
chat-send = Dire
hint = Un conseil
hint-says = Le robot jouerait : { $move }
hint-over = { $gain ->
    [0] Le robot jouerait : { $move }. Il n'attend pas moins de : { $other }.
    [one] Le robot jouerait : { $move }, plutôt que : { $other }. Il en attend { $shown } point de plus.
   *[other] Le robot jouerait : { $move }, plutôt que : { $other }. Il en attend { $shown } points de plus.
}
hint-over-chance = { $gain ->
    [0] Le robot jouerait : { $move }. Il n'attend pas moins de : { $other }.
   *[other] Le robot jouerait : { $move }, plutôt que : { $other }. Il y voit { $shown } % de chances de gagner de plus.
}
watching = { $n ->
    [1] Une personne regarde
   *[other] { $n } personnes regardent
}
watching-more = { $n ->
    [1] et une personne sans nom
   *[other] et { $n } personnes sans nom
}
somebody = quelqu'un
send-away = Faire sortir { $name }
table-is-locked = La table est fermée aux nouveaux venus.
undo = Reprendre mon coup
agree = D'accord
disagree = Non
withdraw = Retirer
proposal-undo = { $name } voudrait reprendre son coup.
proposal-replace = Un robot à la place de { $name } ?
proposal-waits = En attente des autres.
lock = Fermer la table aux nouveaux
unlock = Rouvrir la table
replace-absent = Un robot à la place de { $name }
let-bot-play = Laisser un robot jouer pour moi
take-back-seat = Reprendre ma place
resign = Abandonner
resign-sure = Oui, abandonner
view-text = La table en texte
view-board = La table dessinée
sound-on = Mettre le son
sound-off = Couper le son

seats-title = { $game } : les places
seat-free = place libre
seat-kept = est attendu
seat-bot = Un robot ici
sit-here = S'asseoir ici
stand = Se lever
offline = absent
close-table = Fermer cette table
bot-name = Robot { $bot }
invite-title = Inviter
invite-lead = Envoyez ce lien, ou faites scanner ce code. Le premier venu s'assied.
invite-only-here = Ce lien n'ouvre que sur cet ordinateur-ci. Pour les autres appareils du réseau, relancez Cordée avec --lan.
invite-text = Une partie de { $game } ?
code-alt = Code à scanner : le lien de la table
link = Lien de la table
share-link = Partager le lien
link-copied = Lien copié.
curtain-title = { $name }, c'est à vous
curtain-text = Passez l'écran. Personne d'autre ne regarde ?
curtain-open = Voir mes cartes

card-name = { $value } { $colour }
card-wager = { $game ->
    [duel] recherche { $colour }
   *[other] pari { $colour }
}
wager-word = { $game ->
    [duel] recherche
   *[other] pari
}
cards-word = cartes
deck-of = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
pile-of = Défausse ({ $colour }) : { $card } sur le dessus, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
pile-empty = Défausse ({ $colour }) vide
piles = Défausses
rows-of = Rangées de { $names }
rows-own = Vos rangées
own-hand = Votre main
held = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
known-card = On l'a vu prendre : { $card }
total-so-far = { $points } points
act-play = Poser
act-drop = Défausser
act-pass = Terminer
cards-ask-play = Choisissez une carte, puis posez-la ou défaussez-la.
cards-ask-draw = Prenez une carte : la pioche ou une défausse.
cards-ask-extra = La pioche est vide. { $cards ->
    [one] Encore une carte à poser, si vous voulez.
   *[other] Encore { $cards } cartes à poser, si vous voulez.
}
exploit-claim = signaler
exploits-taken = Exploits : { $n } sur { $of } pris
stall-now = { $turns } tours sans la pioche
legal-moves = Coups possibles
no-moves-now = Rien à décider pour l'instant.
type-move = Un coup en toutes lettres
send-move = Jouer
table-in-words = La table
memory-title = Ce que l'on a vu

go-on = Continuer
see-result = Voir le résultat
see-table = Revoir la table
see-replay = Revoir la partie
download-record = Télécharger
rematch = Revanche
rematch-loser = Revanche, le dernier commence
rematch-go = La revanche vous attend
score-line = Ligne
score-sum = Calcul
score-points = Points
deal-proved = Donne prouvée : le secret est celui promis avant la partie, votre nombre y est entré, et la graine qui en résulte est celle de la partie.
deal-sound = Le secret, les nombres et la graine de la partie s'accordent ; cette page n'était pas là avant la donne pour voir la promesse.
deal-broken = Attention : la donne ne répond pas à ce qui avait été promis.
deal-unwatched = La donne n'a pas pu être vérifiée ici ; la commande cordee verify le fait.
deal-how = Ce qui a été vérifié
deal-check-promise = Le secret révélé a bien l'empreinte montrée.
deal-check-watched = Cette empreinte est celle que ce navigateur a reçue avant de donner son nombre.
deal-check-own = Votre nombre est parmi ceux qui ont servi.
deal-check-played = La graine recalculée du secret et des nombres est celle du procès-verbal.
deal-seed = Graine recalculée :
deal-rest = Que chaque carte suive de cette graine, la commande cordee verify le rejoue sur le procès-verbal téléchargé.

# Le plateau et la feuille.
paths = Chemins
path-of = Chemin { $colour } : votre pion est à l'étape { $step }
step-of = Étape { $step } : { $points } points
tile-artefact = tuile Artefact
tile-step = tuile Étape
tile-points = tuile de { $points } points
pawn-of = Explorateur de { $name }
pawn-leader = Chef de { $name }
bridges-crossed = Pions au-delà d'un pont : { $n } sur { $of }
artefacts-count = { $n ->
    [one] { $n } artefact
   *[other] { $n } artefacts
}
act-leader = Le chef (compte double)
act-explorer = Un explorateur
act-decline = Ne pas avancer
paths-ask-advance = Avancez un pion d'une étape, si vous voulez.
roll-turn = Tour { $turn } · { $name } lance
roll-artefacts-short = art.
roll-refusals-short = refus
roll-you-are-done = Votre choix est fait ; les autres choisissent.
roll-act-tick = cocher la case ronde
roll-act-top = cocher l'artefact
roll-act-accelerate = accélérer
roll-act-refuse = Refuser les dés
roll-act-stop = Arrêter
roll-act-in-order = Demander l'ordre du tour
dice-ask-choose = Choisissez un dé couleur et un dé chiffre, puis une case.
dice-ask-accelerate = Accélération : choisissez une colonne, ou arrêtez.
die-colour = Dé { $colour }
die-number = Dé { $number }
write-here = inscrire { $what }
box-of = { $colour }, case { $box }
top-of = { $colour }, artefact du sommet
round-of = { $colour }, case ronde
bridge-won = Pont traversé : il rapporte
bridge-late = Pont traversé trop tard
bridge-gone = Pont déjà pris
bridge-open = Pont à prendre

# Pages : règles, relecture, parties, réglages.
loading = Un instant…
rules-contents = Sommaire
play-this = Jouer
mark-arbitrage = Le livret laisse ce point ouvert : nous l'avons tranché.
mark-maison = Un choix propre à Cordée.
mark-ruling = The rulebook leaves this open: our ruling.
mark-house = A choice of Cordée's own.
again-title = Revoir une partie
again-none = Cette partie n'existe pas, ou n'est pas terminée.
again-back = Coup précédent
again-next = Coup suivant
again-run = Dérouler
again-pause = Pause
again-step = Coup { $n } sur { $of }
again-eyes = Par les yeux de
again-all = Toutes les cartes
again-eyes-of = Les yeux de { $name }
again-start = La donne, avant le premier coup.
no-games-yet = Aucune partie en cours.
finished-games = Parties terminées
nothing-finished = Aucune encore.
bring-record = Apporter une partie
bring-record-lead = Un fichier .cordee, pour le revoir et le partager.
my-name = Mon nom à la table
save = Enregistrer
saved = Enregistré.
language = Langue
theme = Apparence
theme-system = comme le système
theme-light = claire
theme-dark = sombre
motion = Mouvement des cartes
motion-system = comme le système
motion-on = oui
motion-off = non
sound = Sons
device-title = Un autre appareil
device-lead = Un code secret emporte vos places sur un autre appareil. Il n'est montré qu'une fois.
device-code = Montrer un code
device-enter = J'ai un code
device-go = Reprendre mes places
recovered = Vos places sont ici.
forget-title = Mes données
forget-lead = Efface votre nom et vos clés ; les parties jouées restent, sans votre nom.
forget = Effacer mes données
forget-sure = Oui, tout effacer
forgotten = C'est effacé.

# Le carnet de score.
pad-lead = Pour jouer avec la boîte sur la table : remplissez chaque feuille du doigt, les règles comptent.
pad-variant = Variante
pad-published = règles publiées
variant-coop = main dans la main
variant-penalty = rien dans les mains
variant-long = six couleurs
variant-single = une manche
variant-exploits = avec Exploits
variant-three = trois parties
variant-short = partie courte
variant-either = dans un sens ou l'autre
variant-aloud = dans l'ordre, à découvert
variant-advanced = règles avancées
variant-ghost = le premier éliminé dirige le Monstre
players-n = { $n } joueurs
pad-whose = La feuille de
pad-rounds = Manches
pad-name = Nom
pad-next-round = Manche suivante
pad-print = Imprimer
pad-empty = Rien n'est encore écrit.
pad-less = Moins
pad-more = Plus
pad-step = pion à l'étape { $step }
pad-round = Case ronde
pad-erase = Effacer le dernier
pad-wagers = { $game ->
    [duel] Recherches : { $n }
   *[other] Paris : { $n }
}
pad-leader = Chemin du chef
pad-tiles = Tuiles de points
pad-artefacts = Artefacts
pad-refusals = Refus
pad-exploits = Exploits
pad-bridges = Ponts qui rapportent
pad-hand = Cartes restées en main
pad-characters = Personnages contrôlés à la fin
pad-victory = Victoire

# La première partie guidée.
learn-next = Compris
learn-try = À vous : essayez.
learn-wait = L'autre joue, un instant…
learn-done = Vous savez l'essentiel. Finissez cette partie, ou lancez-en une vraie.
learn-real = Une vraie partie
learn-classic-goal = Chaque couleur est une expédition. Vos rangées sont en bas, celles de l'autre en haut ; entre les deux, une défausse par couleur. Le but : des rangées qui rapportent plus qu'elles ne coûtent.
learn-classic-play = Touchez une carte de votre main, puis « Poser » dans la rangée de sa couleur, ou « Défausser ». Mieux vaut commencer bas.
learn-classic-draw = Prenez maintenant une carte : la pioche, ou le dessus d'une défausse qui vous plaît.
learn-classic-rise = Une rangée ne fait que monter : après un 5, plus de 3. Et ouvrir une rangée coûte 20 points : il faut de quoi la remplir.
learn-classic-again = Jouez encore une carte. Une carte qui ne peut pas aller là vous dit pourquoi.
learn-classic-draw-again = Et prenez-en une. La pioche vide finit la manche : son compte est sous vos yeux.
learn-classic-wager = Les paris (×) se posent avant la première valeur et multiplient la rangée par deux, trois ou quatre, pertes comprises.
learn-classic-end = Huit cartes dans une rangée valent 20 points de plus. À la fin, chaque ligne est comptée devant vous. L'ampoule, en haut, donne un conseil.
learn-duel-goal = Cinq couleurs, une expédition chacune. Vos rangées en bas, celles de l'autre en haut, les défausses au milieu.
learn-duel-play = Touchez une carte, puis « Poser » ou « Défausser ». Mieux vaut commencer bas.
learn-duel-draw = Prenez maintenant une carte : la pioche, ou le dessus d'une défausse.
learn-duel-rise = Une expédition ne fait que monter, et l'ouvrir coûte 20 points.
learn-duel-again = Jouez encore une carte.
learn-duel-draw-again = Et prenez-en une : la pioche vide finit la partie.
learn-duel-research = Les cartes Recherche (×) viennent avant les valeurs et multiplient l'expédition.
learn-duel-end = Les Exploits, en option, donnent 10 points à qui les accomplit d'abord. Bonne route !
learn-board-goal = Cinq chemins montent vers les cités. Chaque carte posée fait avancer votre pion d'une case sur le chemin de sa couleur.
learn-board-play = Touchez une carte, puis « Poser ». On part avec sa carte la plus faible de la couleur.
learn-board-more = Choisissez un pion s'il le faut, ou prenez une carte : la pioche ou une défausse.
learn-board-path = Les trois premières cases coûtent des points : un chemin commencé doit aller loin. Après le pont, on gagne beaucoup.
learn-board-again = Jouez encore : une carte égale ou plus haute que la dernière de sa rangée.
learn-board-more-again = Continuez le tour : un pas offert, ou une carte à prendre.
learn-board-tiles = Les tuiles donnent des points, un pas de plus, ou un Artefact ; peu d'Artefacts coûtent, beaucoup rapportent.
learn-board-end = Cinq pions au-delà d'un pont finissent la manche. Le chef compte double là où il s'arrête.
learn-roll-goal = Six dés pour tous : trois couleurs, trois chiffres. Chacun inscrit une couleur et un chiffre sur sa feuille, de bas en haut, sans jamais descendre.
learn-roll-choose = Touchez un dé couleur, un dé chiffre, puis la case entourée. Ou refusez les dés.
learn-roll-round = Un 0 coche la case ronde d'une colonne vierge, qui comptera double ; plus tard, un 0 vaut 10.
learn-roll-again = Encore un choix.
learn-roll-signs = Les chevrons accélèrent : une case de plus, dans la colonne de votre choix. Les pentagones cochent un artefact.
learn-roll-third = Continuez : traverser un pont le premier rapporte.
learn-roll-end = Même les refus rapportent s'ils sont nombreux. La partie finit quand tous sont épuisés ou les huit ponts traversés.

# Les coups en mots.
move-play = poser { $what }
move-drop = défausser { $what }
move-take = prendre sur la défausse ({ $what })
move-deck = piocher
move-pass = terminer
move-claim = signaler l'Exploit { $what }
move-start-leader = partir avec le chef
move-start-explorer = partir avec un explorateur
move-advance = avancer sur { $what }
move-decline = ne pas avancer
move-write = inscrire { $what }
move-tick = cocher la case ronde { $what }
move-top = cocher l'artefact { $what }
move-refuse = refuser les dés
move-accelerate = accélérer { $what }
move-stop = arrêter
move-in-order = demander l'ordre du tour

# L'île dans la page.
island-piece-of = { $piece } ({ $name })
island-prize-control = le contrôle du personnage
island-prize-event = un événement de sa main
island-prize-none = rien
island-way-ne = au nord-est
island-way-e = à l'est
island-way-se = au sud-est
island-way-sw = au sud-ouest
island-way-w = à l'ouest
island-way-nw = au nord-ouest
island-act-keep = Garder { $what }
island-act-site = Place { $what }
island-act-move = { $what }
island-act-resolve = Résoudre { $what }
island-act-join = { $what } participe
island-act-heal = Soigner { $what }
island-act-fight = Affronter { $what }
island-act-help = { $what } aide
island-act-take = { $what } le prend
island-act-hide = { $what } le prend, face cachée
island-act-give = Donner { $what }
island-act-to = À { $what }
island-act-wound = Frapper { $what }
island-act-choose = { $what }
island-act-use = Employer { $what }
island-act-use-power = Le pouvoir : { $what }
island-act-use-now = S'en servir tout de suite
island-act-play = Jouer { $what }
island-act-discard = Défausser { $what }
island-act-seat = { $what }
island-act-toward = { $what }
island-act-seize = Prendre { $what }
island-act-all = Tous
island-act-done = C'est tout
island-act-draw = La carte de l'emplacement
island-act-leave = Le laisser ici
island-act-bury = Le laisser, face cachée
island-act-prize = Prendre { $what }
island-act-pass = Passer
island-act-not-until-my-turn = Pas avant mon tour
island-shore = littoral
island-inner = cœur de l'île
island-unexplored = inexploré
island-encounter-here = rencontre : { $name }
island-equipment-here = { $n ->
    [1] un équipement
   *[other] { $n } équipements
}
island-monster = le Monstre
island-monster-down = le Monstre est vaincu
island-may-go = choix possible
island-map = La carte de l'île
island-nearer = Voir l'île de plus près
island-whole = Voir toute l'île
island-people = Les personnages
island-die = dé { $n },
island-versus = contre
island-neutrals = Personnages neutres
island-explored = { $n ->
    [1] 1 case explorée
   *[other] { $n } cases explorées
}
island-beaten = { $n ->
    [1] 1 rencontre battue
   *[other] { $n } rencontres battues
}
island-known = Vu dans sa main : { $cards }
island-hidden-piece = équipement caché
island-landing = départ
island-quiet = Vous passez jusqu'à votre tour.
island-nothing-to-play = Rien à jouer ici : on passe.
island-round = Manche { $round } sur { $cap }
island-turn-of = tour : { $name }
island-deck = { $n } cartes en pioche
island-stack = Ce qui est en cours
island-who-moves = Qui se déplace
island-auto-pass = Passer quand je n'ai rien à jouer
learn-island-goal = L'avion s'est écrasé. Chacun mène des naufragés sur une île que personne ne connaît. Gagne qui contrôle tous les personnages de l'île, ou remplit la condition de sa propre carte.
learn-island-keep = Deux cartes vous sont distribuées. Lisez-les : la force sert dans chaque rapport de force, le pouvoir à un moment précis. Gardez-en une.
learn-island-land = Choisissez où débarquer : touchez un radeau au bord de l'île.
learn-island-turn = À votre tour, chacun de vos personnages avance d'une case. Une case couverte se retourne quand on y arrive.
learn-island-walk = À vous : touchez une case entourée de noir. Si vous menez plusieurs personnages, choisissez d'abord lequel.
learn-island-place = L'emplacement fait alors son effet : des cartes Destin, souvent. Un équipement se porte, un événement va dans votre main, une rencontre se combat.
learn-island-contest = Un rapport de force : force et dé de chaque camp, plus ce qu'on y ajoute. Les deux sommes grandissent sous vos yeux. La plus grande gagne. Un blessé n'a plus de force, et une seconde blessure le tue.
learn-island-window = Entre deux étapes une fenêtre s'ouvre : vous pouvez y jouer un événement ou un pouvoir, passer, ou dire « pas avant mon tour ». Sans rien à jouer, la page passe pour vous.
learn-island-again = Continuez : déplacez-vous, participez, prenez ce que vous trouvez.
learn-island-third = Encore. Les campements (les petites tentes) abritent des personnages neutres : battez-les pour les rallier.
learn-island-win = Touchez un personnage ou une case pour lire ce qu'ils savent faire. Rassemblez, restez groupés, soignez-vous aux campements. Bonne chance !
value-basic = de base
value-advanced = avancées
value-character = le personnage
value-turn = tout le tour
value-held = retenu
value-literal = à la lettre

# La table en texte : les champs d'une vue, puis les mots de leurs codes.
plain-pair = { $key } : { $value }
plain-and = { $first } ; { $second }
plain-place = étape { $place } : { $what }
plain-round = { $game ->
    [duel] partie
   *[other] manche
}
plain-rounds = { $game ->
    [duel] parties en tout
   *[other] manches en tout
}
plain-turn = tour
plain-phase = moment
plain-mover = à qui de jouer
plain-starter = a commencé
plain-deck = cartes dans la pioche
plain-stall = tours sans la pioche
plain-hands = cartes vues
plain-held = { $within ->
    [characters] immobile
   *[other] cartes en main
}
plain-rows = { $game ->
    [duel] expéditions
   *[other] rangées
}
plain-piles = défausses
plain-top = { $within ->
    [columns] artefact du sommet coché
   *[other] dessus
}
plain-height = hauteur
plain-cards = cartes
plain-just-dropped = couleur qui vient d'être défaussée
plain-extra-left = cartes encore à poser
plain-exploits = Exploits
plain-code = Exploit
plain-owner = pris par
plain-totals = { $game ->
    [duel] points des parties finies
   *[other] points des manches finies
}
plain-known = cartes connues de sa main
plain-last-seen = dernier tour où chaque carte a été vue
plain-heading = sens
plain-step = étape
plain-leader = avec le chef
plain-opening = chemin dont le pion est à choisir
plain-tiles = tuiles sur les chemins
plain-colours = { $game ->
    [roll] dés couleur
   *[other] autres couleurs des chemins
}
plain-steps = points de chaque étape
plain-bridge = { $game ->
    [roll] pont
   *[other] le pont est après l'étape
}
plain-crossed = pions au-delà d'un pont
plain-crossings = pions au-delà d'un pont qui finissent la manche
plain-artefacts = { $game ->
    [roll] artefacts
   *[other] artefacts des manches finies
}
plain-finds = artefacts trouvés dans cette manche
plain-tile-points = points des tuiles de cette manche
plain-scale = points pour 0, 1, 2… artefacts à la fin
plain-roller = lance les dés
plain-asked = doit choisir
plain-accelerating = accélération en cours
plain-in-order = dans l'ordre du tour
plain-done = a choisi
plain-dice = dés
plain-numbers = { $within ->
    [columns] nombres
   *[other] dés chiffre
}
plain-taken = pris par qui a lancé
plain-colours-left = dés couleur à choisir
plain-numbers-left = dés chiffre à choisir
plain-sheets = feuille
plain-columns = expéditions
plain-round-box = case ronde
plain-refusals = refus
plain-bridges = ponts traversés, et s'ils rapportent
plain-bridged = ponts déjà traversés par quelqu'un
plain-boxes = { $within ->
    [scales] cases remplies
   *[other] cases spéciales
}
plain-acceleration = accélération
plain-artefact = artefact
plain-scales = points de la feuille
plain-rules = règles
plain-size = taille de l'île
plain-round-cap = manches au plus
plain-active = tour de
plain-question = question
plain-choice = choix possibles
plain-pending = en cours
plain-what = étape
plain-about = à propos de
plain-dealt = cartes à choisir
plain-out = hors jeu
plain-starts = case Départ
plain-characters = personnages
plain-name = nom
plain-strength = force
plain-controller = mené par
plain-at = en
plain-wounded = blessure
plain-healing = en soins
plain-sits-out = passe un tour
plain-principal = Principal de
plain-equipment = équipement
plain-face-down = pièces face cachée
plain-sites = cases de l'île
plain-shore = littoral
plain-explored = { $within ->
    [sites] explorée
   *[other] cases explorées
}
plain-hex = emplacement
plain-camp = campement
plain-encounter = rencontre
plain-monster = Monstre
plain-contest = rapport de force
plain-kind = face à
plain-attackers = attaque
plain-target = visé
plain-helpers = aide à défendre
plain-played = ajouté par chaque camp
plain-sums = sommes
plain-decided = derniers rapports de force
plain-n = numéro
plain-sides = camps
plain-won = camp vainqueur
plain-party = participants
plain-discard = défausse
plain-pile = cartes Personnage en réserve
plain-monster-defeated = Monstre vaincu
plain-beaten = rencontres battues
plain-healed = a soigné un personnage de
plain-quiet = vous passez jusqu'à votre tour

plain-is-deal = la donne
plain-is-play = poser ou défausser
plain-is-draw = prendre une carte
plain-is-extra = cartes supplémentaires
plain-is-start = choisir un pion
plain-is-advance = avancer un pion
plain-is-scored = manche comptée
plain-is-over = partie finie
plain-is-roll = le lancer
plain-is-alone = un seul choisit
plain-is-together = tous choisissent
plain-is-rising = montant
plain-is-falling = descendant
plain-is-open = libre
plain-is-ticked = cochée
plain-is-struck = rayée
plain-is-artefacts = artefacts
plain-is-refusals = refus
plain-is-encounter = une rencontre
plain-is-neutral = un personnage neutre
plain-is-opponent = un adversaire
plain-is-monster = le Monstre
plain-is-dead = hors de l'île
