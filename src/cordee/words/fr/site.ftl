## Le service web : ce qu'il refuse, et pourquoi

fault-table-has-begun = La partie a commencé à cette table : on ne change plus de place.
fault-table-not-begun = La partie n'a pas encore commencé à cette table.
fault-table-not-over = La partie n'est pas terminée à cette table.
fault-table-closed = Cette table a été fermée.
fault-table-locked = L'hôte a fermé cette table aux nouveaux venus.
fault-table-changed = Quelqu'un a été plus rapide : regardez de nouveau la table.
fault-no-such-table = Il n'y a pas de table { $table }. Vérifiez le lien.
fault-no-such-player = Il n'y a pas ici de joueur { $player }.
fault-no-such-record = Il n'y a pas ici de partie terminée { $record }.
fault-no-such-language = Cette langue n'existe pas ici : on attend l'une de { $known }.
fault-no-such-page = Il n'y a rien à cette adresse.
fault-seat-taken = La place { $seat } est prise : choisissez-en une autre.
fault-not-your-seat = La place { $seat } n'est pas la vôtre.
fault-not-at-the-table = Seuls les joueurs de cette table peuvent le faire.
fault-only-the-host = Seul l'hôte de cette table peut le faire.
fault-removed-from-table = L'hôte vous a renvoyé de cette table.
fault-remove-oneself = L'hôte ne peut pas se renvoyer lui-même : fermez plutôt la table.
fault-remove-player = On ne renvoie pas un joueur en pleine partie : proposez plutôt un robot.
fault-bad-deal-number = Votre nombre pour la donne n'en est pas un : on attend 32 chiffres hexadécimaux.
fault-bot-plays-here = Un robot joue à la place { $seat }.
fault-no-bot-here = Aucun robot ne remplace à la place { $seat }.
fault-bot-unavailable = Le robot { $bot } ne répond pas pour le moment ; on le lui redemandera.
fault-nothing-proposed = Rien n'est proposé pour le moment.
fault-already-proposed = Autre chose est déjà proposé : répondez d'abord à cela.
fault-decision-missing = Ce coup doit dire à quelle décision il répond : prenez-la dans la dernière vue.
fault-nothing-to-decide = Il n'y a rien à décider à cette place pour le moment.
fault-chat-empty = Ce message ne dit rien.
fault-chat-too-long = Ce message est trop long : { $most } caractères au plus.
fault-chat-too-fast = Vous écrivez très vite : attendez un instant.
fault-who-are-you = Il faut une identité d'invité : demandez-en une par POST /api/me, ou envoyez un jeton.
fault-bad-message = Ce message est illisible : on attend l'une des requêtes du protocole.
fault-bad-request = Cette requête est illisible : voyez /api/docs pour ce qui est attendu.
fault-bad-method = Cette adresse n'accepte pas ce genre de requête.
fault-too-large = Cette requête est trop grande.
fault-too-fast = Trop de requêtes en peu de temps : attendez un instant.
fault-foreign-origin = Cette requête vient d'un autre site.
fault-internal = Quelque chose s'est mal passé de notre côté ; c'est noté. Réessayez.
fault-store-unavailable = La table ne peut pas être enregistrée pour le moment ({ $kind }). Rien n'a changé ; réessayez.
fault-store-busy = Cette table est très sollicitée. Rien n'a changé ; réessayez.
fault-socket-only = Cela ne se demande que par une connexion ouverte.
fault-bad-recovery = Ce code de récupération n'existe pas.
fault-too-many-tokens = Il y a déjà { $most } jetons : annulez-les d'abord.
fault-name-empty = Un nom a besoin d'au moins un caractère visible.
fault-bad-cursor = Cette page n'existe pas : prenez l'adresse dans le « next » de la précédente.
fault-data-too-large = Ces valeurs imprimées sont trop longues : { $most } caractères au plus.
fault-bad-clock = Ce n'est pas une pendule : on attend de { $least } à { $most } secondes par décision, ou aucune.
fault-bad-rematch = Qui commence la revanche ? On attend « rule » ou « loser ».
fault-record-not-over = Cette partie n'est pas terminée : seules les parties terminées sont gardées ici.


## cordee serve, verify, backup, restore

help-serve = Mettre les tables sur le web : dans ce navigateur, sur les téléphones de la pièce, ou pour tous.
help-serve-host = Adresse d'écoute ; 127.0.0.1 : cette machine seulement.
help-serve-port = Port d'écoute.
help-serve-database = Où les tables sont gardées : une adresse PostgreSQL, ou sqlite:///FICHIER. Par défaut un fichier de votre dossier de données.
help-serve-workers = Processus sur une même base PostgreSQL.
help-serve-open = Ouvrir la page dans le navigateur.
help-serve-lan = Pour les téléphones de la pièce : écouter sur le réseau local, montrer l'adresse et un code à scanner.
help-serve-public-url = Où l'on joint le service, pour les liens et le contrôle d'origine (https://…).
help-serve-trust-proxy = Un serveur mandataire donne l'adresse des visiteurs (X-Forwarded-For).
help-serve-json-logs = Écrire le journal du service en lignes JSON.
fault-bad-database = Ce n'est pas une adresse de base de données : on attend { $known }.
fault-workers-on-sqlite = Plusieurs processus demandent PostgreSQL : un fichier SQLite n'a qu'un écrivain. N'en lancez qu'un, ou donnez --database postgresql://…
fault-not-our-address = { $host } n'est pas une adresse de cette machine : donnez-en une avec --host, ou laissez --host de côté.
fault-port-taken = Le port { $port } est pris : choisissez-en un autre avec --port.
fault-bad-public-url = Ce n'est pas une adresse : { $url }. On attend http://… ou https://… sans chemin.
fault-no-lan = Aucun réseau local trouvé. Donnez l'adresse de cette machine avec --host.
serve-at = Cordée : { $url }
serve-scan = Sur un téléphone du même réseau, scannez ceci ou tapez { $url }
serve-stop = Ctrl+C arrête le service ; chaque coup est enregistré.
help-verify = Vérifier un enregistrement : son texte, ses coups, et que personne n'a choisi la donne.
verify-text = Le texte est entier : rien n'a été coupé ni modifié.
verify-moves = Les règles admettent chaque coup, et le résultat est juste.
verify-luck = Tout le hasard vient de la graine { $seed }.
verify-no-seed = L'enregistrement n'a pas de graine : on ne peut pas vérifier que le hasard fut honnête.
verify-other-luck = Le hasard de cet enregistrement ne vient pas de sa graine.
verify-promise = Le secret est celui qui fut promis avant que quiconque s'asseye ({ $commitment }…).
verify-broken-promise = Le secret n'est PAS celui qui fut promis.
verify-seed = La graine est faite du secret et { $people ->
    [one] du nombre d'une personne
   *[other] des nombres de { $people } personnes
} : personne ne pouvait choisir la donne.
verify-other-seed = La graine n'est PAS faite du secret et des nombres.
verify-local = Donné sans service : la graine fut choisie par qui a distribué.
help-backup = Écrire tout ce que garde le service dans un fichier.
help-restore = Lire une sauvegarde dans une base vide.
backup-done = { $rows } lignes écrites dans { $file }.
restore-done = { $rows } lignes lues de { $file }.
fault-backup-exists = { $file } existe déjà : choisissez un autre nom.
fault-not-a-backup = { $file } n'est pas une sauvegarde de Cordée, ou vient d'une version plus récente.
fault-restore-not-empty = La base n'est pas vide : une sauvegarde ne se lit que dans une base neuve.
