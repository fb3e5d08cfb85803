// Made by `make types`; do not edit.
//
// What the server reads and sends. Requests may leave out what has a default (`?`); what is sent to the page is whole.

// --- Games ---------------------------------------------------------------------------------------------------------

/** Every game by its name, and what belongs to it. */
export interface Games {
  ankh: {
    columns: AnkhColumns;
    event: AnkhEvent;
    figures: AnkhFigures;
    question: AnkhQuestionKind;
    setup: AnkhSetup;
  };
  plagues: {
    columns: PlaguesColumns;
    event: PlaguesEvent;
    figures: PlaguesFigures;
    question: PlaguesQuestionKind;
    setup: PlaguesSetup;
  };
}

export type GameName = keyof Games;
export type Columns = Games[GameName]["columns"];
export type GameEvent = Games[GameName]["event"];
export type Figures = Games[GameName]["figures"];
export type QuestionKind = Games[GameName]["question"];
export type Setup = Games[GameName]["setup"];

// --- Commands ------------------------------------------------------------------------------------------------------

/** Ask all others to end the game without a result. */
export interface Abandon {
  type: "Abandon";
}

/** Answer a request: agree or refuse; the one who asked can take it back by refusing. */
export interface Agree {
  type: "Agree";
  yes: boolean;
}

/** Answer the question that a seat is asked, at the position the person sees. */
export interface Answer {
  type: "Answer";
  seat: number;
  position: number;
  token: string;
}

/** Give up a seat. */
export interface Concede {
  type: "Concede";
  seat: number;
}

/** Come in by the invitation: see a private table, and sit down if there is room. */
export interface Join {
  type: "Join";
  invitation: string;
}

/** Leave a running game: the others choose what becomes of one's seats. */
export interface Leave {
  type: "Leave";
}

/** As the lower seat of a merged god: propose an answer to the upper one (A8.9). */
export interface Propose {
  type: "Propose";
  seat: number;
  position: number;
  token: string;
}

/** Say that one is ready, or not yet. When all are, the game is dealt. */
export interface Ready {
  type: "Ready";
  ready?: boolean;
}

/** Be back: one's seats are one's own again. */
export interface Return {
  type: "Return";
}

/** Take an open seat; one person may take several. */
export interface Sit {
  type: "Sit";
  seat: number;
}

/** Free a seat of one's own again, before the game begins. */
export interface Stand {
  type: "Stand";
  seat: number;
}

/** Go back to a position in which a seat of one's own was asked; without one, to the last such. */
export interface Undo {
  type: "Undo";
  position: number;
  to?: number | null;
}

/** Take a sealed answer back while others still think. */
export interface Unseal {
  type: "Unseal";
  seat: number;
  position: number;
}

/** Choose what becomes of a seat whose player does not play: wait, a bot plays on, or replace. */
export interface Vote {
  type: "Vote";
  seat: number;
  choice: "bot" | "replace" | "wait";
}

/** Every command. */
export type Command =
  | Abandon
  | Agree
  | Answer
  | Concede
  | Join
  | Leave
  | Propose
  | Ready
  | Return
  | Sit
  | Stand
  | Undo
  | Unseal
  | Vote;

// --- Requests ------------------------------------------------------------------------------------------------------

/** Somebody wants a hint for what a seat of theirs is asked, at the position they see. */
export interface AskHint {
  seat: number;
  position: number;
}

/** How much time a seat has: none is kept; for the whole game; or for each turn, in minutes or in days. */
export interface Clock {
  kind: "budget" | "days" | "none" | "turn";
  /** Of the whole game, or of each turn. */
  seconds: number;
  /** Seconds that a turn adds to the budget. */
  increment: number;
}

/** A command on its way. Sent again with the same id it gets the same answer and is done once. */
export interface Envelope {
  id: string;
  command: Command;
}

/** A table is to be opened; whoever opens it may be ready at once. */
export interface OpenTable {
  setup: TableSetup;
  ready?: boolean;
}

/** Somebody comes from another device. */
export interface Recovery {
  code: string;
}

/** Who is to sit on a seat: whoever opens the table, somebody who is invited, or a bot. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  level?: string;
}

/** A table before anybody has sat down. */
export interface TableSetup {
  game: GameName;
  /** The game's own set-up; it says how many seats there are. */
  options: Setup;
  seats: SeatPlan[];
  clock?: Clock;
  /** Listed for everyone, to sit down at or to watch; otherwise by invitation only. */
  public?: boolean;
  /** Whoever is asked may ask a bot what it would consider. */
  hints?: boolean;
}

/** A guest comes with a name. */
export interface Welcome {
  name: string;
}

// --- Views ---------------------------------------------------------------------------------------------------------

/** One legal answer: its token, and what it points at, so that a page can highlight it. */
export interface Option {
  token: string;
  points_at: { [key: string]: string | number | string[] };
}

/** The pending question as a seat sees it; the options only if it may answer. */
export interface Question {
  kind: QuestionKind;
  seat: number;
  about: string[];
  simultaneous: boolean;
  /** The answer is hidden from others for a while: at a shared screen they look away. */
  secret: boolean;
  options: Option[] | null;
}

/** What one seat may know of a position. */
export interface View {
  game: GameName;
  seat: number | null;
  columns: Columns;
  question: Question | null;
}

// --- Replies -------------------------------------------------------------------------------------------------------

/** A command was carried out; it is the n-th step of its table. */
export interface Accepted {
  n: number;
}

/** A seat that is asked, and whether its sealed answer is in. */
export interface Asked {
  seat: number;
  kind: QuestionKind;
  sealed: boolean;
}

/** What a table can be made of. */
export interface Catalogue {
  games: GameInfo[];
  levels: string[];
  clocks: { [key: string]: [number, number] };
}

/** An answer that a bot would consider. */
export interface Considered {
  token: string;
  /** To win with it. */
  chance: number;
  /** How often the bot has looked at it; of several secret answers at the same moment, how often it would give it. */
  visits: number;
}

