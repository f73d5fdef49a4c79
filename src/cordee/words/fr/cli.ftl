# La ligne de commande.
help-cordee = Cordée : une table pour la famille Les Cités perdues. Édition de fans, non officielle.
help-version = Donne la version.
help-lang = Langue : fr ou en. Par défaut, celle du système.
help-data = Un dossier de valeurs imprimées à vous, à la place de celles fournies.
help-option = Une option du jeu, comme rounds=1. Peut être répétée.
help-seed = Un nombre qui fixe la donne.
help-json = Répond par un seul objet JSON.
help-play = Jouer dans le terminal. GAME est le nom d'un jeu, avec une variante au besoin : classic:coop.
help-play-seats = Qui s'assied où, séparés par des virgules : human ou un robot.
help-play-names = Les noms des personnes à la table, dans leur ordre.
help-play-resume = Reprendre la dernière partie (de GAME, s'il est nommé), ou une partie sauvegardée.
help-score = Le carnet de score : compter une partie jouée avec de vraies cartes, un texte par camp, entrées séparées par « ; », manches par « | ». Sans texte, il pose ses questions.
help-score-seats = Combien jouent, quand les textes ne le disent pas : 4 pour deux équipes.
help-replay = Rejouer pas à pas une partie enregistrée.
help-replay-seat = Par les yeux de cette place (à partir de 0). Sinon, ceux d'un spectateur.
help-replay-step = S'arrêter après chaque coup, ou tout dérouler.
help-rules = Montrer les règles d'un jeu, ou un seul § de celles-ci.
help-rules-data = Montrer aussi ce que les valeurs imprimées de ce dossier corrigent, et lesquelles ne sont pas certaines.
rules-data = Valeurs de { $folder } qui ne sont pas certaines, ou qui diffèrent de celles de Cordée (*) :
rules-data-certain = Toutes les valeurs de { $folder } sont certaines, et celles de Cordée.
confidence-certain = certain
confidence-likely = probable
confidence-guess = supposé
confidence-contested = contesté
confidence-attested = connu de la boîte
confidence-printed = recopié de la boîte
confidence-house = de notre cru
help-sim = Jouer des parties au hasard à pleine vitesse et en faire le bilan.
help-sim-games = Combien de parties, 10 000 si rien n'est dit.
help-sim-seats = Combien de places.
help-sim-device = Où jouer : cpu (si rien n'est dit) ou gpu.
help-threads = Combien de fils (de processus, pour des robots qui choisissent en Python) se partagent le travail, 1 si rien n'est dit ; les parties restent les mêmes.
help-match = Faire s'affronter des robots sur des donnes dupliquées : chacune une fois par rotation des places.
help-match-game = Le jeu, avec une variante au besoin.
help-match-deals = Combien de donnes, 100 si rien n'est dit.
help-match-records = Garder l'enregistrement de chaque partie dans ce dossier.
help-ladder = Faire se rencontrer tous les robots d'un jeu (ou ceux nommés) et les classer.
help-ladder-deals = Combien de donnes joue chaque table, 20 si rien n'est dit.
help-ladder-svg = Dessiner le classement dans ce fichier.
help-ladder-keep = Mettre le classement dans ce fichier de cotes.
help-ladder-ray = Jouer sur une grappe Ray : à cette adresse, ou faite ici avec --threads ouvriers.
help-bots = Lister les robots et leurs cotes.

option-first = Qui commence la première manche : une place à partir de 0, ou « random » (au hasard).
option-memory-aid = Le journal garde les cartes déjà vues.
option-ages = Les places de la plus âgée à la plus jeune, comme 1,0, ou « none ». À classic et duel la plus âgée commence, sauf si --first dit autre chose ; ailleurs l'âge ne décide de rien.
option-stall-limit = Tours sans carte de la pioche après lesquels une manche s'arrête, ou « none ».
option-rounds = Manches : de 1 à 9 (classic) ; 3, ou 1 pour la partie courte (board).
option-colours = 5 couleurs, ou 6 pour la partie longue (classic).
option-hand-penalty = Les cartes de valeur restées en main sont déduites (classic).
option-cooperation = À deux pour un seul total (classic).
option-open-piles = Les cartes couvertes des défausses peuvent être consultées (classic).
option-next-starter = Qui commence la manche suivante : d'après le total (« total ») ou la dernière manche (« round ») (classic).
option-games = Une partie, ou trois à la suite (duel).
option-exploits = Jouer avec cinq Exploits (duel).
option-claim = Les Exploits se signalent (« signal ») ou se prennent d'eux-mêmes : « auto » (duel).

sim-playing = Parties
sim-speed = { $games } parties, { $moves } coups, { $speed } coups par seconde.
sim-on-cpu = Sur le processeur, { $threads ->
    [one] un fil
   *[other] { $threads } fils
}.
sim-on-gpu = Sur { $device }.
sim-length = { $mean } coups par partie (de { $shortest } à { $longest }).
sim-side = camp
sim-mean = score moyen
sim-spread = écart type
match-playing = Donnes
match-played = { $games } parties sur { $deals } donnes dupliquées. Une égalité vaut une demi-victoire ; les écarts sont en points par partie, avec leur intervalle à 95 %.
match-bot = robot
match-wins = victoires
match-margin = écart
match-range = 95 %
match-score = score moyen
ladder-title = { $game }, { $seats } places, { $deals } donnes par table
ladder-rating = cote
ladder-doubt = 95 %
ladder-games = parties
bots-told = Les cotes ont été mesurées jeu par jeu avec cordee ladder ; vos propres programmes peuvent jouer aussi : exec:CHEMIN.

score-player = Joueur { $number }
score-round = { $game ->
    [duel] partie { $number }
   *[other] manche { $number }
}
score-total = Total
score-unfinished = La partie n'est pas finie : pas encore de vainqueur.
score-winners = { $many ->
    [one] Le joueur { $players } gagne.
   *[other] Les joueurs { $players } se partagent la victoire.
}

replay-prompt = Entrée : coup suivant · q : quitter >{" "}
replay-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas finie.
replay-older-rules = Cet enregistrement suit la version { $rules } des règles de { $game }, corrigées depuis. Ses coups sont montrés tels qu'ils ont été joués.

command-help = ? aide help h
command-why = pourquoi
command-hint = indice conseil
command-undo = annuler reprendre
command-save = sauver
command-moves = coups
command-journal = journal
command-memory = mémoire memoire
command-quit = quitter

play-which = Quel jeu ? Tapez son numéro, ou Entrée pour le premier.
play-help =
    Tapez un coup en mots, ou son numéro dans la liste :
    { $moves }
      coups             la liste de vos coups, encore une fois
      pourquoi …        pourquoi un coup est refusé, avec son § des règles
      indice            ce que jouerait le robot le plus fort, et ce qu'il y gagne
      journal           ce qui s'est passé, les 20 derniers faits ; journal 50 : les 50 derniers
      mémoire           les cartes connues des autres et le contenu des défausses, ou les dés d'avant
      annuler           reprendre votre coup, tant que rien n'a été pioché ni montré depuis
      sauver FICHIER    garder une copie ; de toute façon, chaque coup est sauvegardé
      quitter           partir ; la partie vous attend
    Les règles : cordee rules { $game }
help-moves-classic =
    play r7 dans une rangée, drop b10 sur sa défausse, take y sur une défausse, deck pour piocher, pass tout à la fin
    Une carte est la lettre de sa couleur et sa valeur ; x est un pari.
help-moves-duel =
    play r7 dans une expédition, drop b10 sur sa défausse, take y sur une défausse, deck pour piocher, claim 3 pour un Exploit
    Une carte est la lettre de sa couleur et sa valeur ; x est une Recherche.
play-help-hint = ? montre l'aide.
play-why-what = Quel coup ? Dites pourquoi, puis le coup ou son numéro.
play-why-legal = Rien ne s'y oppose : { $move } peut être joué.
play-why = { $reason } Voir cordee rules { $game } { $section }.
play-hint = Je choisirais : { $move } (environ { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de mieux que { $other }).
play-hint-chance = Je choisirais : { $move } (environ { $gain } % de chances de gagner de plus que { $other }).
play-hint-only = Il n'y a qu'une chose à faire : { $move }.
play-hint-plain = Je choisirais : { $move }.
play-hint-equal = Je choisirais : { $move } ; { $other } semble à peu près aussi bon.
journal-undo = { $name } : reprend un coup.
journal-resign = { $name } : abandonne.
journal-seat = { $name } : quelqu'un d'autre joue ici désormais.
journal-unseen = { $name } : une carte qui ne se voit plus.
journal-empty = Il ne s'est encore rien passé.
journal-how-many = Combien de faits ? Dites journal, ou journal et un nombre.
memory-off = L'aide-mémoire est coupée à cette table : seul ce qui se voit est dit.
memory-dice = Les dés du tour précédent : { $dice }
memory-open = Rien à retenir ici : tout est visible.
memory-nothing = Aucune carte connue dans la main des autres, rien dans les défausses.
memory-known = { $name } a en main { $cards }.
memory-pile = Défausse ({ $colour }), depuis le bas : { $cards }
play-undone = Coup repris.
play-saved = Sauvegardé : { $file }
play-not-saved = La partie n'a pas pu être sauvegardée dans { $file } : { $problem }. Elle continue.
play-resume = Votre partie est gardée dans { $file }. Pour la reprendre : cordee play --resume { $file }
play-anybody = Chacun peut dire maintenant, avec son nom : { $moves } { $name }
fault-not-unasked = « { $text } » ne peut pas se dire maintenant : il faut { $moves } avec un nom, ou Entrée.
fault-no-such-person = Personne ici ne s'appelle « { $name } » : il faut l'un de { $known }.
play-curtain = { $name }, c'est à vous. Personne d'autre ne regarde ? Alors appuyez sur Entrée.

round-over = { $game ->
    [duel] La partie { $number } est finie.
   *[other] La manche { $number } est finie.
}
end-deck-out = La pioche est vide : la partie est finie.
end-stalled = Trop de tours sans carte de la pioche : la partie est finie.
end-resigned = Un joueur abandonne : la partie est finie.
end-winners = { $many ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}
end-tie-broken = À égalité, le plus jeune l'emporte.
end-together = Ensemble : { $total } points.
end-best = Votre record avec ces réglages reste { $best }.
end-new-best = Nouveau record ! L'ancien : { $best }.
end-record = L'enregistrement de cette partie : { $file }
help-usage = Usage :
help-options = Options
help-commands = Commandes
help-help = Montre cette page.
score-team = Équipe { $number }
score-together = Ensemble
score-ask-seats = Combien de joueurs ({ $known }) ? Entrée pour le premier choix :{" "}
score-ask-more = Encore une manche ? Tapez n'importe quoi, ou Entrée pour compter :{" "}
play-lost = Cette partie n'a pas pu être sauvegardée dans { $file } et ne pourra pas être reprise.

# learn
help-learn = Forme un joueur en le faisant jouer contre lui-même (demande torch).
help-learn-minutes = Combien de temps apprendre.
help-learn-updates = Combien de mises à jour apprendre, au lieu de minutes.
help-learn-folder = Où garder l'apprentissage.
help-learn-resume = Continue un apprentissage gardé là.
help-learn-against = Apprend contre ce seul joueur, qui lui ne change pas : à quel point est-il battable ? C'est greedy, le champion, un apprentissage gardé dans un dossier, ou le fichier d'un joueur.
help-learn-from = Part du champion tel qu'il est, d'un apprentissage gardé dans un dossier, ou du fichier d'un joueur avec celui de son critique à côté, au lieu de zéro.
help-learn-elder = Un joueur qui reste toujours parmi les anciens contre lesquels il apprend : un apprentissage gardé dans un dossier, ou le fichier d'un joueur. Peut être répété.
help-learn-partner = Ce qu'est au début un partenaire d'entraînement, qui apprend à le battre : un apprentissage gardé dans un dossier, le partner.npz qui s'y trouve, ou le fichier d'un joueur (--set sparring=4 seul : ce qu'il est lui-même au début).
help-learn-sight = Lui prête à voir la main de l'autre : de moins en moins (fading), ou toute et tout le temps (whole), ce qui donne une mesure et non un joueur honnête.
help-learn-lanes = Combien de parties se jouent côte à côte.
help-learn-width = La largeur du réseau.
help-learn-set = Un réglage de l'apprentissage par son nom, comme thumb=1.6 ou entropy=0.01,0.001. Peut être répété.
learn-point = { $seconds } s, { $decisions } millions de décisions, { $table } : { $margin } ± { $doubt } points contre { $rival }, { $wins } % des parties
learn-kept = L'apprentissage est gardé dans { $folder }.
