// made by `python -m cordee.site.describe`; do not edit

/** Take a free seat, or confirm one kept for you. `number` (32 hexadecimal digits) goes into the deal; several seats of one person are taken one by one. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  number: string;
  name?: string;
}

/** Give a seat up before the match; the host may clear a bot's. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** The host gives an open seat to a bot (`greedy`). */
export interface SeatBot {
  type: "bot";
  id: string;
  seat: number;
  bot: string;
}

/** A move in words, answering one decision. Acknowledged after it is durable; refused when the decision is no longer open. What may be done unasked (`in-order`) answers none. */
export interface MakeMove {
  type: "move";
  id: string;
  seat: number;
  decision: number | null;
  move: string;
}

/** Take one's last move back, where nothing was drawn since; other people are asked first. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** A bot for one's own seat, or, if the others agree, for somebody absent. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
}

/** Take one's seat back from the bot. */
export interface HandBack {
  type: "back";
  id: string;
  seat: number;
}

/** Agree to what is proposed, or not. */
export interface Answer {
  type: "answer";
  id: string;
  agrees: boolean;
}

/** Words to the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** The host closes the table to newcomers, or opens it. */
export interface Lock {
  type: "lock";
  id: string;
  locked: boolean;
}

/** The host sends a guest away. */
export interface Remove {
  type: "remove";
  id: string;
  player: string;
}

/** The host gives the table up before the match. */
export interface Close {
  type: "close";
  id: string;
}

/** The same people again, at a new table: `rule` begins as the rules say, `loser` lets the last one begin. */
export interface Rematch {
  type: "rematch";
  id: string;
  first?: string;
}

/** At a screen that several people share: show this seat's view from now on (none: nobody's). Nothing of the other seats is sent. */
export interface Uncover {
  type: "uncover";
  id: string;
  seat?: number | null;
}

/** Why a move is refused, in words. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  move: string;
}

/** What the strongest bot would do at this seat: `move`; where it compared moves, the next best one (`other`) and by how much it is better (`gain`, in points or in % of the `chance` to win: `measure`). */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

/** Everything anew: table, view, journal and chat from these numbers on. */
export interface Resume {
  type: "resume";
  id: string;
  entries?: number;
  chat?: number;
}

/** Is the line alive? */
export interface Ping {
  type: "ping";
  id: string;
}

/** The first message: which protocol, which version of the service, who you are. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  service: string;
  player: string | null;
  name: string;
  now: number;
}

/** Who sits where. */
export interface SeatInfo {
  player: string | null;
  name: string;
  bot: string | null;
  stand_in: boolean;
  ready: boolean;
  you: boolean;
  online: boolean;
}

/** What waits for agreement. */
export interface ProposalInfo {
  what: string;
  seat: number;
  by: string;
  agreed: string[];
  until: number | null;
}

/** A guest who looks on. */
export interface WatcherInfo {
  player: string | null;
  name: string;
}

/** The proof of the deal: the promise from the start, the secret once the match is over. */
export interface FairInfo {
  commitment: string;
  numbers: Record<number, string>;
  secret: string | null;
}

/** The table and the people around it. `version` counts what everybody may see. */
export interface TableInfo {
  type: "table";
  id: string;
  version: number;
  game: string;
  options: Record<string, string>;
  own_data: boolean;
  status: string;
  listed: boolean;
  locked: boolean;
  host: string;
  you_host: boolean;
  clock: number | null;
  deadline: number | null;
  seats: SeatInfo[];
  owing: number[];
  sides: number[][];
  proposal: ProposalInfo | null;
  previous: string | null;
  next: string | null;
  watching: number;
  watchers: WatcherInfo[];
  deal: FairInfo;
}

/** A sentence of the shared catalogue, in no language yet. */
export interface News {
  key: string;
  params: Record<string, string>;
  things: Record<string, string[]>;
  seat: number | null;
}

/** A line of the journal: `key` and `params` of the shared catalogue, `seat` gives the name. Where nobody is told of a move, only of what followed from it, `key` is empty. */
export interface JournalEntry {
  n: number;
  seat: number;
  move: string;
  key: string;
  params: Record<string, string>;
  news: News[];
}

/** What this seat may know now, whole: never a difference. `seat` is null for a spectator. */
export interface ViewMessage {
  type: "view";
  version: number;
  seat: number | null;
  decision: number | null;
  undo: boolean;
  view: unknown;
  journal: JournalEntry[];
}

export interface ChatLine {
  n: number;
  player: string;
  name: string;
  text: string;
  at: number;
}

/** New lines of chat. */
export interface ChatMessage {
  type: "chat";
  lines: ChatLine[];
}

/** A request was carried out and is durable. `result` where the request asks for something. */
export interface Done {
  type: "done";
  id: string;
  version: number;
  result: unknown;
}

/** The same words in both languages. */
export interface Sentence {
  fr: string;
  en: string;
}

/** A request that changed nothing, and why. `retry`: the same request may be sent again. */
export interface Refusal {
  type: "refused";
  id: string | null;
  code: string;
  sentence: Sentence;
  section: number | null;
  retry: boolean;
}