/** A new table, and the secret of its invitation. */
export interface Created {
  id: string;
  invitation: string;
}

/** The file of a running game for one seat: all that it may know, and nothing else. */
export interface Diary {
  format: string;
  version: number;
  game: GameName;
  setup: Setup;
  seat: number | null;
  position: number;
  moments: Moment[];
  columns: Columns | { [key: string]: never };
}

/** The figures behind the position, by source. */
export interface Explained {
  figures: Figures;
}

/** A game that can be played here. */
export interface GameInfo {
  name: GameName;
  rules: string;
  seats: [number, number];
}

/** A new guest; the recovery code is shown once, and moves one's games to another device. */
export interface Guest {
  id: string;
  name: string;
  recovery: string;
}

/** What a strong bot would consider in place of a seat, at the question it is asked in a position. */
export interface Hint {
  seat: number;
  position: number;
  /** At most five, the best first. */
  considered: Considered[];
  /** How often it has looked ahead. */
  iterations: number;
}

/** What lets others in: for those who sit at the table. */
export interface Invitation {
  invitation: string;
}

/** What happened, as a seat may know it. */
export interface Log {
  moments: Moment[];
}

/** Who one is here. */
export interface Me {
  id: string;
  name: string;
}

/** A step as one seat hears of it: what was done at the table, and what happened in the game. */
export interface Moment {
  n: number;
  at: number;
  /** Entries of the journal, without what is secret. */
  news: News[];
  /** Events of the game that this seat may know of, each with the position it led to. */
  events: [position: number, event: GameEvent][];
}

/** How a game at a table ended: by its rules, by concession, or abandoned by consent. */
export interface Outcome {
  how: "abandoned" | "conceded" | "rules";
  ending: string;
  winners: number[];
  scores: number[];
}

/** What only a seat and those who share its secrets are told. */
export interface Own {
  /** The question as this seat sees it: with its options if it is asked, or shares a god with who is. */
  question: Question | null;
  /** Its own sealed answer, while others still think. */
  sealed: string | null;
  /** What the other seat of its god proposes. */
  proposals: { [key: string]: string };
  /** The step in which this seat last did something in the game: what came after is news to it. */
  acted: number;
}

/** A game at one position, as a seat saw it then. */
export interface Positioned {
  position: number;
  last: number;
  columns: Columns;
  question: Question | null;
  /** What happened with the pick that led to it. */
  events: GameEvent[];
  /** That pick, in a game that is over. */
  pick: GamePick | null;
  /** The figures behind the position, by source. */
  figures: Figures;
}

/** A request was not granted. Nothing has changed. */
export interface Problem {
  error: ErrorCode;
  sentence: string;
}

/** Something that somebody asks all others to agree to. */
export interface RequestInfo {
  what: "abandon" | "undo";
  person: string;
  to: number;
  expires: number;
  agreed: string[];
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  person: string | null;
  name: string;
  bot: string | null;
  ready: boolean;
  away: "left" | "time" | null;
  conceded: boolean;
  /** Milliseconds on its clock when it stands or starts; null if no clock is kept. */
  left: number | null;
  /** When its time is over, if its clock runs now. */
  deadline: number | null;
}

/** A seat in a list of tables. */
export interface SeatSummary {
  name: string;
  person: string | null;
  bot: string | null;
  asked: boolean;
}

/** A table as everyone who may see it sees it. */
export interface TableInfo {
  id: string;
  game: GameName;
  options: Setup;
  owner: string;
  public: boolean;
  /** Whoever is asked may ask for a hint. */
  hints: boolean;
  imported: boolean;
  created: number;
  status: "gathering" | "over" | "running";
  seats: SeatInfo[];
  clock: Clock;
  asked: Asked[];
  /** Back to this position one may go freely, if the choices since are one's own. */
  loose: number;
  request: RequestInfo | null;
  votes: VoteInfo[];
  outcome: Outcome | null;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: GameName;
  status: "gathering" | "over" | "running";
  seats: SeatSummary[];
  clock: Clock;
  created: number;
  updated: number;
  position: number;
  outcome: Outcome | null;
}

/** A list of tables, the latest first. */
export interface Tables {
  tables: TableSummary[];
}

/** The others choose what becomes of a seat. */
export interface VoteInfo {
  seat: number;
  voters: string[];
  votes: { [key: string]: "bot" | "replace" | "wait" };
}

/** The numbers of the rules that forbid a target; none if it can be chosen. */
export interface Why {
  rules: string[];
}

/** What a problem can be. */
export type ErrorCode =
  | "failed"
  | "foreign_origin"
  | "illegal"
  | "malformed"
  | "moved_on"
  | "no_session"
  | "not_found"
  | "not_now"
  | "not_yours"
  | "too_large"
  | "too_many"
  | "too_slow";

// --- Pushes --------------------------------------------------------------------------------------------------------

/** The last message on a socket: why it closes; the page connects again and goes on from where it was. */
export interface Closing {
  type: "Closing";
  why: "behind" | "slow" | "stopping" | "unseated";
}

/** All that a seat, or a spectator, may know at this moment; and what it has missed. */
export interface Snapshot {
  type: "Snapshot";
  n: number;
  position: number;
  hash: string;
  seat: number | null;
  now: number;
  table: TableInfo;
  columns: Columns | null;
  own: Own;
  missed: Moment[];
}

/** One step more. It fits on the view whose hash is `base`, and leads to the one whose hash is `hash`. */
export interface Update {
  type: "Update";
  n: number;
  position: number;
  base: string;
  hash: string;
  now: number;
  table: TableInfo;
  /** The columns that have changed. */
  columns: Partial<Columns>;
  own: Own;
  moment: Moment;
}

/** Everything that comes on the socket. */
export type Push = Closing | Snapshot | Update;

// --- News: entries of the journal, as they are told ----------------------------------------------------------------

