## The web service: what it refuses, and why

fault-table-has-begun = The match at this table has begun: seats can no longer be changed.
fault-table-not-begun = The match at this table has not begun yet.
fault-table-not-over = The match at this table is not over yet.
fault-table-closed = This table has been closed.
fault-table-locked = The host has closed this table to newcomers.
fault-table-changed = Somebody else was faster: look at the table again.
fault-no-such-table = There is no table { $table }. Check the link.
fault-no-such-player = There is no player { $player } here.
fault-no-such-record = There is no record of a finished game { $record } here.
fault-no-such-language = There is no such language here: expected one of { $known }.
fault-no-such-page = There is nothing at this address.
fault-seat-taken = Seat { $seat } is taken: choose another one.
fault-not-your-seat = Seat { $seat } is not yours.
fault-not-at-the-table = Only players of this table can do that.
fault-only-the-host = Only the host of this table can do that.
fault-removed-from-table = The host has sent you away from this table.
fault-remove-oneself = A host cannot send themselves away: close the table instead.
fault-remove-player = A player of a running match cannot be sent away: propose a bot instead.
fault-bad-deal-number = Your number for the deal is not one: expected 32 hexadecimal digits.
fault-bot-plays-here = A bot plays at seat { $seat }.
fault-no-bot-here = No bot stands in at seat { $seat }.
fault-bot-unavailable = The bot { $bot } does not answer at the moment; it will be asked again.
fault-nothing-proposed = Nothing is proposed at the moment.
fault-already-proposed = Something else is proposed already: answer that first.
fault-decision-missing = This move must say which decision it answers: take it from the last view.
fault-nothing-to-decide = Nothing is to be decided at this seat now.
fault-chat-empty = There is nothing to say in this message.
fault-chat-too-long = This message is too long: at most { $most } characters.
fault-chat-too-fast = You are writing very fast: wait a moment.
fault-who-are-you = This needs a guest's identity: ask for one with POST /api/me, or send a token.
fault-bad-message = This message cannot be read: expected one of the protocol's requests.
fault-bad-request = This request cannot be read: see /api/docs for what is expected.
fault-bad-method = This address does not take that kind of request.
fault-too-large = This request is too large.
fault-too-fast = Too many requests in a short time: wait a moment.
fault-foreign-origin = This request comes from another site.
fault-internal = Something went wrong on our side; it has been written down. Try again.
fault-store-unavailable = The table cannot be stored at the moment ({ $kind }). Nothing was changed; try again.
fault-store-busy = This table is very busy. Nothing was changed; try again.
fault-socket-only = This can only be asked over a socket.
fault-bad-recovery = There is no such recovery code.
fault-too-many-tokens = There are { $most } tokens already: make them void first.
fault-name-empty = A name needs at least one visible character.
fault-bad-cursor = This page does not exist: take the address from the last page's "next".
fault-data-too-large = These printed values are too large: at most { $most } characters.
fault-bad-clock = This is no clock: expected { $least } to { $most } seconds for a decision, or none.
fault-bad-rematch = Who begins the rematch? Expected "rule" or "loser".
fault-record-not-over = This game is not over: only finished games are kept here.


## cordee serve, verify, backup, restore

help-serve = Put the tables on the web: in this browser, on the phones in the room, or for the world.
help-serve-host = Address to listen at; 127.0.0.1: this machine only.
help-serve-port = Port to listen at.
help-serve-database = Where tables are kept: a PostgreSQL address, or sqlite:///FILE. By default a file in your data folder.
help-serve-workers = Processes on one PostgreSQL database.
help-serve-open = Open the page in the browser.
help-serve-lan = For the phones in the room: listen on the local network, show its address and a code to scan.
help-serve-public-url = Where people reach the service, for links and origin checks (https://…).
help-serve-trust-proxy = A proxy in front tells the visitors' addresses (X-Forwarded-For).
help-serve-json-logs = Write the log as JSON lines.
fault-bad-database = This is no database address: expected one of { $known }.
fault-workers-on-sqlite = Several workers need PostgreSQL: a SQLite file has one writer. Start one worker, or give --database postgresql://…
fault-not-our-address = { $host } is no address of this machine: give one with --host, or leave --host out.
fault-port-taken = Port { $port } is taken: choose another one with --port.
fault-bad-public-url = This is no address: { $url }. Expected http://… or https://… without a path.
fault-no-lan = No local network was found. Give the address of this machine with --host.
serve-at = Cordée: { $url }
serve-scan = On a phone in the same network, scan this or type { $url }
serve-stop = Ctrl+C stops the service; every move is stored.
help-verify = Check a record: its text, its moves, and that nobody chose the deal.
verify-text = The text is whole: nothing was cut or edited.
verify-moves = The rules take every move, and the result is right.
verify-luck = All luck came from the seed { $seed }.
verify-no-seed = The record has no seed: that the luck was fair cannot be checked.
verify-other-luck = The luck in this record did not come from its seed.
verify-promise = The secret is the one promised before anybody sat down ({ $commitment }…).
verify-broken-promise = The secret is NOT the one that was promised.
verify-seed = The seed is made of the secret and the numbers of { $people } { $people ->
    [one] person
   *[other] people
}: nobody could choose the deal.
verify-other-seed = The seed is NOT made of the secret and the numbers.
verify-local = Dealt without a service: the seed was chosen by whoever dealt.
help-backup = Write everything the service keeps into one file.
help-restore = Read a backup into an empty database.
backup-done = { $rows } rows written to { $file }.
restore-done = { $rows } rows read from { $file }.
fault-backup-exists = { $file } exists already: choose another name.
fault-not-a-backup = { $file } is no backup of Cordée, or of a newer version.
fault-restore-not-empty = The database is not empty: a backup is only read into a new one.