/** The service is about to close this socket: `restart` (come back at once), `removed`, `flood`, `slow`, `elsewhere`. */
export interface Farewell {
  type: "bye";
  why: string;
}

/** A seat in a list. */
export interface SeatLine {
  seat: number;
  name: string;
  bot: string | null;
  taken: boolean;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: string;
  created: number;
  changed: number;
  options: Record<string, string>;
  clock: number | null;
  seats: SeatLine[];
  your_turn: boolean;
  yours: boolean;
}

/** A new table: its id, and the promise of a fair deal to be kept until the end. */
export interface Created {
  id: string;
  commitment: string;
  link: string;
}

/** The guest as they see themselves. */
export interface Me {
  id: string;
  name: string;
  has_recovery: boolean;
}

/** A finished game in a list. */
export interface RecordLine {
  id: string;
  game: string;
  ended: number;
  players: string[];
  points: number[];
  winners: number[];
}

/** An option of a game: how it is written, what it is unless chosen, what it can be. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: string;
  values: string[];
  least: number | null;
  most: number | null;
  none: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  seats: number[];
  options: OptionInfo[];
  variants: Record<string, Record<string, string>>;
  bots: string[];
  rules_version: number;
}

/** A refusal: a code, and the sentence in both languages. */
export interface Fault {
  code: string;
  sentence: Record<string, string>;
  section: number | null;
}

/** A player's games of one kind. */
export interface Stats {
  game: string;
  played: number;
  won: number;
  best: number;
  mean: number;
  rating: number | null;
  rated: number;
}

export interface PlayerInfo {
  id: string;
  name: string;
  stats: Stats[];
}

export interface RatingLine {
  player: string;
  name: string;
  rating: number;
  games: number;
}

/** A seat of a new table: `me`, `open` or `bot`. Several of `me` share one screen. */
export interface Wanted {
  kind?: string;
  bot?: string | null;
  name?: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: Wanted[];
  variant?: string | null;
  options?: Record<string, string>;
  data?: Record<string, string> | null;
  listed?: boolean;
  clock?: number | null;
}

/** A secret that is shown once. */
export interface Secret {
  value: string;
}

/** A record's events in words; step 0 is the table as it was dealt. */
export interface Steps {
  id: string;
  game: string;
  players: string[];
  options: Record<string, string>;
  sides: number[][];
  entries: JournalEntry[];
}

/** The views after so many events: a spectator's first, then each seat's. */
export interface Step {
  n: number;
  views: unknown[];
}

/** An entry of a sheet: its key, and how it is asked for. */
export interface PadQuestion {
  key: string;
  sentence: Record<string, string>;
}

/** An empty sheet: how many write one, over how many rounds at most, and what goes in. */
export interface Pad {
  game: string;
  seats: number;
  writers: number;
  rounds: number;
  questions: PadQuestion[];
}

/** Filled sheets, one text a writer, as `cordee score` reads them. */
export interface Sheets {
  seats: number;
  texts: string[];
  variant?: string | null;
  options?: Record<string, string>;
}

/** One entry of a score sheet: `r`, `35 - 20 = 15, x3 = 45, +20 = 65`, 65. */
export interface Line {
  label: string;
  formula: string;
  points: number;
  chapter: number;
  camp: number | null;
}

/** What one side has: lines that add up to the total. */
export interface Score {
  side: number;
  seats: number[];
  total: number;
  lines: Line[];
}

/** The score lines of each side and the winning sides. */
export interface Counted {
  players: Score[];
  winners: number[];
}

/** A card, a hex or a character as it can be read by everybody: name, rule, a line of colour. */
export interface Printed {
  sort: string;
  name: Record<string, string>;
  rule: Record<string, string>;
  story: Record<string, string>;
  strength: number;
}

/** Each of these seats owes one move, in any order. */
export interface Decide {
  type: "Decide";
  seats: number[];
}

/** The match has ended: why, who won, in which order, with which scores. */
export interface Over {
  type: "Over";
  reason: string;
  winners: number[];
  ranking: number[];
  scores: Score[];
}

/** A finished round: its score lines, and the table as everybody saw it lie at its end. */
export interface Chapter {
  scores: Score[];
  shown: unknown;
}

/** A card of one's own hand that cannot be used now, and why. */
export interface RefusedMove {
  move: string;
  code: string;
  section: number;
}

/** A discard pile: its top and height; its cards only where piles are open. */
export interface CardsPile {
  top: string | null;
  height: number;
  cards: string[] | null;
}

/** An Exploit on the table and who has it. */
export interface CardsExploit {
  code: string;
  owner: number | null;
}

/** What lies on the table now. */
export interface CardsShown {
  round: number;
  rounds: number;
  phase: string;
  mover: number | null;
  starter: number;
  deck: number;
  stall: number | null;
  hands: (string[] | null)[];
  held: number[];
  rows: Record<string, string[]>[];
  piles: Record<string, CardsPile>;
  just_dropped: string | null;
  extra_left: number;
  exploits: CardsExploit[];
  totals: number[];
}