/** All agreed to end the game without a result. */
export interface Abandoned {
  type: "Abandoned";
}

/** Somebody agrees to the request. */
export interface Agreed {
  type: "Agreed";
  person: string;
}

/** A seat gives up; where the game goes on without it, a bot plays for it. */
export interface Conceded {
  type: "Conceded";
  seat: number;
  level: string | null;
}

/** Somebody has come in by the invitation. */
export interface Joined {
  type: "Joined";
  person: string;
  name: string;
}

/** The request came to nothing: refused, out of time, or play went on. */
export interface Lapsed {
  type: "Lapsed";
  why: "overtaken" | "refused" | "time" | "withdrawn";
  person: string | null;
}

/** The player of a seat has left: the others choose what becomes of it. */
export interface Left {
  type: "Left";
  seat: number;
}

/** A seat's time is over: the others choose what becomes of it. */
export interface RanOut {
  type: "RanOut";
  seat: number;
}

/** Somebody is ready to begin, or no longer. */
export interface Readied {
  type: "Readied";
  person: string;
  ready: boolean;
}

/** Somebody asks all others to agree: to go back to a position, or to abandon the game. */
export interface Requested {
  type: "Requested";
  what: "abandon" | "undo";
  person: string;
  expires: number;
  to: number;
}

/** The player of a seat is back. */
export interface Returned {
  type: "Returned";
  seat: number;
}

/** Somebody has taken a seat. */
export interface Sat {
  type: "Sat";
  seat: number;
  person: string;
  name: string;
}

/** A seat has answered a question that others answer at the same moment. */
export interface Sealed {
  type: "Sealed";
  seat: number;
  token: string;
}

/** A seat is free again before the game has begun. */
export interface Stood {
  type: "Stood";
  seat: number;
}

/** Play goes on from an earlier position. */
export interface TakenBack {
  type: "TakenBack";
  to: number;
  seat: number | null;
}

/** A bot plays on for a seat; its player gets it back on return. */
export interface TakenOver {
  type: "TakenOver";
  seat: number;
  level: string;
}

/** A seat has taken its sealed answer back, unseen. */
export interface Unsealed {
  type: "Unsealed";
  seat: number;
}

/** A seat is open for somebody else. */
export interface Vacated {
  type: "Vacated";
  seat: number;
}

/** Somebody has chosen for a seat whose player does not play. */
export interface Voted {
  type: "Voted";
  seat: number;
  person: string;
  choice: "bot" | "replace" | "wait";
}

/** The others wait: the seat has more time. */
export interface Waited {
  type: "Waited";
  seat: number;
}

/** Every kind of news. */
export type News =
  | Abandoned
  | Agreed
  | Conceded
  | Joined
  | Lapsed
  | Left
  | RanOut
  | Readied
  | Requested
  | Returned
  | Sat
  | Sealed
  | Stood
  | TakenBack
  | TakenOver
  | Unsealed
  | Vacated
  | Voted
  | Waited;

// --- Files ---------------------------------------------------------------------------------------------------------

/** One choice: who, asked what, answered what, in readable tokens. */
export type GamePick = [seat: number, kind: QuestionKind, token: string];

/** A game, complete or not. Replaying it gives the same position for ever. */
export interface GameRecord {
  game: GameName;
  rules: string;
  setup: Setup;
  seed: string;
  picks: GamePick[];
  format: string;
  version: number;
  /** The fingerprint of the position after the last pick, to prove a replay; may be empty. */
  mark: string;
}

// --- Ankh: set-up --------------------------------------------------------------------------------------------------

/** A scenario for one number of seats. Seat n is the n-th in turn order. */
export interface AnkhLayout {
  seats: number;
  /** A space of the region of order token 1, of token 2, and so on. */
  order: string[];
  camels: string[];
  pieces: AnkhPiece[];
}

/** A monument or figure at the start; without a seat a monument is neutral. */
export interface AnkhPiece {
  space: string;
  piece: "god" | "obelisk" | "pyramid" | "temple" | "warrior";
  seat?: number | null;
}

/** A scenario for one or more numbers of seats. */
export interface AnkhScenario {
  id: string;
  name: string;
  layouts: AnkhLayout[];
  source: Source;
}

/** The table's choices. What is left at random, chance decides when the game begins. */
export interface AnkhSetup {
  seats: number;
  /** Random, chosen by the seats in turn order, or one for each seat ("random" and "chosen" among them). */
  gods?: "chosen" | "random" | string[];
  /** Random, or one of each level. */
  guardians?: "random" | string[];
  /** Random, the id of a scenario, or a whole one that the table brought along. */
  scenario?: string | AnkhScenario;
  last_red_space?: number;
  first?: "random" | number;
}

/** Where a piece of content comes from. */
export interface Source {
  /** Printed rules; read off the printed game by others; rebuilt by us; made by us. */
  origin: "own" | "reconstructed" | "recovered" | "rulebook";
  rule?: string;
  why?: string;
}

// --- Ankh: questions, columns and figures --------------------------------------------------------------------------

/** Every question, chance's too. */
export type AnkhQuestionKind =
  | "action"
  | "aim"
  | "attuned_figure"
  | "attuned_to"
  | "build"
  | "caravan"
  | "cards"
  | "control"
  | "exchange"
  | "first_player"
  | "god"
  | "guardian"
  | "keep_guardian"
  | "keep_token"
  | "let_die"
  | "move_figure"
  | "move_to"
  | "mummy"
  | "offer"
  | "push_to"
  | "scenario"
  | "summon"
  | "summon_to"
  | "sun"
  | "tie_breaker"
  | "tile"
  | "tile_from"
  | "trap"
  | "two_cards"
  | "unlock"
  | "worship";

