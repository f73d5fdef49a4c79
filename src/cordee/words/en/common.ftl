# Faults: what was wrong, and what was expected.
fault-illegal-move = { $move } is refused: { $reason } (§{ $section })
fault-unknown-game = There is no game called “{ $game }”. The games are: { $known }.
fault-unknown-variant = { $game } has no variant “{ $variant }”. Its variants are: { $known }.
fault-unknown-option = { $game } has no option “{ $option }”. Its options are: { $known }.
fault-bad-option = The option { $option } cannot be “{ $value }”: expected { $expected }.
fault-option-not-a-pair = “{ $text }” is not an option: expected name=value, for example rounds=1.
fault-foreign-options = These options belong to another game: make them with games["{ $game }"].options(...).
fault-bad-seed = The seed “{ $seed }” is refused: expected a whole number of at most { $bits } bits, not negative.
fault-bad-seats = { $game } cannot be played by { $seats }: expected one of { $known } seats.
fault-no-such-seat = There is no seat { $seat } at this table: expected a seat from 0 to { $last }.
fault-first-not-seated = Seat { $first } cannot begin: there are { $seats } seats, counted from 0.
fault-ages-not-seats = The ages { $ages } do not fit: expected each of the { $seats } seats once, the oldest first.
fault-cooperation-of-two = Co-operation is for 2 seats, not { $seats }.
fault-tiny-of-two = The tiny game is for 2 seats, not { $seats }.
fault-stale-decision = Seat { $seat } answered decision { $decision }, which is no longer open. Look at the table again and choose anew.
fault-cannot-undo = Nothing can be taken back: something has been drawn or shown since, somebody else has moved, or this seat has not moved yet.
fault-match-is-over = The match is over.
fault-no-section = The rules of { $game } have no § “{ $section }”: expected a number from 1 to { $last }.
fault-no-gpu = No GPU answers here: --device gpu needs a machine with an NVIDIA GPU and its driver.
fault-no-cuda = What drives a GPU is not installed: pip install "cordee[gpu]" adds it.
fault-no-torch = What learns is not installed: pip install "cordee[learn]" adds it.
fault-learn-no-champion = There is no champion of { $game } to learn from or against.
fault-learn-champion-width = The champion has a width of its own: leave --width out.
fault-learn-no-run = { $file } is not what a run of `cordee learn` leaves.
fault-learn-other-network = What { $origin } has learnt does not fit: begin with the same game, the same width and at least as many blocks.
fault-learn-unknown-setting = There is no setting “{ $name }” of a run. There are: { $known }.
fault-learn-bad-setting = { $name } cannot be “{ $value }”: { $many ->
    [one] a number
   *[other] a number, or two of them with a comma between (at the beginning, at the end),
} from { $least } to { $most } is expected.
fault-learn-elders-against = Against one single player there are no past ones: leave --elder or --against out.
fault-learn-partner-against = Against one single player there is no sparring partner: leave --partner, sparring or --against out.
fault-learn-lanes-taken = The rule of thumb, past selves and a sparring partner have more than all lanes: one in so many each (thumb, league, sparring), and together at most one in one.
fault-learn-veterans = The champion and those who stay cannot have all { $past } places of the past selves: give them fewer (veterans, --elder), or have more of them (past).
fault-learn-no-game = A run can learn { $known }, not { $game }.
fault-learn-no-variant = A run learns { $game } as a whole, or one of these alone: { $known }.
fault-learn-no-variants = A run learns { $game } as a whole: leave the variant out.
fault-learning-failed = The learning broke off after { $updates } updates: a loss is no number any more.
fault-no-ray = Ray is not installed: pip install "cordee[ray]" adds it.
fault-unknown-device = There is no device called “{ $device }”. The devices are: { $known }.
fault-unknown-bot = There is no bot called “{ $bot }”. The bots are: { $known }.
fault-unknown-player = “{ $bot }” cannot take a seat: expected one of { $known }.
fault-unknown-level = { $bot } comes in one strength only, not in a level { $level }.
fault-no-such-level = { $bot } has no level { $level }. Its levels are: { $known }.
fault-bot-not-here = { $bot } does not play at such a table: it knows classic and duel for two, with five colours, each for oneself and without the hand penalty.
fault-weights-damaged = The weights in { $file } are damaged.
fault-weights-unknown = The weights in { $file } are of a kind this version does not know.
fault-no-program = There is no program { $path } to take a seat.
fault-no-programs-here = { $bot } is not started: only the person at this machine can seat a program, by naming it in a command.
fault-bot-crashed = The program { $bot } ended without a move: it forfeits.
fault-bot-too-slow = The program { $bot } took more than { $seconds } seconds for a move: it forfeits.
fault-bot-illegal = The program { $bot } answered “{ $answer }”, which is none of its moves: it forfeits.
fault-no-rivals = Nobody plays against anybody in this { $game }: there is nothing to rate.
fault-too-few-bots = { $bots } bots were named for { $sides } sides: a ladder needs as many different ones as a table has sides.
fault-unknown-version = { $bot } has no version { $version }. Its versions are: { $known }.
fault-too-many-bots = { $bots } bots were named for { $seats } seats.
fault-too-many-names = { $names } names were given for { $people } people.
fault-file-unreadable = The file { $file } cannot be read: { $problem }.
fault-file-unwritable = { $file } cannot be written: { $problem }.