/** What this seat may remember. */
export interface CardsMemory {
  known: string[][];
  piles: Record<string, string[]>;
  last_seen: Record<string, number>;
}

/** One seat's expedition in one colour: its cards as they were laid, and its pawn. */
export interface BoardRow {
  cards: string[];
  heading: string | null;
  step: number;
  leader: boolean;
}

/** A discard pile: its top and height. */
export interface BoardPile {
  top: string | null;
  height: number;
}

/** What lies on the table now. */
export interface BoardShown {
  round: number;
  rounds: number;
  phase: string;
  mover: number | null;
  starter: number;
  deck: number;
  stall: number | null;
  hands: (string[] | null)[];
  held: number[];
  rows: Record<string, BoardRow>[];
  piles: Record<string, BoardPile>;
  just_dropped: string | null;
  opening: string | null;
  tiles: Record<string, (string | null)[]>;
  colours: Record<string, string>;
  steps: number[];
  bridge: number;
  crossed: number;
  crossings: number;
  artefacts: number[];
  finds: number[];
  tile_points: number[];
  scale: number[];
  totals: number[];
}

/** What this seat may remember. */
export interface BoardMemory {
  known: string[][];
  piles: Record<string, string[]>;
  last_seen: Record<string, number>;
}

/** The dice of this turn as rolled, the roller's two, and what can be chosen now. */
export interface RollDice {
  colours: string[];
  numbers: string[];
  taken: [string, string] | null;
  colours_left: string[];
  numbers_left: string[];
}

/** One expedition of a sheet. */
export interface RollColumn {
  round_box: string;
  numbers: number[];
  top: boolean;
}

/** One player's sheet. */
export interface RollSheet {
  columns: Record<string, RollColumn>;
  artefacts: number;
  refusals: number;
  bridges: Record<string, boolean>;
}

/** The special boxes of an expedition. */
export interface RollBoxes {
  acceleration: number[];
  artefact: number[];
}

/** The points printed on the sheet: for 1, 2, ... boxes or marks, and for a bridge. */
export interface RollScales {
  boxes: number[];
  artefacts: number[];
  refusals: number[];
  bridge: number;
}

/** What lies on the table now. */
export interface RollShown {
  turn: number;
  phase: string;
  roller: number;
  asked: number[];
  accelerating: boolean;
  in_order: boolean;
  done: number[];
  dice: RollDice;
  sheets: RollSheet[];
  bridged: string[];
  boxes: Record<string, RollBoxes>;
  scales: RollScales;
}

/** What this seat may remember: the dice of the turn before. */
export interface RollMemory {
  colours: string[];
  numbers: string[];
}

/** One thing of the stack: what it is, and what it is about. */
export interface IslandPending {
  what: string;
  about: string | null;
}

/** A character on the map or dead. */
export interface IslandPerson {
  name: string;
  strength: number;
  controller: number | null;
  at: string | null;
  wounded: boolean;
  healing: boolean;
  sits_out: boolean;
  held: boolean;
  principal: number | null;
  equipment: (string | null)[];
  face_down: boolean[];
}

/** A site of the island. */
export interface IslandGround {
  shore: boolean;
  explored: boolean;
  hex: string | null;
  camp: boolean;
  equipment: (string | null)[];
  encounter: string | null;
  monster: boolean;
}

/** A contest as it stands. */
export interface IslandContest {
  kind: string;
  at: string;
  attackers: string[];
  target: string;
  helpers: string[];
  dice: number[];
  played: number[];
  sums: number[];
}

/** A contest that was decided, as everybody saw it. */
export interface IslandDecided {
  n: number;
  at: string;
  sides: [string[], string[]];
  dice: [number, number];
  sums: [number, number];
  won: number | null;
}

/** What lies on the table now. */
export interface IslandShown {
  rules: string;
  size: number;
  round: number;
  round_cap: number;
  active: number;
  starter: number;
  question: string;
  asked: number | null;
  choice: string[];
  pending: IslandPending[];
  dealt: string[];
  hands: (string[] | null)[];
  held: number[];
  out: boolean[];
  starts: (number | null)[];
  characters: IslandPerson[];
  sites: Record<string, IslandGround>;
  contest: IslandContest | null;
  decided: IslandDecided[];
  party: string[];
  deck: number;
  discard: Record<string, number>;
  pile: number;
  monster: string | null;
  monster_defeated: boolean;
  explored: number[];
  beaten: number[];
  healed: number[][];
  quiet: boolean;
}

/** What this seat may remember. */
export interface IslandMemory {
  known: string[][];
}

export const PROTOCOL = 1;

export type ClientMessage = Sit | Stand | SeatBot | MakeMove | Undo | Resign | Replace | HandBack | Answer | Chat | Lock | Remove | Close | Rematch | Uncover | Why | Hint | Resume | Ping;

export type ServerMessage = Welcome | TableInfo | ViewMessage | ChatMessage | Done | Refusal | Farewell;

export type Turn = Decide | Over;