/** The columns of a view. Secrets are null for those who may not know them. */
export interface AnkhColumns {
  /** Whose god abilities it has: two after a merge (A8.6). */
  abilities: string[][];
  /** Each Giant Scorpion on the board: its space, and the first of the two sides it aims across (A14.6). */
  aims: [space: string, side: number][];
  /** Amun's token is face up (A13.1). */
  amun_ready: boolean;
  /** Ankh tokens in the pool, for monuments. */
  ankhs: number[];
  /** The region of the battle that is going on, or null. */
  arena: number | null;
  /** By kind: the spaces of obelisks, temples, pyramids. */
  built: string[][];
  /** A set of sides, not of spaces. */
  camels: string[];
  /** The cards each side has shown in this battle. */
  cards: string[][];
  devotion: number[];
  ending: string;
  /** How far the event marker has moved (A1.6). */
  event: number;
  /** Figures a side lost in this battle (A12.7). */
  fallen: number[];
  /** The sides that take part in it (A7.10). */
  fighters: number[];
  first: number;
  followers: number[];
  god_at: (string | null)[];
  /** By seat: which god it took. */
  gods: (string | null)[];
  /** By level and side. */
  guardian_pool: number[];
  /** By level: figures that nobody has. */
  guardian_supply: number[];
  /** By level and side: the spaces of these guardians. */
  guardians: string[][];
  /** By level: figures that left the game. */
  guardians_gone: number[];
  hand: string[][];
  /** The guardian of each level in this game (A3.4). */
  kinds: string[];
  /** The highest red space of the devotion track (A1.4). */
  last_red: number;
  /** The followers each side offered in the latest plague of this battle; null for none. */
  offers: (number | null)[];
  /** Spaces of the monuments a side controls. */
  owned: string[][];
  powers: string[][];
  /** Land and water of each region, in conflict order: token n lies in entry n - 1. */
  regions: string[][];
  scenario: string;
  /** What a side has picked in secret and not yet shown: cards as a mask, or an offer; null for nothing yet. */
  sealed: (number | null)[];
  seats: number;
  /** Spaces of the figures that a Flood saves (A12.6). */
  sheltered: string[];
  /** By seat: the side it plays for (A8.8). */
  side_of: number[];
  /** The sides still in the game, by devotion ascending: track and stacks in one list (A10.1). */
  standing: number[];
  /** Spaces of Ra's Radiant figures (A13.15). */
  suns: string[];
  tie_holder: number | null;
  tie_up: boolean;
  /** Spaces with an Underworld tile (A13.11). */
  tiles: string[];
  /** By action row: uses since its marker last returned (A1.5). */
  track: number[];
  /** How many of its warriors lie in Anubis's slots (A13.4). */
  trapped: number[];
  /** Whose turn it is. */
  turn: number;
  /** Who won the resolution of this battle. */
  victor: number | null;
  warrior_pool: number[];
  /** Spaces of its warriors. */
  warriors: string[][];
  winner: number | null;
}

/** For each region in conflict order, what each god there would bring to a battle, by source (A7.17). */
export type AnkhFigures = { [key: string]: {
  figures: number;
  cancelled: number;
  resplendent: number;
  trapped: number;
  temples: number;
  cards: number;
  total: number;
} }[];

// --- Ankh: events --------------------------------------------------------------------------------------------------

/** A seat's action; its marker moves on (A4.1). */
export interface AnkhActionChosen {
  type: "ActionChosen";
  seat: number;
  action: string;
  uses: number;
  /** The marker stands on the last space: an event follows. */
  last: boolean;
}

/** A Giant Scorpion aims at two spaces (A14.6). */
export interface AnkhAimed {
  type: "Aimed";
  side: number;
  space: string;
  at: [string, string];
}

/** A battle for a region (A7.10). */
export interface AnkhBattleBegun {
  type: "BattleBegun";
  token: number;
  sides: number[];
}

/** The battle is over. */
export interface AnkhBattleEnded {
  type: "BattleEnded";
  token: number;
}

/** The scenario is on the board (A3.3). */
export interface AnkhBoardLaid {
  type: "BoardLaid";
  scenario: string;
}

/** A line of camels split a region (A6.4). */
export interface AnkhCaravanPlaced {
  type: "CaravanPlaced";
  seat: number;
  line: string[];
  token: number;
  /** A space of the new region that keeps the token. */
  kept_by: string;
  new_token: number;
  given_to: string;
  sizes: [number, number];
}

/** All cards are shown together (A7.12). */
export interface AnkhCardsRevealed {
  type: "CardsRevealed";
  cards: { [key: number]: string[] };
}

/** Cycle of Ma'at returns all cards (A12.4). */
export interface AnkhCardsTakenBack {
  type: "CardsTakenBack";
  side: number;
}

/** A conflict begins; a god takes the tie-breaker (A7.1). */
export interface AnkhConflictBegun {
  type: "ConflictBegun";
  number: number;
  side: number;
}

/** The conflict is over; tie-breaker and Amun's token go back (A7.1, A13.1). */
export interface AnkhConflictEnded {
  type: "ConflictEnded";
  number: number;
}

/** One gain of devotion, with everything that fed it (A10.4). */
export interface AnkhDevotionGained {
  type: "DevotionGained";
  side: number;
  amount: number;
  to: number;
  /** Each cause and what it gave; the first is the occasion. */
  parts: [string, number][];
}

/** Devotion was lost. */
export interface AnkhDevotionLost {
  type: "DevotionLost";
  side: number;
  amount: number;
  to: number;
  cause: string;
}

/** All gods are forgotten: there is no winner (A9.3). */
export interface AnkhEgyptAtheist {
  type: "EgyptAtheist";
}

/** The event marker moves on to this event (A4.2). */
export interface AnkhEventReached {
  type: "EventReached";
  seat: number;
  position: number;
  event: string;
}

/** All figures of a god leave the game; its cards and tokens with them (A8.2, A9.1). */
export interface AnkhFiguresGone {
  type: "FiguresGone";
  side: number;
  cause: string;
}

