# Fautes : ce qui n'allait pas, et ce qui était attendu.
fault-illegal-move = { $move } est refusé : { $reason } (§{ $section })
fault-unknown-game = Aucun jeu ne s'appelle « { $game } ». Les jeux sont : { $known }.
fault-unknown-variant = { $game } n'a pas de variante « { $variant } ». Ses variantes sont : { $known }.
fault-unknown-option = { $game } n'a pas d'option « { $option } ». Ses options sont : { $known }.
fault-bad-option = L'option { $option } ne peut pas valoir « { $value } » : il faut { $expected }.
fault-option-not-a-pair = « { $text } » n'est pas une option : il faut nom=valeur, par exemple rounds=1.
fault-foreign-options = Ces options sont celles d'un autre jeu : créez-les avec games["{ $game }"].options(...).
fault-bad-seed = La graine « { $seed } » est refusée : il faut un nombre entier de { $bits } bits au plus, jamais négatif.
fault-bad-seats = { $game } ne se joue pas à { $seats } : il faut { $known } places.
fault-no-such-seat = Il n'y a pas de place { $seat } à cette table : il faut une place de 0 à { $last }.
fault-first-not-seated = La place { $first } ne peut pas commencer : il y a { $seats } places, comptées à partir de 0.
fault-ages-not-seats = Les âges { $ages } ne conviennent pas : il faut chacune des { $seats } places une fois, la plus âgée d'abord.
fault-cooperation-of-two = La coopération se joue à 2 places, pas à { $seats }.
fault-tiny-of-two = Le jeu minuscule se joue à 2 places, pas à { $seats }.
fault-stale-decision = La place { $seat } a répondu à la décision { $decision }, qui n'est plus ouverte. Regardez de nouveau la table, puis choisissez.
fault-cannot-undo = Rien ne peut être repris : quelque chose a été pioché ou montré depuis, quelqu'un d'autre a joué, ou cette place n'a pas encore joué.
fault-match-is-over = La partie est terminée.
fault-no-section = Les règles de { $game } n'ont pas de § « { $section } » : il faut un numéro de 1 à { $last }.
fault-no-gpu = Aucun GPU ne répond ici : --device gpu demande une machine avec un GPU NVIDIA et son pilote.
fault-no-cuda = Ce qui pilote un GPU n'est pas installé : pip install "cordee[gpu]" l'ajoute.
fault-no-torch = Ce qui apprend n'est pas installé : pip install "cordee[learn]" l'ajoute.
fault-learn-no-champion = Il n'y a pas de champion de { $game } dont ou contre qui apprendre.
fault-learn-champion-width = Le champion a sa propre largeur : laissez --width de côté.
fault-learn-no-run = { $file } n'est pas ce que laisse un `cordee learn`.
fault-learn-other-network = Ce que { $origin } a appris ne convient pas : prenez le même jeu, la même largeur et au moins autant de blocs.
fault-learn-unknown-setting = Un apprentissage n'a pas de réglage « { $name } ». Il a : { $known }.
fault-learn-bad-setting = { $name } ne peut pas valoir « { $value } » : { $many ->
    [one] il faut un nombre
   *[other] il faut un nombre, ou deux avec une virgule entre eux (au début, à la fin),
} de { $least } à { $most }.
fault-learn-elders-against = Contre un seul joueur, il n'y a pas d'anciens : laissez --elder ou --against de côté.
fault-learn-partner-against = Contre un seul joueur, il n'y a pas de partenaire d'entraînement : laissez --partner, sparring ou --against de côté.
fault-learn-lanes-taken = greedy, les anciens et le partenaire d'entraînement prennent plus que toutes les parties : chacun une sur tant (thumb, league, sparring), et ensemble une sur une au plus.
fault-learn-veterans = Le champion et les anciens qui restent ne peuvent pas prendre les { $past } places : donnez-leur-en moins (veterans, --elder), ou gardez-en plus (past).
fault-learn-no-game = Un apprentissage peut porter sur { $known }, pas sur { $game }.
fault-learn-no-variant = Un apprentissage porte sur { $game } en entier, ou sur l'une de ces variantes : { $known }.
fault-learn-no-variants = Un apprentissage porte sur { $game } en entier : laissez la variante de côté.
fault-learning-failed = L'apprentissage s'est arrêté après { $updates } mises à jour : une perte n'est plus un nombre.
fault-no-ray = Ray n'est pas installé : pip install "cordee[ray]" l'ajoute.
fault-unknown-device = Aucun appareil ne s'appelle « { $device } ». Il y a : { $known }.
fault-unknown-bot = Aucun robot ne s'appelle « { $bot } ». Les robots sont : { $known }.
fault-unknown-player = « { $bot } » ne peut pas prendre place : il faut { $known }.
fault-unknown-level = { $bot } n'a qu'une force, pas de niveau { $level }.
fault-no-such-level = { $bot } n'a pas de niveau { $level }. Ses niveaux sont : { $known }.
fault-bot-not-here = { $bot } ne joue pas à une telle table : il connaît classic et duel à deux, avec cinq couleurs, chacun pour soi et sans pénalité de main.
fault-weights-damaged = Les poids dans { $file } sont abîmés.
fault-weights-unknown = Les poids dans { $file } sont d'un genre que cette version ne connaît pas.
fault-no-program = Il n'y a pas de programme { $path } pour prendre place.
fault-no-programs-here = { $bot } n'est pas lancé : seule la personne devant cette machine peut donner une place à un programme, en le nommant dans une commande.
fault-bot-crashed = Le programme { $bot } s'est arrêté sans jouer : il déclare forfait.
fault-bot-too-slow = Le programme { $bot } a mis plus de { $seconds } secondes pour un coup : il déclare forfait.
fault-bot-illegal = Le programme { $bot } a répondu « { $answer } », qui n'est aucun de ses coups : il déclare forfait.
fault-no-rivals = Personne n'affronte personne dans ce { $game } : il n'y a rien à classer.
fault-too-few-bots = { $bots } robots ont été nommés pour { $sides } camps : un classement en demande autant de différents qu'une table a de camps.
fault-unknown-version = { $bot } n'a pas de version { $version }. Ses versions sont : { $known }.
fault-too-many-bots = { $bots } robots sont nommés pour { $seats } places.
fault-too-many-names = { $names } noms sont donnés pour { $people } personnes.
fault-file-unreadable = Le fichier { $file } ne peut pas être lu : { $problem }.
fault-file-unwritable = { $file } ne peut pas être écrit : { $problem }.