fault-record-not-one = This is no record of Cordée: its first line should be “{ $title }”.
fault-record-newer-format = This record has format { $format }; this version of Cordée reads up to format { $known }. A newer version is needed.
fault-record-cut = This record is cut short: after line { $line } its last line, “end …”, is missing.
fault-record-edited = This record was changed after it was written: its checksum does not fit. Expected the file exactly as it was saved.
fault-record-broken = This record cannot be taken apart. Expected the lines that Cordée writes.
fault-record-newer-rules = This record follows version { $rules } of the rules of { $game }; this version of Cordée knows up to { $known }. A newer version is needed.
fault-record-older-rules = This record follows version { $rules } of the rules of { $game }, which have been corrected since (now { $known }). Its moves can be shown, not played again.
fault-record-other-data = This record was made with other printed values of { $game } ({ $stamp }) than this version has.
fault-record-other-state = Playing this record of { $game } again leads to another state than it says. Expected the same one.
fault-record-refused = Line { $line } of the record cannot be played: { $problem }
fault-record-no-luck = A card should have been drawn here, but the record does not say which.
fault-record-bad-luck = “{ $word }” cannot be drawn here.

fault-data-no-folder = There is no folder { $folder }: expected a folder with TOML files.
fault-data-no-game = The data in { $folder } belong to a game: name it, for example cordee rules board --data { $folder }.
fault-data-empty = The folder { $folder } has no TOML files.
fault-data-unreadable = The data in { $folder } cannot be read: { $problem }.
fault-data-not-toml = { $file } is not valid TOML ({ $problem }).
fault-data-no-file = The data pack has no file { $file }; it has: { $files }.
fault-data-missing = { $file }: the entry { $key } is missing.
fault-data-unknown = { $file }: there is no entry { $key }: expected only { $known } there.
fault-data-unknown-file = The data pack cannot have a file { $file }: expected only { $files }.
fault-data-entry = { $file }: { $key } cannot be “{ $value }”: expected { $expected }.

expected-whole = a whole number from { $least } to { $most }
expected-at-least = a whole number of at least { $least }
expected-whole-or = a whole number from { $least } to { $most }, or “{ $none }”
expected-choice = one of { $values }
expected-switch = “on” or “off”
expected-seat-order = each seat once, apart by commas (for example 1,0), or “none”

usage-no-option = There is no option { $option } here. --help lists them.
usage-missing = { $name } is missing. --help shows what is expected.
usage-bad-option = The option { $option } needs a value. --help shows which.
usage-bad-value = The value of { $name } is refused: expected { $expected }.
usage-no-command = There is no command “{ $command }”. The commands are: { $known }.
usage-extra = “{ $words }” is too much here. --help shows what is expected.

compiling = Compiling the rules of { $game } (only this once)
fault-resume-as-begun = What is resumed goes on as it was begun: leave { $flag } out.
fault-nothing-to-resume = There is no unfinished game in { $folder }. Start one with: cordee play

you = You
seat = Player { $number }
fault-no-number = There is no move { $number }: the list goes to { $most }.
fault-too-much = That is more than this machine can hold. Ask for less.
fault-record-bad-opening = The opening of this record does not fit: { $problem }
fault-record-bad-event = “{ $event }” is nothing that happens in a game.
problem-not-found = there is no such file
problem-permission = permission is missing
problem-folder = that is a folder
problem-no-folder = a part of its path is not a folder
problem-exists = it exists already, and nothing is written over
problem-not-text = it is not text in UTF-8
problem-other = { $detail }
join-and = { $first } and { $last }
percent = %