/** The first player is known; the markers are stacked (A3.2). */
export interface AnkhFirstPlayer {
  type: "FirstPlayer";
  seat: number;
}

/** Followers came. */
export interface AnkhFollowersGained {
  type: "FollowersGained";
  side: number;
  amount: number;
  cause: string;
}

/** Followers went from one god to another. */
export interface AnkhFollowersPaid {
  type: "FollowersPaid";
  side: number;
  to: number;
  amount: number;
  cause: string;
}

/** Followers were sacrificed. */
export interface AnkhFollowersSpent {
  type: "FollowersSpent";
  side: number;
  amount: number;
  cause: string;
}

/** A god has won (A9.3, A10.5, A10.6). */
export interface AnkhGameWon {
  type: "GameWon";
  side: number;
  ending: string;
}

/** A god is forgotten (A9.1). */
export interface AnkhGodForgotten {
  type: "GodForgotten";
  side: number;
}

/** A seat plays this god and takes what belongs to it (A3.1). */
export interface AnkhGodTaken {
  type: "GodTaken";
  seat: number;
  god: string;
}

/** The two least gods become one (A8.1, A8.5). */
export interface AnkhGodsMerged {
  type: "GodsMerged";
  lower: number;
  upper: number;
  devotion: number;
  followers: number;
}

/** This guardian serves in this game (A3.4). */
export interface AnkhGuardianChosen {
  type: "GuardianChosen";
  guardian: string;
  figures: number;
}

/** A guardian joined a god's pool (A5.6). */
export interface AnkhGuardianJoined {
  type: "GuardianJoined";
  side: number;
  guardian: string;
}

/** A guardian of the lower god serves the merged god, or leaves the game (A8.4). */
export interface AnkhGuardiansPassed {
  type: "GuardiansPassed";
  guardian: string;
  space: string | null;
  to: number | null;
}

/** Figures of one god died. */
export interface AnkhKilled {
  type: "Killed";
  side: number;
  /** Piece and space of each. */
  figures: [string, string][];
  cause: string;
}

/** An action marker goes back to the start (A4.2). */
export interface AnkhMarkerReturned {
  type: "MarkerReturned";
  action: string;
}

/** A monument was built (A12.2). */
export interface AnkhMonumentBuilt {
  type: "MonumentBuilt";
  side: number;
  monument: string;
  space: string;
}

/** A monument went back to the supply. */
export interface AnkhMonumentDestroyed {
  type: "MonumentDestroyed";
  monument: string;
  space: string;
  lost_by: number | null;
  cause: string;
}

/** Control of a monument changed (A6.1, A6.2). */
export interface AnkhMonumentTaken {
  type: "MonumentTaken";
  side: number;
  monument: string;
  space: string;
  lost_by: number | null;
}

/** A figure moved. */
export interface AnkhMoved {
  type: "Moved";
  side: number;
  piece: string;
  start: string;
  to: string;
  cause: string;
}

/** The plague's offers are shown together (A12.1). */
export interface AnkhOffersRevealed {
  type: "OffersRevealed";
  offers: { [key: number]: number };
  spared: number | null;
}

/** An ankh power is unlocked (A5.5). */
export interface AnkhPowerUnlocked {
  type: "PowerUnlocked";
  side: number;
  power: string;
}

/** Satet pushed a figure away (A14.3). */
export interface AnkhPushed {
  type: "Pushed";
  side: number;
  piece: string;
  start: string;
  to: string;
  by: number;
}

/** A summoned figure carries a sun token (A13.15). */
export interface AnkhRadiant {
  type: "Radiant";
  side: number;
  space: string;
}

/** A region's turn in the conflict (A7.3). */
export interface AnkhRegionReached {
  type: "RegionReached";
  token: number;
  /** quiet, domination or battle */
  outcome: string;
  sides: number[];
}

/** Trapped warriors leave Anubis's slots: back to their pool, or out of the game. */
export interface AnkhReleased {
  type: "Released";
  side: number;
  amount: number;
  to_pool: boolean;
}

/** The strengths are compared (A7.17). */
export interface AnkhResolved {
  type: "Resolved";
  token: number;
  totals: { [key: number]: number };
  victor: number | null;
}

/** A side has made its secret choice (A15.2). */
export interface AnkhSealed {
  type: "Sealed";
  side: number;
  /** cards or offer */
  what: string;
}

/** These figures cannot die in this battle's resolution (A12.6). */
export interface AnkhSheltered {
  type: "Sheltered";
  side: number;
  spaces: string[];
}

/** A figure came onto the board from the pool, or a warrior out of Anubis's slots. */
export interface AnkhSummoned {
  type: "Summoned";
  side: number;
  piece: string;
  space: string;
  cause: string;
  ransomed: boolean;
}

/** The tie-breaker was used (A7.18). */
export interface AnkhTieBroken {
  type: "TieBroken";
  side: number;
}

/** Osiris lays an Underworld tile (A13.11). */
export interface AnkhTilePlaced {
  type: "TilePlaced";
  side: number;
  space: string;
  /** Where it lay before; null from his side. */
  start: string | null;
}

/** Two regions changed places in the order of conflict (A6.7). */
export interface AnkhTokensExchanged {
  type: "TokensExchanged";
  seat: number;
  tokens: [number, number];
}

/** Anubis traps a warrior (A13.4). */
export interface AnkhTrapped {
  type: "Trapped";
  side: number;
  by: number;
}

/** It is a seat's turn (A4.4). */
export interface AnkhTurnBegun {
  type: "TurnBegun";
  seat: number;
}

/** Amun plays two cards in this battle (A13.1). */
export interface AnkhTwoCardsAnnounced {
  type: "TwoCardsAnnounced";
  side: number;
}