fault-record-not-one = Ce n'est pas une partie enregistrée par Cordée : sa première ligne devrait être « { $title } ».
fault-record-newer-format = Cet enregistrement est au format { $format } ; cette version de Cordée lit jusqu'au format { $known }. Il faut une version plus récente.
fault-record-cut = Cet enregistrement est tronqué : après la ligne { $line }, il manque sa dernière ligne, « end … ».
fault-record-edited = Cet enregistrement a été modifié après coup : sa somme de contrôle ne correspond pas. Il faut le fichier tel qu'il a été écrit.
fault-record-broken = Cet enregistrement ne se laisse pas lire. Il faut les lignes que Cordée écrit.
fault-record-newer-rules = Cet enregistrement suit la version { $rules } des règles de { $game } ; cette version de Cordée connaît jusqu'à { $known }. Il faut une version plus récente.
fault-record-older-rules = Cet enregistrement suit la version { $rules } des règles de { $game }, corrigées depuis (maintenant { $known }). Ses coups peuvent être montrés, pas rejoués.
fault-record-other-data = Cet enregistrement a été fait avec d'autres valeurs imprimées de { $game } ({ $stamp }) que celles de cette version.
fault-record-other-state = Rejouer cet enregistrement de { $game } mène à une autre situation que celle qu'il annonce. Elles devraient être les mêmes.
fault-record-refused = La ligne { $line } de l'enregistrement ne peut pas être jouée : { $problem }
fault-record-no-luck = Une carte devrait être piochée ici, mais l'enregistrement ne dit pas laquelle.
fault-record-bad-luck = « { $word } » ne peut pas être pioché ici.

fault-data-no-folder = Il n'y a pas de dossier { $folder } : il faut un dossier de fichiers TOML.
fault-data-no-game = Les données de { $folder } sont celles d'un jeu : nommez-le, par exemple cordee rules board --data { $folder }.
fault-data-empty = Le dossier { $folder } ne contient aucun fichier TOML.
fault-data-unreadable = Les données de { $folder } ne peuvent pas être lues : { $problem }.
fault-data-not-toml = { $file } n'est pas du TOML valable ({ $problem }).
fault-data-no-file = Le paquet de données n'a pas de fichier { $file } ; il contient : { $files }.
fault-data-missing = { $file } : l'entrée { $key } manque.
fault-data-unknown = { $file } : il n'y a pas d'entrée { $key } : attendu seulement { $known } à cet endroit.
fault-data-unknown-file = Les données ne peuvent pas avoir de fichier { $file } : attendu seulement { $files }.
fault-data-entry = { $file } : { $key } ne peut pas valoir « { $value } » : il faut { $expected }.

expected-whole = un nombre entier de { $least } à { $most }
expected-at-least = un nombre entier d'au moins { $least }
expected-whole-or = un nombre entier de { $least } à { $most }, ou « { $none } »
expected-choice = une valeur parmi { $values }
expected-switch = « on » ou « off »
expected-seat-order = chaque place une fois, séparées par des virgules (par exemple 1,0), ou « none »

usage-no-option = Il n'y a pas d'option { $option } ici. --help les donne toutes.
usage-missing = Il manque { $name }. --help montre ce qui est attendu.
usage-bad-option = L'option { $option } demande une valeur. --help montre laquelle.
usage-bad-value = La valeur de { $name } est refusée : il faut { $expected }.
usage-no-command = Il n'y a pas de commande « { $command } ». Les commandes sont : { $known }.
usage-extra = « { $words } » est de trop ici. --help montre ce qui est attendu.

compiling = Compilation des règles de { $game } (cette fois seulement)
fault-resume-as-begun = Ce qui est repris continue tel qu'il a commencé : laissez { $flag } de côté.
fault-nothing-to-resume = Il n'y a pas de partie inachevée dans { $folder }. Commencez-en une avec : cordee play

you = Vous
seat = Joueur { $number }
fault-no-number = Il n'y a pas de coup { $number } : la liste va jusqu'à { $most }.
fault-too-much = C'est plus que cette machine ne peut tenir. Demandez moins.
fault-record-bad-opening = Le début de cet enregistrement ne convient pas : { $problem }
fault-record-bad-event = « { $event } » n'arrive dans aucune partie.
problem-not-found = ce fichier n'existe pas
problem-permission = l'accès est refusé
problem-folder = c'est un dossier
problem-no-folder = une partie de son chemin n'est pas un dossier
problem-exists = il existe déjà, et rien n'est jamais écrasé
problem-not-text = ce n'est pas du texte en UTF-8
problem-other = { $detail }
join-and = { $first } et { $last }
percent = { " %" }