/** Everything that can happen. */
export type AnkhEvent =
  | AnkhActionChosen
  | AnkhAimed
  | AnkhBattleBegun
  | AnkhBattleEnded
  | AnkhBoardLaid
  | AnkhCaravanPlaced
  | AnkhCardsRevealed
  | AnkhCardsTakenBack
  | AnkhConflictBegun
  | AnkhConflictEnded
  | AnkhDevotionGained
  | AnkhDevotionLost
  | AnkhEgyptAtheist
  | AnkhEventReached
  | AnkhFiguresGone
  | AnkhFirstPlayer
  | AnkhFollowersGained
  | AnkhFollowersPaid
  | AnkhFollowersSpent
  | AnkhGameWon
  | AnkhGodForgotten
  | AnkhGodTaken
  | AnkhGodsMerged
  | AnkhGuardianChosen
  | AnkhGuardianJoined
  | AnkhGuardiansPassed
  | AnkhKilled
  | AnkhMarkerReturned
  | AnkhMonumentBuilt
  | AnkhMonumentDestroyed
  | AnkhMonumentTaken
  | AnkhMoved
  | AnkhOffersRevealed
  | AnkhPowerUnlocked
  | AnkhPushed
  | AnkhRadiant
  | AnkhRegionReached
  | AnkhReleased
  | AnkhResolved
  | AnkhSealed
  | AnkhSheltered
  | AnkhSummoned
  | AnkhTieBroken
  | AnkhTilePlaced
  | AnkhTokensExchanged
  | AnkhTrapped
  | AnkhTurnBegun
  | AnkhTwoCardsAnnounced;

// --- Plagues: set-up -----------------------------------------------------------------------------------------------

/** The tables of a game: a record replays only with these. */
export interface PlaguesContent {
  name: string;
  hash: string;
}

/** The table's choices. */
export interface PlaguesSetup {
  seats: number;
  /** Dealt at random, chosen in turn order, or one for each seat; without a word random, in solo chosen (P1.1). */
  provinces?: "chosen" | "random" | string[] | null;
  first?: "random" | number;
  advanced?: boolean;
  short?: boolean;
  /** The content pack; without one, the tables that come with the game. */
  content?: PlaguesContent | null;
}

// --- Plagues: questions, columns and figures -----------------------------------------------------------------------

/** Every question, chance's too. */
export type PlaguesQuestionKind =
  | "automa_die"
  | "automa_territory"
  | "buto"
  | "buto_draw"
  | "buto_keep"
  | "cancel"
  | "dev"
  | "dev_favour"
  | "die"
  | "edfu_draw"
  | "edfu_keep"
  | "first_player"
  | "free"
  | "give_up"
  | "hebrew"
  | "ignore"
  | "lay_hebrew"
  | "lose"
  | "loss"
  | "loss_card"
  | "market"
  | "open_territory"
  | "pay_with"
  | "place"
  | "plague"
  | "province"
  | "recover"
  | "refill"
  | "slot"
  | "swap"
  | "territory";

/** The columns of a view. Secrets are null for those who may not know them. */
export interface PlaguesColumns {
  advanced: boolean;
  /** Tokens taken from the market at the end of a round, before they are shuffled in (P11.1). */
  aside: string[];
  /** Its dice still face down. */
  automa_dice: number[];
  /** The upper dice of its turns this round (P14.2). */
  automa_shown: number[];
  /** By player and space: the token there (P2.1). */
  board: (string | null)[];
  /** The boat's space on the Nile, from 0. */
  boat: number[];
  /** Territory cards that Buto put under the deck, the next one first; for Buto's eyes only. */
  bottom: string[] | null;
  /** The marker's space on the province card. */
  card_at: number[];
  /** By Pharaoh card: who holds it, -1 (on the table) or -2 (spent). */
  cards: number[];
  /** Bonuses won once: province card spaces as their bits, and the three bonus tokens (P2.6, P3.4). */
  claimed: number[][];
  /** The hash of the tables in use. */
  content: string;
  /** How many territory cards lie face down. */
  deck_size: number;
  /** By player and track: the space of its marker, from 0 (P3.1). */
  dev: number[];
  /** Unspent dice. */
  dice: number[][];
  /** By player and slot: a lost token (P6.8). */
  discard: (string | null)[];
  /** What Buto or Edfu has drawn and is choosing from; for its player's eyes only (P15.1). */
  drawn: (number[] | null)[];
  ending: string;
  /** Who pays no tribute this round, by trade (P9.4). */
  exempt: number[];
  /** Who could not pay this round's tribute (P6.3). */
  failed: number[];
  /** By player and value: freed Hebrews. */
  freed: number[];
  /** By kind: tokens that left the game. */
  gone: {
    sphinx: number;
    obelisk: number;
    egyptian: number;
    plantation: number;
    herd: number;
    coin: number;
    boat: number;
    province1: number;
    province2: number;
    province3: number;
    pharaoh: number;
  };
  /** By value: Hebrew tokens not yet laid out. */
  hebrew_bag: number[];
  /** By value: Hebrew tokens on the shared board. */
  hebrews: number[];
  /** By value. */
  hebrews_gone: number[];
  /** Who ignores this round's plague (P7.4). */
  ignoring: number[];
  /** By player and kind: tokens beside the board. */
  kept: number[];
  /** Its territory cards. */
  land: string[][];
  /** Territory cards that left the game. */
  land_gone: string[];
  loss: number;
  loss_deck: number[];
  /** Tokens of slots 1 to 6; null for an empty slot. */
  market: (string | null)[];
  /** The open territory cards. */
  open_land: string[];
  /** The turn order (P5.2). */
  order: number[];
  penalties: number[];
  people: number;
  /** How many of its Pharaoh tokens are turned over (P10.1). */
  pharaohs_used: number[];
  /** 1 to 3; 0 before the first die of a round, 4 while the next one is laid out. */
  phase: number;
  plague: number;
  plague_deck: number[];
  /** The plague of the round. */
  plague_name: string | null;
  /** People and automa. */
  players: number;
  /** Who has used its province's power this round (P8). */
  power_used: number[];
  /** The power of its province; null for the automa. */
  provinces: (string | null)[];
  round: number;
  short: boolean;
  /** As counted this round. */
  soldiers: number[];
  /** Special action cards used this round (P9.2). */
  specials_used: string[][];
  /** By kind: tokens face down. What Edfu holds in its hand still counts here. */
  supply: {
    sphinx: number;
    obelisk: number;
    egyptian: number;
    plantation: number;
    herd: number;
    coin: number;
    boat: number;
    province1: number;
    province2: number;
    province3: number;
    pharaoh: number;
  };
  /** Single-use trade cards already used (P9.4). */
  traded: string[][];
  /** Territory cards that not everyone has seen. */
  unseen_land: string[];
}

/** For each player, the automa too: tribute, coins, soldiers, Ankhs and points, each by source. */
export type PlaguesFigures = {
  tribute: {
    due: number;
    tokens_to_spend: number;
  };
  coins: {
    board: number;
    nile: number;
    trade: number;
    special: number;
    card: number;
    tokens: number;
    total: number;
  };
  soldiers: {
    dice: number;
    board: number;
    card: number;
    trade: number;
    special: number;
    total: number;
  };
  ankhs: {
    rows: number;
    nile: number;
    hebrews: number;
    province: number;
    card: number;
    total: number;
  };
  points: {
    dev: number;
    nile: number;
    tokens: number;
    pharaoh: number;
    territories: number;
    province: number;
    hebrews: number;
    penalties: number;
    discard: number;
    total: number;
  };
}[];

// --- Plagues: events -----------------------------------------------------------------------------------------------

/** The automa turned a die (P14.2). */
export interface PlaguesAutomaTurned {
  type: "AutomaTurned";
  die: number;
  upper: boolean;
}

/** A bonus of the board opened or broke, or a row of three different did (P2.3 to P2.5). */
export interface PlaguesBoardBonus {
  type: "BoardBonus";
  player: number;
  opened: string[];
  broken: string[];
  rows: number;
}

/** A bonus that is won only once (P2.6, P3.4). */
export interface PlaguesBonusClaimed {
  type: "BonusClaimed";
  player: number;
  bonus: string;
}

/** A die was spent, maybe as another number (P4.1, P8.1). */
export interface PlaguesDieSpent {
  type: "DieSpent";
  player: number;
  die: number;
  value: number;
}

/** Buto or Edfu drew in secret: everyone sees how many. */
export interface PlaguesDrew {
  type: "Drew";
  player: number;
  amount: number;
  cause: string;
}

/** What was drawn, for the one who drew it (P15.1). */
export interface PlaguesDrewThis {
  type: "DrewThis";
  player: number;
  thing: string;
}

/** A Pharaoh card is spent for this round (P4.4). */
export interface PlaguesFavourSpent {
  type: "FavourSpent";
  player: number;
  card: number;
  cause: string;
}

/** A player took a Pharaoh card (P4.4). */
export interface PlaguesFavourTaken {
  type: "FavourTaken";
  player: number;
  card: number;
  favour: string;
}

/** The final score, point by point (P12). */
export interface PlaguesGameEnded {
  type: "GameEnded";
  ending: string;
  points: { [key: string]: number }[];
  winners: number[];
}

/** A Hebrew token joined a player's column (P4.5, P4.7). */
export interface PlaguesHebrewFreed {
  type: "HebrewFreed";
  player: number;
  value: number;
  place: number;
}

/** Hebrew tokens that nobody freed leave the game (P11.1). */
export interface PlaguesHebrewsGone {
  type: "HebrewsGone";
}

/** A Hebrew token lies on the shared board (P13.1). */
export interface PlaguesHebrewsLaid {
  type: "HebrewsLaid";
  value: number;
}

/** A player cancels a part of the loss (P6.5). */
export interface PlaguesLossCancelled {
  type: "LossCancelled";
  player: number;
  part: number;
}

/** The loss card of the round (P13.1). */
export interface PlaguesLossRevealed {
  type: "LossRevealed";
  parts: string[][];
}

/** A player suffers a part of the loss in this way (P6.4). */
export interface PlaguesLossSuffered {
  type: "LossSuffered";
  player: number;
  part: number;
  loss: string;
}

/** The tokens of slots 1 and 2 leave the market (P11.1). */
export interface PlaguesMarketCleared {
  type: "MarketCleared";
  tokens: string[];
}

/** A token came from the supply to the market. */
export interface PlaguesMarketFilled {
  type: "MarketFilled";
  slot: number;
  token: string;
}

/** Two market tokens changed places (P9.3). */
export interface PlaguesMarketSwapped {
  type: "MarketSwapped";
  player: number;
  slots: [number, number];
}

/** A player took a token; those to its right slid left (P4.2). */
export interface PlaguesMarketTaken {
  type: "MarketTaken";
  player: number;
  slot: number;
  token: string;
}

/** Moses helps those who lie behind (P11.2). */
export interface PlaguesMosesHelps {
  type: "MosesHelps";
  track: string;
  players: number[];
}

/** A marker moved: city or field track, boat or province card. */
export interface PlaguesMoved {
  type: "Moved";
  player: number;
  track: string;
  steps: number;
  to: number;
  cause: string;
}

/** The turn order at the start (P13.2). */
export interface PlaguesOrderSet {
  type: "OrderSet";
  order: number[];
}

/** A penalty card is gone. */
export interface PlaguesPenaltyDiscarded {
  type: "PenaltyDiscarded";
  player: number;
  cause: string;
}

/** A player takes the plague card as a penalty; nobody if those who failed are level in everything (P6.3). */
export interface PlaguesPenaltyTaken {
  type: "PenaltyTaken";
  player: number | null;
}

/** A Pharaoh token was turned over (P10.1). */
export interface PlaguesPharaohTurned {
  type: "PharaohTurned";
  player: number;
  use: string;
}

/** Dice, territories or plague (P4, P5, P6). */
export interface PlaguesPhaseBegun {
  type: "PhaseBegun";
  phase: number;
}

/** The plague of the round (P7.1). */
export interface PlaguesPlagueRevealed {
  type: "PlagueRevealed";
  plague: string;
  /** An immediate one does nothing in round 1 (P7.2). */
  acts: boolean;
}

/** A province used its power this round (P8). */
export interface PlaguesPowerUsed {
  type: "PowerUsed";
  player: number;
}

/** A player governs this province (P1.1). */
export interface PlaguesProvinceTaken {
  type: "ProvinceTaken";
  player: number;
  province: string;
}

/** What was drawn and not kept went back, unseen. */
export interface PlaguesPutBack {
  type: "PutBack";
  player: number;
  amount: number;
  cause: string;
}

/** The round marker moves: a round begins (P11.1). */
export interface PlaguesRoundBegun {
  type: "RoundBegun";
  number: number;
}

/** A round is over: dice, powers and Pharaoh cards are fresh for the next (P11.1). */
export interface PlaguesRoundCleared {
  type: "RoundCleared";
}

/** Tokens go back into the supply (P11.1). */
export interface PlaguesShuffledBack {
  type: "ShuffledBack";
  tokens: string[];
}

/** The new turn order (P5.2). */
export interface PlaguesSoldiersCounted {
  type: "SoldiersCounted";
  soldiers: number[];
  order: number[];
}

/** A special action card was used this round (P9.2). */
export interface PlaguesSpecialUsed {
  type: "SpecialUsed";
  player: number;
  card: string;
}

/** A token was taken out of the supply (P8.4, P13.2). */
export interface PlaguesSupplyTaken {
  type: "SupplyTaken";
  player: number;
  token: string;
  cause: string;
}

/** Open territory cards leave the game (P5.3). */
export interface PlaguesTerritoriesGone {
  type: "TerritoriesGone";
  cards: string[];
}

/** A territory card lies before its player (P9.1). */
export interface PlaguesTerritoryKept {
  type: "TerritoryKept";
  player: number;
  card: string;
}

/** A territory card lies open (P13.1). */
export interface PlaguesTerritoryOpened {
  type: "TerritoryOpened";
  card: string;
}

/** A player took an open territory card (P5.3). */
export interface PlaguesTerritoryTaken {
  type: "TerritoryTaken";
  player: number;
  card: string;
}

/** An immediate territory card gave its bonus and is gone (P9.1). */
export interface PlaguesTerritoryUsedUp {
  type: "TerritoryUsedUp";
  player: number;
  card: string;
}

/** A lost token lies in a discard slot, or leaves the game (P6.8). */
export interface PlaguesTokenDiscarded {
  type: "TokenDiscarded";
  player: number;
  token: string;
  slot: number | null;
}

/** A token left the game. */
export interface PlaguesTokenGone {
  type: "TokenGone";
  player: number;
  token: string;
  cause: string;
}

/** A token lies beside the board (P4.3). */
export interface PlaguesTokenKept {
  type: "TokenKept";
  player: number;
  token: string;
}

/** A token left a province board (P6.7). */
export interface PlaguesTokenLost {
  type: "TokenLost";
  player: number;
  token: string;
  space: string;
}

/** A token lies on a province board (P4.3). */
export interface PlaguesTokenPlaced {
  type: "TokenPlaced";
  player: number;
  token: string;
  space: string;
}

/** A discarded token comes back (P4.8). */
export interface PlaguesTokenRecovered {
  type: "TokenRecovered";
  player: number;
  token: string;
  slot: number;
}

/** A single-use trade card was used (P9.4). */
export interface PlaguesTraded {
  type: "Traded";
  player: number;
  card: string;
}

/** A player could not pay (P6.3). */
export interface PlaguesTributeFailed {
  type: "TributeFailed";
  player: number;
  due: number;
  coins: { [key: string]: number };
}

/** A player paid its tribute (P6.1). */
export interface PlaguesTributePaid {
  type: "TributePaid";
  player: number;
  due: number;
  coins: { [key: string]: number };
}

/** Everything that can happen. */
export type PlaguesEvent =
  | PlaguesAutomaTurned
  | PlaguesBoardBonus
  | PlaguesBonusClaimed
  | PlaguesDieSpent
  | PlaguesDrew
  | PlaguesDrewThis
  | PlaguesFavourSpent
  | PlaguesFavourTaken
  | PlaguesGameEnded
  | PlaguesHebrewFreed
  | PlaguesHebrewsGone
  | PlaguesHebrewsLaid
  | PlaguesLossCancelled
  | PlaguesLossRevealed
  | PlaguesLossSuffered
  | PlaguesMarketCleared
  | PlaguesMarketFilled
  | PlaguesMarketSwapped
  | PlaguesMarketTaken
  | PlaguesMosesHelps
  | PlaguesMoved
  | PlaguesOrderSet
  | PlaguesPenaltyDiscarded
  | PlaguesPenaltyTaken
  | PlaguesPharaohTurned
  | PlaguesPhaseBegun
  | PlaguesPlagueRevealed
  | PlaguesPowerUsed
  | PlaguesProvinceTaken
  | PlaguesPutBack
  | PlaguesRoundBegun
  | PlaguesRoundCleared
  | PlaguesShuffledBack
  | PlaguesSoldiersCounted
  | PlaguesSpecialUsed
  | PlaguesSupplyTaken
  | PlaguesTerritoriesGone
  | PlaguesTerritoryKept
  | PlaguesTerritoryOpened
  | PlaguesTerritoryTaken
  | PlaguesTerritoryUsedUp
  | PlaguesTokenDiscarded
  | PlaguesTokenGone
  | PlaguesTokenKept
  | PlaguesTokenLost
  | PlaguesTokenPlaced
  | PlaguesTokenRecovered
  | PlaguesTraded
  | PlaguesTributeFailed
  | PlaguesTributePaid;
