// Made by `make types`; do not edit.
//
// What the server reads and sends. Requests may leave out what has a default (`?`); what is sent to the page is whole.

import type { Changes } from "./changes";

// --- Games ---------------------------------------------------------------------------------------------------------

/** Every game by its name, and what belongs to it. */
export interface Games {
  ankh: {
    event: AnkhEvent;
    figures: AnkhFigures;
    question: AnkhQuestionKind;
    setup: AnkhSetup;
    stakes: AnkhStakes;
    view: AnkhView;
  };
  plagues: {
    event: PlaguesEvent;
    figures: PlaguesFigures;
    question: PlaguesQuestionKind;
    setup: PlaguesSetup;
    stakes: PlaguesStakes;
    view: PlaguesView;
  };
}

export type GameName = keyof Games;
export type GameEvent = Games[GameName]["event"];
export type Figures = Games[GameName]["figures"];
export type QuestionKind = Games[GameName]["question"];
export type Setup = Games[GameName]["setup"];
export type Stakes = Games[GameName]["stakes"];
export type GameView = Games[GameName]["view"];

// --- Commands ------------------------------------------------------------------------------------------------------

/** Ask all others to end the game without a result. */
export interface Abandon {
  type: "Abandon";
}

/** Answer a request: agree or refuse; the one who asked can take it back by refusing. */
export interface Agree {
  type: "Agree";
  yes: boolean;
  /** The step of the request that is meant; without it, whatever is requested now. */
  asked_in?: number | null;
}

/** Answer the question that a seat is asked, at the position the person sees, asked in the step they know of. */
export interface Answer {
  type: "Answer";
  seat: number;
  position: number;
  token: string;
  /** May be left out where the position has been asked only once. */
  asked_in?: number | null;
}

/** As the host: keep somebody out, or no longer. Whoever has a seat in a game that has begun keeps it. */
export interface Ban {
  type: "Ban";
  person: string;
  banned?: boolean;
}

/** Give up a seat. */
export interface Concede {
  type: "Concede";
  seat: number;
}

/** Come in by an invitation: see a private table, and sit down if there is room and it is not for spectators. */
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
  asked_in?: number | null;
}

/** Say that one is ready, or not yet. When all are, the game is dealt. */
export interface Ready {
  type: "Ready";
  ready?: boolean;
  /** What one adds to the deal: 16 bytes drawn by oneself, after one has seen the hash of the server's part. */
  part?: string;
}

/** As the host: withdraw an invitation and make a new one; whoever has come in by it stays. */
export interface Reinvite {
  type: "Reinvite";
  purpose?: "play" | "watch";
}

/** As the host, before the game: send somebody away. The invitation lets them in again. */
export interface Remove {
  type: "Remove";
  person: string;
}

/** Be back: one's seats are one's own again. */
export interface Return {
  type: "Return";
}

/** As somebody who played, when it is over: let everyone see the game, or nobody but those who were there. */
export interface Share {
  type: "Share";
  yes?: boolean;
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
  asked_in?: number | null;
}

/** Take a sealed answer back while others still think. */
export interface Unseal {
  type: "Unseal";
  seat: number;
  position: number;
  asked_in?: number | null;
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
  | Ban
  | Concede
  | Join
  | Leave
  | Propose
  | Ready
  | Reinvite
  | Remove
  | Return
  | Share
  | Sit
  | Stand
  | Undo
  | Unseal
  | Vote;

/** As the host: this round begins now. */
export interface BeginRound {
  type: "BeginRound";
  round: number;
}

/** As the host: a table that has not ended does not count, and nobody waits for it. */
export interface Discount {
  type: "Discount";
  table: string;
}

/** As the host: call the night off before its first round; later, it is over with the standing as it is. */
export interface EndNight {
  type: "EndNight";
}

/** Take part, by the invitation: from the next round on. Who had left comes back by it. */
export interface Enter {
  type: "Enter";
  invitation: string;
}

/** As the host: somebody else who takes part is the host from now on. */
export interface HandOver {
  type: "HandOver";
  person: string;
}

/** As the host: the invitation that is known opens nothing any more, and there is a new one. */
export interface NewInvitation {
  type: "NewInvitation";
}

/** Take no more part: a bot ends one's game, and one has no seat in the rounds to come. */
export interface Quit {
  type: "Quit";
}

/** As the host: somebody takes no more part, and the invitation lets them in no more. */
export interface SendAway {
  type: "SendAway";
  person: string;
}

/** As the host: a bot plays for whoever this table has been waiting for too long. */
export interface StandIn {
  type: "StandIn";
  table: string;
}

/** Every command in a club night. */
export type NightCommand =
  | BeginRound
  | Discount
  | EndNight
  | Enter
  | HandOver
  | NewInvitation
  | Quit
  | SendAway
  | StandIn;

// --- Requests ------------------------------------------------------------------------------------------------------

/** One more way to reach somebody, and for what. */
export interface AddChannel {
  target: Email | Webhook | PushTarget;
  wanted?: ("begins" | "consent" | "invited" | "low" | "mention" | "over" | "turn")[];
}

/** A device has made a passkey, which its person calls so. */
export interface AddPasskey {
  name: string;
  id: string;
  client_data: string;
  attestation: string;
}

/** A club night is to be announced. */
export interface AnnounceNight {
  setup: NightSetup;
}

/** Somebody wants a hint for what a seat of theirs is asked, at the position they see. */
export interface AskHint {
  seat: number;
  position: number;
}

/** Somebody plans for a seat of theirs, from a position of the running game on. */
export interface AskPlan {
  seat: number;
  position: number;
  /** What was told of that position; empty where a plan begins. */
  mark?: string;
  /** Everyone's answers, as tokens, in order. */
  answers?: string[];
  /** Another number, another guess at what others hold. */
  deal?: number;
  /** A lot with this number answers next. */
  draw?: number | null;
  /** Tell what each option would do, however many there are. */
  ahead?: boolean;
  /** Tell which rules forbid this thing where the plan ends. */
  why?: string | null;
}

/** How much time a seat has: none is kept; for the whole game; or for each turn, in minutes or in days. */
export interface Clock {
  kind: "budget" | "days" | "none" | "turn";
  /** Of the whole game, or of each turn. */
  seconds: number;
  /** Seconds that a turn adds to the budget. */
  increment: number;
}

/** An e-mail address. */
export interface Email {
  kind: "email";
  address: string;
}

/** A command on its way. Sent again with the same id it gets the same answer and is done once. */
export interface Envelope {
  id: string;
  command: Command;
}

/** A club night before anybody has come. */
export interface NightSetup {
  name: string;
  game: string;
  /** The game's own set-up, but for the number of seats. */
  options: Record<string, unknown>;
  /** How many are to sit at a table ... */
  size: number;
  /** ... and how many else may, where that does not come out even. */
  sizes?: number[];
  rounds?: number;
  /** For each round; 0: it is played at one sitting. */
  days?: number;
  /** At one sitting: for which one has time to come to one's table. */
  minutes?: number;
  /** The next round begins by itself when all tables have ended; otherwise when the host says. */
  by_itself?: boolean;
  clock?: Clock;
  /** Everyone may watch its tables. */
  public?: boolean;
  hints?: boolean;
  undo?: "agreed" | "own" | "revealed";
  coach?: boolean;
  planning?: boolean;
  language?: string;
}

/** A table is to be opened; whoever opens it may be ready at once. */
export interface OpenTable {
  setup: TableSetup;
  ready?: boolean;
  /** Content of their own to play with: the id of a file that they have brought. */
  file?: string;
}

/** Somebody wants to play on from a position of a game that is over, with these on its seats. */
export interface PlayOn {
  position: number;
  seats: SeatPlan[];
  /** With other secrets than the true ones: such as cannot be told apart from where one sits. */
  redealt?: boolean;
  /** What was answered from the position on when somebody tried another answer there: it goes on after that. */
  tried?: string[];
}

/** A browser's subscription: where its maker takes pushes for it, and its keys. */
export interface PushTarget {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
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

/** How somebody wants to be reached, whatever the channel. */
export interface SetReach {
  language: string;
  zone: string;
  quiet: [number, number] | null;
  page: ("begins" | "consent" | "invited" | "low" | "mention" | "over" | "turn")[];
}

/** A table before anybody has sat down. */
export interface TableSetup {
  game: string;
  /** The game's own set-up; it says how many seats there are. */
  options: Setup;
  seats: SeatPlan[];
  clock?: Clock;
  /** Listed for everyone, to sit down at or to watch; otherwise by invitation only. */
  public?: boolean;
  /** Whoever is asked may ask a bot what it would consider. */
  hints?: boolean;
  /**
   * Where others play: "own" takes back what concerns nobody else; "agreed" more, if they agree, but never past what
   * was drawn or revealed; "revealed" also that, if everyone says yes.
   */
  undo?: "agreed" | "own" | "revealed";
  /** Whoever is asked is told what matters now, if they like: nothing that they could not see themselves. */
  coach?: boolean;
  /** It counts for everyone's rating: then certain things are agreed on beforehand (`rating`). */
  rated?: boolean;
  /** The one that is spoken at the table, for those who look for one; empty: any. */
  language?: string;
  /** For so many seconds a public table is found by the host's friends alone; others need the invitation. */
  friends_first?: number;
  /** Whoever holds a seat may try out what could come, on a copy of what the seat knows: for nobody else to see. */
  planning?: boolean;
}

/** Somebody comes from a device that has signed with a passkey. */
export interface UsePasskey {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user_handle?: string | null;
}

/** What goes by a channel from now on. */
export interface Want {
  wanted: ("begins" | "consent" | "invited" | "low" | "mention" | "over" | "turn")[];
}

/** An address on the web that is sent a request, and how what is sent is written. */
export interface Webhook {
  kind: "webhook";
  url: string;
  form?: "discord" | "slack" | "tawy";
}

/** A guest comes with a name. */
export interface Welcome {
  name: string;
}

// --- Questions -----------------------------------------------------------------------------------------------------

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

// --- Replies -------------------------------------------------------------------------------------------------------

/** A command was carried out; it is the n-th step of its table. */
export interface Accepted {
  n: number;
}

/** A new club night, and the secret of its invitation. */
export interface Announced {
  id: string;
  invitation: string;
}

/** A question to the learner in its position, the meant answer, and what comes of it; replies to all the others. */
export interface AnswerStep {
  step: "answer";
  scene: LessonScene;
  meant: string;
  replies: LessonReply[];
  then: LessonMove;
  told: LessonTold;
  points_at: Pointer[];
}

/** What the games of somebody, of a circle or of everyone answer. */
export interface Answers {
  game: string;
  games: number;
  /** There are games, but of too few people to tell anything of them. */
  few: boolean;
  figures: Figure[];
}

/** Somebody wants a review made, or gone on with; or made no further. */
export interface AskReview {
  depth: "full" | "quick";
}

/** A seat that is asked, and whether its sealed answer is in. */
export interface Asked {
  seat: number;
  kind: QuestionKind;
  sealed: boolean;
}

/** One bar of a chart. */
export interface Bar {
  name: string;
  /** How many games it rests on. */
  games: number;
  /** Of how many: seats, times that a card was played, games. */
  count: number;
  /** How many of them: won, ended so. null for a mean. */
  hits: number | null;
  /** The share, or the mean. */
  value: number;
  /** Where the truth lies, with 95 % confidence; null where nobody can tell. */
  low: number | null;
  high: number | null;
  /** The mean of those who won. */
  winners: number | null;
}

/** Somebody among the best. */
export interface BestOne {
  place: number;
  person: string;
  name: string;
  rating: RatingInfo;
}

/** How a game without a drawing of its own is drawn, in the page and at the terminal: rows of spaces. */
export interface Board {
  /** The spaces as they lie, by their tokens; an empty one is a gap. */
  rows: string[][];
  /** The field of the view that lists what stands on the board: structs with a `space` and a `seat`. */
  pieces: string;
  /** What is written on some spaces: a letter or two. */
  signs: { [key: string]: string };
  /** Fields of the view that are told beside the board; a list has an entry for each seat. */
  shown: string[];
}

/** How somebody is called back to their tables. */
export interface Calling {
  /** The kinds of channels that this server is set up for. */
  offered: string[];
  /** The key with which a browser subscribes to pushes. */
  vapid: string | null;
  /** They have said how they want to be reached. */
  known: boolean;
  language: string;
  zone: string;
  /** From when until when nothing is sent, in minutes of the day. */
  quiet: [number, number] | null;
  /** What an open page tells. */
  page: ("begins" | "consent" | "invited" | "low" | "mention" | "over" | "turn")[];
  channels: ChannelInfo[];
}

/** What a table can be made of. */
export interface Catalogue {
  games: GameInfo[];
  levels: string[];
  clocks: { [key: string]: [number, number] };
}

/** A way to reach somebody, as they see it. */
export interface ChannelInfo {
  id: string;
  kind: string;
  /** Of a webhook. */
  form: string | null;
  /** An e-mail address; of a webhook or a push service only the host. */
  to: string;
  /** Of a push subscription, by which a browser knows its own. */
  endpoint: string | null;
  confirmed: boolean;
  wanted: ("begins" | "consent" | "invited" | "low" | "mention" | "over" | "turn")[];
  /** Why the last message could not be sent; empty if it could. */
  trouble: string;
}

/** What was said last at a table, as one person may read it. */
export interface Chat {
  /** Where one reads. */
  rooms: ("seats" | "watchers")[];
  /** Where one may say something. */
  writes: ("seats" | "watchers")[];
  lines: ChatLine[];
  /** Whom one does not want to read. */
  muted: string[];
  /** For the host. */
  reports: ReportedLine[];
}

/** Something that was said at a table. */
export interface ChatLine {
  id: number;
  room: "seats" | "watchers";
  person: string;
  name: string;
  at: number;
  /** Plain text: nothing in it is markup. */
  text: string;
}

/** An answer that a bot would consider. */
export interface Considered {
  token: string;
  /** To win with it. */
  chance: number;
  /** How often the bot has looked at it; of several secret answers at the same moment, how often it would give it. */
  visits: number;
}

/** One who could win: a seat, seats that play as one, or an automa. */
export interface Contender {
  /** As events name it. */
  who: number;
  /** The seats that win or lose with it; none for an automa, and for who became a part of another. */
  seats: number[];
  /** In the ranking, from 1; null for who became a part of another. */
  place: number | null;
  /** What it had at the end, or when it was gone. */
  points: number;
  /** Where they came from, less what was lost; all together they are the points. */
  sources: { [key: string]: number };
  /** By step: its points; null where it was not in the game any more. */
  course: (number | null)[];
  /** Why it did not stay to the end; the catalogues have it as summary-<game>-fate-<fate>. */
  fate: string;
}

/** The content of a table that is not the game's own, for everyone who may see the table. */
export interface ContentInfo {
  name: string;
  differences: Difference[];
  /** What is printed with it, as the page draws it; null if that is as ever. */
  facts: unknown;
}

/** One thing that matters now: a sentence of the catalogues and what it speaks of. */
export interface Counsel {
  /** What its advice is called; the catalogues have its sentence as coach-<game>-<name>. */
  name: string;
  /** The numbered rule it rests on. */
  rule: string;
  /** What the sentence speaks of, like the fields of an event. */
  about: { [key: string]: string | number | (string | number)[] };
  /** What it means on the table, as lessons point at things: "region 2", "action gain". */
  points_at: string[];
}

/** A new table, and the secret of its invitation. */
export interface Created {
  id: string;
  invitation: string;
  /** The hash of the server's part of the deal: whoever opened the table adds theirs after they have seen it. */
  commitment: string;
}

/** What the seed of a game was made of (`tawy.fairness`). */
export interface Deal {
  /** The server's part. */
  lot: string;
  /** What the player of each seat added; empty: nothing. */
  parts: string[];
}

/** The file of a running game for one seat: all that it may know, and nothing else. */
export interface Diary {
  format: string;
  version: number;
  game: string;
  setup: Setup;
  seat: number | null;
  position: number;
  moments: Moment[];
  view: GameView | null;
}

/** Something in a content that is not as it is printed. */
export interface Difference {
  /** The way to it: table, part of it, place. */
  where: string[];
  /** Empty where nothing is printed in its place. */
  printed: string;
  own: string;
}

/** Something that chance decided. */
export interface Draw {
  /** Before it was drawn. */
  position: number;
  kind: string;
  /** All that could have come, in order. */
  options: string[];
  /** How many chances each had; empty: one each. */
  weights: number[];
  /** What came. */
  token: string;
}

/** A chart with its bars. */
export interface Figure {
  chart: string;
  kind: "duels" | "means" | "shares" | "spread" | "wins";
  /** What the messages begin with that name its bars; empty: they are numbers. */
  words: string;
  bars: Bar[];
  /** In a chart of wins: how many of all who are shown won. */
  usual: number | null;
  /** How many bars are held back, for they would tell of too few people. */
  held: number;
  /** In a spread: where each bar but the first begins; a bar is called by where it begins. */
  bins: number[];
}

/** A file of content that one has brought. */
export interface FileInfo {
  id: string;
  game: string;
  name: string;
  at: number;
  /** In bytes. */
  size: number;
}

/** All of them, the oldest first. */
export interface Files {
  files: FileInfo[];
}

/** What an answer would do, up to the next thing that its seat cannot know. */
export interface Foreseen {
  token: string;
  /** What the seat would hear of. */
  events: GameEvent[];
  /** What would change of its view, as an update says it. */
  changes: Changes<GameView>;
  /**
   * What comes then: somebody is asked, chance is, something shows that the seat cannot know, or the game is over.
   */
  until: "chance" | "over" | "question" | "secret";
  /** What would be asked next, as the seat sees it; null if it cannot know, or if nothing would. */
  question: Question | null;
}

/** The beginning of a real game: its record, from which a table is opened, and the level of its bots. */
export interface FreeStep {
  step: "free";
  scene: LessonScene;
  record: GameRecord;
  bot: string;
  won: LessonTold;
  lost: LessonTold;
  told: LessonTold;
  points_at: Pointer[];
}

/** Somebody whom one would like to play with again. */
export interface FriendInfo {
  person: string;
  name: string;
  since: number;
}

/** All of them, the latest first. */
export interface Friends {
  friends: FriendInfo[];
}

/** A finished game behind a bar. */
export interface GameBehind {
  /** Empty if it cannot be looked at any more. */
  table: string;
  players: number;
  /** What the winners played. */
  won: string[];
  ended: number;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  /** The version of its rules. */
  rules: string;
  seats: [number, number];
  /** What the numbers of its rules begin with. */
  letters: string;
  /** About how long it lasts: one person against bots, and a full table of people; null if nobody has said. */
  minutes: [number, number] | null;
  /** How many numbered rules it has: how much there is to learn. */
  numbered: number;
  /** How it is drawn where the page has no drawing of its own. */
  board: Board | null;
  /** It can be played with content of one's own. */
  own: boolean;
}

/** One choice: who, asked what, answered what, in readable tokens. */
export type GamePick = [seat: number, kind: QuestionKind, token: string];

/** A game, complete or not. Replaying it gives the same position for ever. */
export interface GameRecord {
  game: string;
  rules: string;
  setup: Setup;
  seed: string;
  picks: GamePick[];
  format: string;
  version: number;
  /** The fingerprint of the position after the last pick, to prove a replay; may be empty. */
  mark: string;
  /** What the seed was made of; null where nobody else had a part in it, or it was made before that was kept. */
  deal: Deal | null;
  /** The game that this one was played on from, if it was. */
  origin: Origin | null;
  redeals: Redeal[];
}

/** What a page needs to speak of a game that it was built without, in one language. */
export interface GameWords {
  /** Fluent texts by name: the game's words, labels, rules and refusals. */
  catalogues: { [key: string]: string };
  meanings: Meanings;
}

/** Games behind a bar, the latest first. */
export interface GamesBehind {
  games: GameBehind[];
  /** There are older ones. */
  more: boolean;
}

/** What a plan supposes that another seat holds. */
export interface Guess {
  seat: number;
  /** As the seat itself would see them. */
  secrets: GameView["secrets"];
}

/** A new guest; the recovery code is shown once, and moves one's games to another device. */
export interface Guest {
  id: string;
  name: string;
  recovery: string;
}

/** How two people came out against each other, as one of them is told. */
export interface HeadToHead {
  games: number;
  /** Games in which the one who asks came before the other ... */
  mine: number;
  /** ... or behind; the rest they were level, or on one side. */
  theirs: number;
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
  /** For those who shall only watch; empty at an old table, until the host makes it, and of a club night. */
  watching: string;
}

/** What somebody is invited to, before they come in. */
export interface Invited {
  purpose: "play" | "watch";
  game: string;
  host: string;
  status: "gathering" | "over" | "running";
  seats: InvitedSeat[];
  options: Setup;
  clock: Clock;
  undo: "agreed" | "own" | "revealed";
  hints: boolean;
  planning: boolean;
  /** It counts for everyone's rating. */
  rated: boolean;
  /** About how long the game lasts: one person against bots, and a full table of people; null if nobody has said. */
  minutes: [number, number] | null;
  content: InvitedContent | null;
}

/** Content that is not the game's own: what it is called, and what is not as printed in it. */
export interface InvitedContent {
  name: string;
  differences: Difference[];
}

/** A seat as who is invited sees it: somebody's, a bot's, or free. */
export interface InvitedSeat {
  name: string;
  bot: string | null;
  /** At a rated table, as far as they show it to who is invited. */
  rating: RatingInfo | null;
}

/** An answer as a long look ahead judges it: the chance to win that it gives. */
export interface Judged {
  token: string;
  chance: number;
}

/** A lesson that can be taken here. */
export interface LessonInfo {
  id: string;
  game: string;
  /** The one thing that a short lesson is about, like "power revered"; empty for a whole game. */
  about: string;
  chapters: string[];
}

/** One pick that was made, what happened, and the position after it. */
export interface LessonMove {
  /** Its token is empty if it was sealed. */
  pick: GamePick;
  events: GameEvent[];
  scene: LessonScene;
}

/** What another answer than the meant one is answered with: what it would do, and why not now. */
export interface LessonReply {
  token: string;
  why: LessonTold;
  /** What the learner would see happen. */
  foreseen: GameEvent[];
  /** What would change of the learner's view, as an update says it. */
  changes: Changes<GameView>;
  /** What comes then. */
  until: "chance" | "over" | "question" | "secret";
}

/** A position as the learner sees it. */
export interface LessonScene {
  /** The table, in the struct that the game declares. */
  seen: GameView;
  /** What is asked now, and of whom; options if it is the learner. */
  question: Question | null;
  /** The numbers behind the position, as `explain` answers. */
  figures: Figures;
}

/** A sentence to be said: its message, and what the message may tell of the position. */
export interface LessonTold {
  message: string;
  args: { [key: string]: string | number | number };
}

/** All lessons, and how far one has come in those that one has begun. */
export interface Lessons {
  lessons: LessonInfo[];
  progress: Progress[];
}

/** A page of what happened, as a seat may know it. */
export interface Log {
  moments: Moment[];
  /** There is more: after these, or before them where the last ones were asked for. */
  more: boolean;
}

/** How far one has looked ahead: what each option of a seat's question would do. */
export interface Looked {
  position: number;
  foreseen: Foreseen[];
}

/** A game that is over, looked back on. */
export interface LookedBack {
  summary: Summary;
}

/** Who one is here. */
export interface Me {
  id: string;
  name: string;
}

/** What is what in the events, questions and options of a game; the page reads the same file. */
export interface Meanings {
  /** By field of an event, or by event and field: the kind of its value. */
  fields: { [key: string]: string };
  /** By what a counsel speaks of, or by counsel and that: the kind of its value. */
  counsels: { [key: string]: string };
  /** The same for what decided a game; "source" is the kind of what points come from. */
  verdicts: { [key: string]: string };
  /** By role of what an option points at. */
  roles: { [key: string]: string };
  /** By kind of question: what it is about. */
  about: { [key: string]: string };
  /** Kinds whose words stand in several groups, by id; the last for all others. */
  groups: { [key: string]: { [key: string]: string } };
  /** Kinds with a second form, as the object of a sentence. */
  article: string[];
  /** Kinds that are told by their first word, and have a line for what they do. */
  short: string[];
  /** Kinds that are a place with a number, and what people add to it: they count from one. */
  counted: { [key: string]: number };
  /** Kinds whose ids can be asked about: why not this one? */
  things: string[];
  /** The same for things of the table with a number, like "slot 4": the message by what is written. */
  numbered: { [key: string]: string };
  /** Kinds of a whole list or table, which the game puts into words as one. */
  whole: string[];
  /** Events that begin a paragraph, where the game has no story-teller of its own. */
  opens: string[];
  /** By kind of pointer of lessons: the kind of the thing that is pointed at. */
  pointers: { [key: string]: string };
  foreseen: Telling;
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

/** A new recovery code, shown once; the one before is worth nothing. */
export interface NewCode {
  recovery: string;
}

/** What was asked for is done: the n-th version of the night. */
export interface NightChanged {
  n: number;
}

/** A club night as everyone sees it who takes part. */
export interface NightInfo {
  id: string;
  n: number;
  now: number;
  name: string;
  host: string;
  status: "gathering" | "off" | "over" | "running";
  game: string;
  options: Record<string, unknown>;
  size: number;
  sizes: number[];
  /** How many rounds there are. */
  count: number;
  days: number;
  minutes: number;
  by_itself: boolean;
  clock: Clock;
  public: boolean;
  people: NightPerson[];
  rounds: NightRound[];
  standing: NightLine[];
  /** When the next round begins by itself. */
  next_at: number | null;
  /** How many more people are needed before a round can begin. */
  short: number;
  /** How many would sit out if a round began now. */
  sitting_out: number;
  /** How many would sit at each table of a round that began now. */
  tables: number[];
}

/** What somebody is invited to, before they come in. */
export interface NightInvited {
  name: string;
  game: string;
  host: string;
  status: "gathering" | "off" | "over" | "running";
  people: number;
  count: number;
  round: number;
  size: number;
  days: number;
  clock: Clock;
  undo: "agreed" | "own" | "revealed";
  /** About how long one game lasts: one person against bots, and a full table of people; null if nobody has said. */
  minutes: [number, number] | null;
}

/** Somebody in the standing. */
export interface NightLine {
  person: string;
  name: string;
  place: number;
  wins: number;
  points: number;
  direct: number;
  strength: number;
  played: number;
  absent: number;
  gone: "left" | "removed" | null;
}

/** Somebody who takes part, or did. */
export interface NightPerson {
  person: string;
  name: string;
  /** Has the night open now. */
  here: boolean;
  gone: "left" | "removed" | null;
}

/** A round of the night. */
export interface NightRound {
  begun: number;
  until: number;
  ended: number | null;
  tables: NightTable[];
  /** The names of those who sat out. */
  byes: string[];
}

/** A seat of a table of the night: what lists of tables show of it, and how it ended. */
export interface NightSeat {
  person: string;
  name: string;
  /** A bot plays for them now, or did at the end. */
  bot: boolean;
  /** The table waits for them. */
  asked: boolean;
  /** Has been at the table. */
  came: boolean;
  /** Did not come, or not in time. */
  missed: boolean;
  place: number | null;
  won: boolean;
  score: number | null;
  points: number | null;
}

/** A club night in a list. */
export interface NightSummary {
  id: string;
  name: string;
  game: string;
  status: "gathering" | "off" | "over" | "running";
  /** The name of the host. */
  host: string;
  people: number;
  /** How many rounds have begun. */
  round: number;
  count: number;
  days: number;
  /** The table where whoever asks has a game to end. */
  table: string | null;
  updated: number;
}

/** A table of a round. */
export interface NightTable {
  id: string;
  status: "opening" | "over" | "running" | "uncounted";
  /** Since when whoever is asked has been. */
  since: number | null;
  /** Whoever asks may look at it. */
  open: boolean;
  seats: NightSeat[];
}

/** A list of club nights, the latest first. */
export interface Nights {
  nights: NightSummary[];
}

/** For the host: whom they have called to the table, and how many more they may. */
export interface Offers {
  called: string[];
  left: number;
}

/** Where a game comes from that was played on from another: whose first picks it shares. */
export interface Origin {
  /** Up to here the picks are the other game's, and what chance drew came from its seed. */
  position: number;
  /** The other game's id on its server; empty for a file. */
  game: string;
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
  /** What its options would do, if they are few; what many would do is asked for when it is shown. */
  foreseen: Foreseen[] | null;
  /** Its own sealed answer, while others still think. */
  sealed: string | null;
  /** What the other seat of its god proposes. */
  proposals: { [key: string]: string };
  /** The step in which this seat last did something in the game: what came after is news to it. */
  acted: number;
  /** What matters now, what matters most first, if this seat is asked and the table has a coach. */
  counsels: Counsel[];
  /** What its options would do comes a moment later (`Ahead`). */
  follows: boolean;
}

/** What somebody says of themselves, and to whom. */
export interface OwnProfile {
  /** A game and what can be played in it: "<game> <side>"; empty for none. */
  figure: string;
  /** Those they speak, of those that Tawy does. */
  languages: string[];
  shown: ProfileShown;
}

/** A passkey, as its person sees it. */
export interface PasskeyInfo {
  id: string;
  name: string;
  made: number;
  /** When it last signed somebody in. */
  used: number | null;
  /** It signs in under the name by which the server is called now. */
  here: boolean;
}

/** Every passkey of somebody. */
export interface Passkeys {
  passkeys: PasskeyInfo[];
}

/** Everyone whom the host knows of: who came in, who watches with a name, who is kept out. */
export interface PeopleHere {
  people: PersonHere[];
}

/** Somebody whom the host can send away, or has sent away. */
export interface PersonHere {
  person: string;
  name: string;
  /** Has a seat, or has had one in this game. */
  seated: boolean;
  banned: boolean;
}

/** Whether somebody who holds a seat is here. */
export interface PersonPresence {
  person: string;
  /** A page of the table is open. */
  here: boolean;
  /** When the last one was closed; null while one is open, or if there never was one. */
  since: number | null;
}

/** How strong somebody is, by game and number of players, as far as they have played rated. */
export interface PersonRatings {
  ratings: RatingInfo[];
  /** They want to stand among the best. */
  listed: boolean;
}

/** An answer of a plan. */
export interface PlanStep {
  seat: number;
  kind: QuestionKind;
  option: Option;
  /** What the planning seat would hear of it. */
  events: GameEvent[];
}

/** A plan, played to its end. */
export interface Planned {
  seat: number;
  /** Where in the game it begins. */
  position: number;
  /** A fingerprint of what the seat saw there. */
  mark: string;
  /** Where the game is. */
  now: number;
  /** So many of the first answers that were sent the game has given since: the plan begins after them. */
  came_true: number;
  /** After so many answers the game has gone otherwise than planned; null while it has not. */
  parted: number | null;
  steps: PlanStep[];
  /** How many of the last answers that were sent do not fit. */
  dropped: number;
  guesses: Guess[];
  /** The seat's view where the plan begins ... */
  before: GameView;
  /** ... and the figures behind it. */
  figures_before: Figures;
  /** The seat's view where the plan ends. */
  view: GameView;
  figures: Figures;
  /** What wins and what is coming from there on. */
  stakes: Stakes;
  /** What is asked there, with all options, whoever is asked; null if the game would be over. */
  question: Question | null;
  /** What the options would do, if they are few or it was asked for. */
  foreseen: Foreseen[] | null;
  /** How the game would have ended. */
  result: Result | null;
  /** The rules that forbid what was asked about, by number. */
  objections: string[];
}

/** A game that is over, as somebody played it. */
export interface PlayedGame {
  /** Empty if it is no longer there to look at. */
  table: string;
  game: string;
  players: number;
  side: string;
  place: number;
  won: boolean;
  score: number | null;
  gone: boolean;
  ended: number;
}

/** How often somebody has played a game with so many players, and won. */
export interface PlayedGames {
  game: string;
  players: number;
  played: number;
  won: number;
}

/** Something on the table that a step speaks of: its kind, and which one; "region 2", "space 4,7", "events". */
export interface Pointer {
  kind: string;
  thing: string;
}

/** A game at one position, as a seat saw it then. */
export interface Positioned {
  position: number;
  last: number;
  view: GameView;
  question: Question | null;
  /** What happened with the pick that led to it. */
  events: GameEvent[];
  /** That pick, in a game that is over. */
  pick: GamePick | null;
  /** The figures behind the position, by source. */
  figures: Figures;
  /** What wins and what is coming from there on. */
  stakes: Stakes;
}

/** A request was not granted. Nothing has changed. */
export interface Problem {
  error: ErrorCode;
  sentence: string;
}

/** Somebody, as whoever asks may see them. */
export interface Profile {
  person: string;
  name: string;
  figure: string;
  languages: string[];
  /** null: not shown. */
  games: PlayedGames[] | null;
  history: PlayedGame[] | null;
  ratings: RatingInfo[] | null;
  /** null for oneself, and if the two have never played together. */
  between: HeadToHead | null;
  own: boolean;
}

/** To whom somebody shows each part of their profile. */
export interface ProfileShown {
  /** Name, figure and languages; who does not see this sees nothing. */
  name: "all" | "me" | "met";
  /** How often they played and won, by game. */
  games: "all" | "me" | "met";
  /** Each game that is over, and how it came out. */
  history: "all" | "me" | "met";
  /** How strong they are; who stands among the best shows it to everyone. */
  ratings: "all" | "me" | "met";
}

/** The place in one lesson to go on from, and the chapters that are done. Chapters are kept by name. */
export interface Progress {
  lesson: string;
  chapter: string;
  step: number;
  done: string[];
}

/** How chance came about in a game that is over: all that is needed to check it. */
export interface Proof {
  /** What the seed was made of; null where it is from elsewhere, or from before that was kept. */
  deal: Deal | null;
  commitment: string;
  seed: string;
  /** The position from which on chance has drawn from this seed; before, it was another game's. */
  since: number;
  draws: Draw[];
}

/** A puzzle that can be tried here, and how one has fared with it. */
export interface PuzzleInfo {
  id: string;
  game: string;
  theme: string;
  /** From 1, an easy bot finds the answer, to 5, none does. */
  difficulty: number;
  tries: number;
  solved: boolean;
  /** Its answer was asked for. */
  shown: boolean;
}

/** All puzzles, those of today, and for how many days in a row one has solved one of the day. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
  today: string[];
  streak: number;
  /** The longest such row. */
  best: number;
}

/** How strong somebody is at a game with so many players. */
export interface RatingInfo {
  game: string;
  players: number;
  points: number;
  /** Give or take: the truth is within it 19 times of 20. */
  margin: number;
  games: number;
  /** Too little is known yet. */
  provisional: boolean;
}

/** At a position all that a seat, or a spectator, could not know was sampled anew, to play on from there. */
export interface Redeal {
  position: number;
  seed: string;
  seat: number | null;
}

/** The table where those who played at another go on. */
export interface Rematch {
  id: string;
  /** The hash of the server's part of its deal, for who has just opened it; empty where somebody else has. */
  commitment: string;
}

/** A line that some find the host should read. */
export interface ReportedLine {
  line: ChatLine;
  count: number;
}

/** Something that somebody asks all others to agree to. */
export interface RequestInfo {
  /** The step in which it was made: an answer names it. */
  asked_in: number;
  what: "abandon" | "undo";
  person: string;
  to: number;
  expires: number;
  agreed: string[];
  /** Those who have still to answer, also who is away. */
  awaited: string[];
  /** What becomes of it if nobody says anything more until it expires. */
  then: "granted" | "lapsed";
  /** It would take back something that was drawn or revealed: everyone must say yes. */
  past_reveal: boolean;
}

/** How a game ended: the winning seats (none, one, or several together) and the way. */
export interface Result {
  ending: string;
  winners: number[];
  scores: number[];
}

/** A finished game, reviewed. */
export interface Review {
  game: string;
  rules: string;
  /** The fingerprint of the end, so that a review is not laid beside another game. */
  mark: string;
  depth: "full" | "quick";
  seats: number;
  /** By position. */
  chances: number[][];
  /** By position: the chance that nobody wins. Of parties that play as one it is what their one chance leaves. */
  nobody: number[];
  steps: ReviewStep[];
  decisions: ReviewDecision[];
  /** What turned the game most, first. */
  turnings: ReviewTurning[];
  players: ReviewPlayer[];
  /** It was given up: it is reviewed as far as it went, and its end is how everyone stood there. */
  given_up: boolean;
  version: number;
}

/** A possible answer, and the chance to win it gave. */
export interface ReviewAnswer {
  token: string;
  /** Of who was asked, judged from what its seat knew then. */
  chance: number;
  /** The same with all that was hidden from the seat laid open; null where nothing was hidden. */
  truth: number | null;
}

/** A question that a seat answered, and what else it could have said. */
export interface ReviewDecision {
  /** Where it was asked. */
  position: number;
  seat: number;
  kind: string;
  /** Which part of playing it belongs to, as the game names it. */
  phase: string;
  chosen: string;
  /** The best few, the best first, and the chosen one wherever it stands. */
  answers: ReviewAnswer[];
  /** How many answers there were. */
  options: number;
  /** The chance that the best answer would have kept, judged from what the seat knew: it could have been known. */
  cost: number;
  grade: "best" | "blunder" | "fine" | "inaccuracy" | "mistake";
  /** The same with everything laid open: what could not have been known; null where nothing was hidden. */
  hindsight: number | null;
}

/** How well a seat chose in one part of playing. */
export interface ReviewPhase {
  name: string;
  decisions: number;
  /** How often it took the best answer, or one as good. */
  best: number;
  /** What all its answers together cost. */
  cost: number;
}

/** The whole game of one party; the first, luck, skill, gifts and rest are together the last. */
export interface ReviewPlayer {
  party: number;
  /** Its chance when the game began. */
  first: number;
  /** Its part of the win; in a game that was given up, its chance then. */
  last: number;
  luck: number;
  /** What its own answers cost; never above nothing. */
  skill: number;
  /** What the others' answers brought it, or took from others for it. */
  gifts: number;
  rest: number;
  /** How much of what could be kept it kept, from 0 to 100; null for who was never asked. */
  accuracy: number | null;
  phases: ReviewPhase[];
}

/** How far a review has come. */
export interface ReviewState {
  depth: "full" | "quick";
  status: "done" | "failed" | "none" | "running" | "stopped";
  /** How many pieces are made ... */
  done: number;
  /** ... of how many; 0 until they are counted. */
  total: number;
  /** Whoever asks has asked for it, and can stop it. */
  mine: boolean;
}

/** What there is of a game's reviews. */
export interface ReviewStates {
  quick: ReviewState;
  full: ReviewState;
}

/** What a pick changed: luck, skill and rest are together what everyone's chance changed by. */
export interface ReviewStep {
  /** How many picks there are after it. */
  position: number;
  /** Who answered; chance is -1. */
  seat: number;
  /** What chance, or answers given at the same moment, brought against what was to be expected. */
  luck: number[];
  /** What answering less than the best cost the one who did, and brought the others. */
  skill: number[];
  /** What showed only later: the judge sees no further than its depth. */
  rest: number[];
}

/** A moment at which the game turned. */
export interface ReviewTurning {
  /** The position before it. */
  first: number;
  /** The position after it. */
  last: number;
  /** The position to look at: where the step that mattered most was asked. */
  position: number;
  /** Whose chance changed most. */
  party: number;
  change: number;
  before: number[];
  after: number[];
  /** What most of it came from; the catalogues have its sentence as review-turning-<cause>. */
  cause: "chance" | "course" | "mistake" | "reveal";
  /** What the sentence speaks of: parties and seats by number, answers by token, chances. */
  about: { [key: string]: string | number | number };
}

/** Words about a position. */
export interface SayStep {
  step: "say";
  scene: LessonScene;
  told: LessonTold;
  points_at: Pointer[];
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

/** How strong whoever has a seat of a rated table is; once its game has counted, as it was after it. */
export interface SeatRating {
  /** null where nobody sits, and of who does not show it. */
  rating: RatingInfo | null;
  /** By how many points the game has changed it; null before it has counted, and for bots. */
  change: number | null;
}

/** A seat in a list of tables. */
export interface SeatSummary {
  name: string;
  person: string | null;
  bot: string | null;
  asked: boolean;
  /** When its time is over, if its clock runs now. */
  deadline: number | null;
}

/** A browser that speaks for somebody, as they are told of it. */
export interface SessionInfo {
  name: string;
  since: number;
  /** When it was last here, to the day. */
  seen: number;
  /** It is the one that asks. */
  here: boolean;
}

/** Every browser that speaks for somebody. */
export interface Sessions {
  sessions: SessionInfo[];
}

/** A game that is over, for anybody who may see it. */
export interface SharedGame {
  /** Without who the people are: only what they were called. */
  table: TableInfo;
  /** The last one. */
  position: number;
  /** The seats that whoever asks has played. */
  mine: number[];
  /** What whoever asks says to others seeing it; null: nothing. */
  said: boolean | null;
  /** The table was open for everyone. */
  open: boolean;
}

/** A whole chapter, ready to be shown. */
export interface ShownChapter {
  lesson: string;
  game: string;
  chapter: string;
  /** From 0. */
  number: number;
  /** All chapters of the lesson, by name. */
  chapters: string[];
  title: LessonTold;
  /** The learner's. */
  seat: number;
  /** The table when the chapter begins. */
  opening: LessonScene;
  steps: (SayStep | AnswerStep | WatchStep | FreeStep)[];
}

/** A puzzle to be tried. */
export interface ShownPuzzle {
  id: string;
  game: string;
  theme: string;
  difficulty: number;
  /** Whose answer is wanted. */
  seat: number;
  scene: LessonScene;
  foreseen: Would[];
}

/** How people can be known again at this server, called as it is called, besides by a recovery code. */
export interface SignInWays {
  passkeys: boolean;
  /** A link is sent to whoever has confirmed an address. */
  mail: boolean;
}

/** No browser speaks for this person any more; a new recovery code is shown once, if one was wanted. */
export interface SignedOut {
  recovery: string | null;
}

/** The answer of a puzzle, and what speaks for it. */
export interface Solution {
  answer: string;
  judged: Judged[];
  /** How it could go on, as a look ahead sees it, the answer first; in a world that may not be the true one. */
  line: LessonMove[];
  found_by: { [key: string]: number };
  source: Source;
}

/** Where a puzzle comes from, and what its answer rests on. */
export interface Source {
  /** Who played the game: the level of the bots, or people. */
  players: string;
  seed: string;
  /** After how many picks of that game. */
  position: number;
  /** Of each look ahead. */
  iterations: number;
  /** So many looks ahead with dice of their own, each dealing anew what the seat cannot know: all found the same. */
  looks: number;
  /** By how much the answer gives a better chance than the next best, in the look that saw the least of it. */
  least_gap: number;
}

/** Figures of finished games. */
export interface Statistics {
  figures: Answers;
  /** Who is compared in a circle: their ids, and what they are called. */
  people: { [key: string]: string };
  /** How many different people a public figure rests on. */
  least: number;
  /** Rows can be had as Parquet. */
  parquet: boolean;
}

/** A moment of the game at which everyone's points are looked at. */
export interface Step {
  /** Of the part of the game it belongs to, a round or a conflict; 0 is the beginning. */
  number: number;
  /** What it is; the catalogues have it as summary-<game>-step-<name>. */
  name: string;
  about: { [key: string]: number };
  /** How many picks the game had had. */
  position: number;
}

/** A whole game, looked back on. */
export interface Summary {
  /** By place; those who became a part of others last. */
  contenders: Contender[];
  /** Those who won, as events name them. */
  winners: number[];
  steps: Step[];
  verdicts: Verdict[];
}

/** A table as everyone who may see it sees it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Setup;
  /** What the content is called that it is played with; empty if it is the game's own. */
  content: string;
  owner: string;
  public: boolean;
  /** Whoever is asked may ask for a hint. */
  hints: boolean;
  /** Whoever is asked is told what matters now. */
  coach: boolean;
  /** Who holds a seat may plan on a copy of what it knows. */
  planning: boolean;
  /** How far one may go back where others play. */
  undo: "agreed" | "own" | "revealed";
  /** It counts for everyone's rating. */
  rated: boolean;
  imported: boolean;
  created: number;
  status: "gathering" | "over" | "running";
  seats: SeatInfo[];
  clock: Clock;
  asked: Asked[];
  /** The step in which this was asked: an answer names it. */
  asked_in: number;
  /** When this was asked: those who have not answered are waited for since then. */
  asked_at: number;
  /** Back to this position one may go freely, if the choices since are one's own. */
  loose: number;
  request: RequestInfo | null;
  votes: VoteInfo[];
  outcome: Outcome | null;
  /** The table where those who played here go on. */
  rematch: string | null;
  /** The game that this one was begun from, if it was begun elsewhere. */
  origin: Origin | null;
  /**
   * The hash of the server's part of the deal, from the first moment on; empty where nobody else has a part in it.
   */
  commitment: string;
  /** The game is over, and enough of it was played that whoever may see it may have it reviewed. */
  reviewable: boolean;
  /** The game is over, and anybody who has the link may see it. */
  shared: boolean;
  /** What those who played say to that, by person: yes or no. */
  sharing: { [key: string]: boolean };
  /** The club night that it is a table of. */
  club: string | null;
  /** Until when a public table is for the host's friends, and those who are invited, alone. */
  held_until: number | null;
}

/** How strong those at a rated table are, seat by seat; nothing of a table that is not rated. */
export interface TableRatings {
  seats: SeatRating[];
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  status: "gathering" | "over" | "running";
  seats: SeatSummary[];
  clock: Clock;
  created: number;
  updated: number;
  position: number;
  outcome: Outcome | null;
  /** Since when whoever is asked has been; in a list that was stored before this was kept, unknown. */
  since: number | null;
  /** The persons who are asked to agree to something, or to choose what becomes of a seat, and have not answered. */
  awaited: string[];
  /** The one that is spoken at the table; empty: any. */
  language: string;
  rated: boolean;
  /** Until when a public table is for the host's friends, and those who are invited, alone. */
  held_until: number | null;
  /** Who has opened it; in a list that was stored before this was kept, unknown. */
  host: string;
  /** What is asked of those who are awaited; null if nothing is, or only what becomes of a seat. */
  wish: Wish | null;
}

/** A list of tables, the latest first. */
export interface Tables {
  tables: TableSummary[];
  /** Of those that are rated and open: by table, how strong whoever sits where is, as far as they show it. */
  ratings: { [key: string]: (RatingInfo | null)[] };
}

/** How it is said what an answer would do. */
export interface Telling {
  /** The field of the view that lists who has something: gods, players. */
  owners: string;
  /**
   * By place in an entry of that list, the numbers that are told as from and to: what they are called, their kind.
   */
  numbers: { [key: string]: [string, string] };
  /** The events that are told as they are in the log. All others are said by numbers, or by the option itself. */
  told: string[];
}

/** The best at a game with so many players, of those who want to be listed, and how strong its bots are. */
export interface TheBest {
  best: BestOne[];
  /** By level. */
  bots: { [key: string]: number };
}

/** Another answer at a decision of a game that is over, and how bots went on. */
export interface Tried {
  /** Where it was given. */
  position: number;
  /** The positions after it, from the answer on. */
  stills: Positioned[];
  /** Everyone's chance to win at the last of them ... */
  after: number[];
  /** ... and the chance that nobody wins. */
  nobody: number;
  /** The game ended there. */
  over: boolean;
}

/** What a try at a puzzle came to; the solution once it is found or asked for. */
export interface TriedPuzzle {
  right: boolean;
  solution: Solution | null;
  streak: number;
}

/** Somebody wants to see how it would have gone on with another answer. */
export interface TryAnswer {
  position: number;
  token: string;
}

/** What decided the game, in a sentence. */
export interface Verdict {
  /** The catalogues have its sentence as summary-<game>-<name>. */
  name: string;
  rule: string;
  about: { [key: string]: string | number | number[] };
}

/** The others choose what becomes of a seat. */
export interface VoteInfo {
  seat: number;
  voters: string[];
  votes: { [key: string]: "bot" | "replace" | "wait" };
  /** When those who have chosen by then decide; null until the first has. */
  expires: number | null;
}

/** Moves of others one by one; then the words, and what they point at. */
export interface WatchStep {
  step: "watch";
  moves: LessonMove[];
  told: LessonTold;
  points_at: Pointer[];
}

/** The numbers of the rules that forbid a target; none if it can be chosen. */
export interface Why {
  rules: string[];
}

/** What all others are asked to agree to, and by whom. */
export interface Wish {
  what: "abandon" | "undo";
  name: string;
}

/** What an answer would do, as far as the seat can know. */
export interface Would {
  token: string;
  events: GameEvent[];
  changes: Changes<GameView>;
  until: "chance" | "over" | "question" | "secret";
  question: Question | null;
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
  | "too_slow"
  | "unavailable"
  | "wrong_host";

// --- Pushes --------------------------------------------------------------------------------------------------------

/** What a seat that is asked is told a moment after its question: the rest of its `own`. */
export interface Ahead {
  type: "Ahead";
  seat: number;
  /** The step in which it was asked. */
  asked_in: number;
  foreseen: Foreseen[];
}

/** The last message on a socket: why it closes; the page connects again and goes on from where it was. */
export interface Closing {
  type: "Closing";
  why: "behind" | "signed_out" | "slow" | "stopping" | "unseated";
}

/** Who of those who sit at the table is here: sent when that changes. */
export interface Presence {
  type: "Presence";
  people: PersonPresence[];
}

/** Something was just said where one may read it. */
export interface Said {
  type: "Said";
  line: ChatLine;
}

/** All that a seat, or a spectator, may know at this moment; and what it has missed. */
export interface Snapshot {
  type: "Snapshot";
  n: number;
  position: number;
  hash: string;
  seat: number | null;
  /** As whom what happens is heard: who plays several seats at one screen hears what everyone may. */
  hears: number | null;
  now: number;
  table: TableInfo;
  /** The game's view; null before it has begun. */
  view: GameView | null;
  /** The figures behind the position, by source; null before the game has begun. */
  figures: Figures | null;
  /** What wins and what is coming; null before the game has begun. */
  stakes: Stakes | null;
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
  /** The fields of the table that have changed, each as it is now. */
  table: Partial<TableInfo>;
  /** What has changed in the view: its fields by name; of lists as long as before the entries by place. */
  view: Changes<GameView | null>;
  /** What has changed in the figures, in the same way. */
  figures: Changes<Figures | null>;
  /** What has changed in what wins and what is coming, in the same way. */
  stakes: Changes<Stakes | null>;
  /** Without what is foreseen, which takes a moment to work out: that comes after it (`Ahead`). */
  own: Own;
  moment: Moment;
}

/** Everything that comes on the socket. */
export type Push = Ahead | Closing | Presence | Said | Snapshot | Update;

// --- News: entries of the journal, as they are told ----------------------------------------------------------------

/** The players agreed to end the game without a result. */
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

/** Somebody has come in by an invitation. */
export interface Joined {
  type: "Joined";
  person: string;
  name: string;
  purpose: "play" | "watch";
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

/** Somebody has not come to a table of a club night, or not in time: a bot plays until they do. */
export interface Missed {
  type: "Missed";
  seat: number;
  level: string;
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
  /** What they add to the deal. */
  part: string;
}

/** Those who played here go on at another table. */
export interface Rematched {
  type: "Rematched";
  table: string;
}

/** The host has sent somebody away before the game: their seats are free, and they need the invitation again. */
export interface Removed {
  type: "Removed";
  person: string;
  name: string;
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

/** A player lets everyone see the game that is over, or nobody but those who were there. */
export interface SharingSaid {
  type: "SharingSaid";
  person: string;
  yes: boolean;
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

/** A seat is open for somebody else; until somebody takes it, so it is for who had it. */
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
  /** When those who have chosen by then decide; the first vote says so. 0 in old journals: never. */
  expires: number;
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
  | Missed
  | RanOut
  | Readied
  | Rematched
  | Removed
  | Requested
  | Returned
  | Sat
  | Sealed
  | SharingSaid
  | Stood
  | TakenBack
  | TakenOver
  | Unsealed
  | Vacated
  | Voted
  | Waited;

// --- Files ---------------------------------------------------------------------------------------------------------

/** Everything that plays a game back. */
export interface Film {
  game: string;
  options: Setup;
  players: FilmPlayer[];
  ending: FilmEnding | null;
  summary: Summary | null;
  /** The seats from which it can be seen, besides as a spectator. */
  seats: number[];
  /** The one in which it is told at first. */
  language: string;
  /** Fluent texts by language and name of the catalogue. */
  words: { [key: string]: { [key: string]: string } };
  brought: FilmGame | null;
  stills: Still[];
  format: string;
  version: number;
}

/** How it ended: by its rules, or otherwise, as the table says it. */
export interface FilmEnding {
  how: NonNullable<TableInfo["outcome"]>["how"];
  ending: string;
  winners: number[];
}

/** A game that the page was built without: how it is drawn, and what its fields hold. */
export interface FilmGame {
  name: string;
  letters: string;
  seats: [number, number];
  board: Board | null;
  meanings: Meanings;
}

/** Who played a seat: a person by name, or a bot of a level. */
export interface FilmPlayer {
  name: string;
  bot: string | null;
}

/** One position. Changes are those of an update; anything else is there whole. */
export interface Still {
  /** What changed of what everyone sees. */
  view: Changes<GameView | null>;
  figures: Changes<Figures | null>;
  stakes: Changes<Stakes | null>;
  /** What changed of each seat's secrets, by seat. */
  secrets: Record<string, Changes<GameView["secrets"]>>;
  /** As a spectator sees it. */
  question: Question | null;
  /** The same for the seats that see its options. */
  own: Record<string, Question>;
  /** What happened with the pick that led here, each with the seats that heard of it; null for everyone. */
  events: [heard: number[] | null, event: GameEvent][];
  /** That pick, where it is seen from all seats: of one seat it might say what that never learnt. */
  pick: GamePick | null;
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

// --- Ankh: questions, view and figures -----------------------------------------------------------------------------

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

/** The two edges of its space that a Giant Scorpion aims across (A14.6). */
export interface AnkhAim {
  space: string;
  edges: [string, string];
}

/** The battle that is going on. */
export interface AnkhBattle {
  /** The number of the region's order token. */
  region: number;
  fighters: AnkhFighter[];
  /** The side that won the resolution. */
  victor: number | null;
}

/** A god that takes part in a battle (A7.10). */
export interface AnkhFighter {
  side: number;
  /** The cards it has shown in this battle. */
  cards: string[];
  /** The followers it offered in the latest plague of this battle. */
  offer: number | null;
  /** Figures it lost in this battle (A12.7). */
  fallen: number;
  /** Its strength in the resolution; null before it (A7.17). */
  brought: number | null;
}

/** A figure on the map. */
export interface AnkhFigure {
  /** "god", "warrior", or the guardian's id. */
  piece: string;
  side: number;
  space: string;
  /** One of Ra's sun tokens lies under it (A13.15). */
  radiant: boolean;
  /** A Flood saves it (A12.6). */
  sheltered: boolean;
}

/** A god and all that it has beside the map. */
export interface AnkhGod {
  /** null until its seat has taken one. */
  name: string | null;
  /** The side that its seat plays for: its own, or after a merge the upper god's (A8.8). */
  side: number;
  /** Whose god abilities it has: two after a merge (A8.6). */
  abilities: string[];
  devotion: number;
  followers: number;
  powers: string[];
  hand: string[];
  /** Ankh tokens in the pool, for monuments. */
  ankhs: number;
  warriors: AnkhTroop;
  /** How many of its warriors lie in Anubis's slots (A13.4). */
  trapped: number;
  guardians: AnkhGuardianTroop[];
}

/** The guardian of a level in this game (A3.4). */
export interface AnkhGuardian {
  guardian: string;
  /** Figures that nobody has. */
  supply: number;
  /** Figures that left the game. */
  gone: number;
}

/** A god's guardians of one kind. */
export interface AnkhGuardianTroop {
  pool: number;
  /** On the map. */
  out: number;
  guardian: string;
}

/** A monument on the map. */
export interface AnkhMonument {
  kind: "obelisk" | "pyramid" | "temple";
  space: string;
  /** The side that controls it; null for a neutral one. */
  owner: number | null;
}

/** What only those of a god know: its sealed choice, until all are revealed (A15.2). */
export interface AnkhSecrets {
  cards: string[] | null;
  offer: number | null;
}

/** Who has the tie-breaker in this conflict. */
export interface AnkhTieBreaker {
  holder: number;
  /** It has not been used. */
  up: boolean;
}

/** Figures of one kind that a god has. */
export interface AnkhTroop {
  pool: number;
  /** On the map. */
  out: number;
}

/** A game of Ankh as a seat, or a spectator, sees it (A15.1). */
export interface AnkhView {
  scenario: string | null;
  /** The seat that began. */
  first: number;
  /** The seat whose turn it is. */
  turn: number;
  /** The highest red space of the devotion track (A1.4). */
  last_red: number;
  /** By action: uses since its marker last returned (A1.5). */
  actions: { [key: string]: number };
  /** How far the event marker has moved (A1.6). */
  event: number;
  /** The sides still in the game, by devotion ascending; who came last to a space lies on top (A10.1). */
  standing: number[];
  /** By side. */
  gods: AnkhGod[];
  /** By level. */
  guardians: AnkhGuardian[];
  figures: AnkhFigure[];
  monuments: AnkhMonument[];
  /** The edges of spaces that a camel stands on. */
  camels: string[];
  /** Land and water of each region, in conflict order: token n lies in entry n - 1. */
  regions: string[][];
  /** Spaces with an Underworld tile (A13.11). */
  tiles: string[];
  aims: AnkhAim[];
  tie_breaker: AnkhTieBreaker | null;
  /** Amun's token is face up (A13.1). */
  amun_ready: boolean;
  battle: AnkhBattle | null;
  ending: string | null;
  /** The side that has won. */
  winner: number | null;
  secrets: AnkhSecrets | null;
}

/** What a god brings to a battle, by source and in all. */
export interface AnkhBrought {
  side: number;
  figures: number;
  /** Figures that an Androsphinx cancels; they add nothing (A14.8). */
  cancelled: number;
  resplendent: number;
  trapped: number;
  temples: number;
  cards: number;
  total: number;
}

/** How near a god is to winning, and to what it has to fear. */
export interface AnkhGodStakes {
  side: number;
  devotion: number;
  /** Steps to the top of the track, which wins at once (A10.5). */
  to_top: number;
  on_red: boolean;
  /** Steps that would take it off red; 0 off red (A9.1). */
  to_safety: number;
  /** What it would be if gods merged now; null if they do not merge any more, or others would (A8.1). */
  merging: "lower" | "upper" | null;
}

/** What wins and what is coming: from what lies open. */
export interface AnkhStakes {
  /** The next event. */
  event: string | null;
  /** Events until gods merge: 0 in the conflict after which they do, null if they do not any more (A8.1). */
  to_merging: number | null;
  /** Events until gods on red are forgotten: 0 in the conflict after which they are, null once it is over (A9.1). */
  to_forgetting: number | null;
  /** Events until the last conflict, after which the most devotion wins: 0 in it, null after it (A10.6). */
  to_end: number | null;
  /** Those still in the game, the most devotion first; of markers on one space, the upper one (A10.1). */
  gods: AnkhGodStakes[];
}

/** For each region in conflict order, what each god there would bring to a battle, by source (A7.17). */
export type AnkhFigures = AnkhBrought[][];

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
  /** What each total is made of; figures that an Androsphinx cancels add nothing (A14.8). */
  sources: { [key: number]: { [key: string]: number } };
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
  /** The tables that are not the shipped ones, as they stood in the pack: a record with them needs no file. */
  tables?: Record<string, unknown> | null;
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

// --- Plagues: questions, view and figures --------------------------------------------------------------------------

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

/** The automa's dice (P14.2). */
export interface PlaguesAutoma {
  /** The upper dice of its turns this round. */
  shown: number[];
  /** Those that still lie face down, in no order. */
  down: number[];
}

/** Bonuses that are won once (P2.6, P3.4). */
export interface PlaguesClaimed {
  city: boolean;
  field: boolean;
  river: boolean;
  /** Spaces of the province card. */
  spaces: number[];
}

/** A Pharaoh card: on the table, held by a player, or spent until the round ends (P4.4). */
export interface PlaguesFavour {
  number: number;
  holder: number | null;
  spent: boolean;
}

/** Hebrew tokens of one value. */
export interface PlaguesHebrew {
  value: number;
  /** On the shared board. */
  waiting: number;
  /** Not yet laid out. */
  bag: number;
  gone: number;
}

/** A territory card that a player has. */
export interface PlaguesLandCard {
  card: string;
  /** Used this round (P9.2), or traded in for good (P9.4), or still there. */
  state: "ready" | "traded" | "used";
}

/** A player and all of its province. */
export interface PlaguesPlayer {
  /** As its seat; in solo the automa's is 1. */
  number: number;
  automa: boolean;
  /** null for the automa, and before provinces are chosen. */
  province: string | null;
  /** It has used its province's power this round (P8). */
  power_used: boolean;
  /** Unspent dice. */
  dice: number[];
  /** By space: the token there (P2.1). */
  board: { [key: string]: string | null };
  /** By gap between two spaces, from the top: its bonus is active (P2.2). */
  gaps: boolean[];
  /** By row, from the top: it holds three different tokens (P2.5). */
  rows: boolean[];
  /** By kind: tokens beside the board. */
  beside: { [key: string]: number };
  /** How many of its Pharaoh tokens are turned over (P10.1). */
  pharaohs_used: number;
  /** By slot: a lost token (P6.8). */
  discard: (string | null)[];
  tracks: PlaguesTracks;
  claimed: PlaguesClaimed;
  /** The value of each freed Hebrew. */
  freed: number[];
  penalties: number;
  land: PlaguesLandCard[];
  /** As counted this round. */
  soldiers: number;
  /** It ignores this round's plague (P7.4). */
  ignoring: boolean;
  /** It pays no tribute this round, by trade (P9.4). */
  exempt: boolean;
  /** It could not pay this round's tribute (P6.3). */
  failed: boolean;
}

/** What only one player knows. */
export interface PlaguesSecrets {
  /** Tokens or territory cards that it has drawn and is choosing from. */
  drawn: string[] | null;
  /** For Buto: the territory cards it put under the deck, the next one first. */
  bottom: string[] | null;
}

/** Where the territory cards are that nobody owns. */
export interface PlaguesTerritories {
  open: string[];
  /** Those that not everyone has seen: in the deck, under it, or drawn by Buto. */
  unseen: string[];
  /** How many lie face down. */
  deck: number;
  /** Those that left the game. */
  gone: string[];
}

/** Where the markers of a player stand, from 0 (P3.1). */
export interface PlaguesTracks {
  city: number;
  field: number;
  boat: number;
  /** On the province card. */
  province: number;
}

/** A game of 10 Plagues as a seat, or a spectator, sees it (P15.1). */
export interface PlaguesView {
  people: number;
  advanced: boolean;
  short: boolean;
  /** The hash of the tables in use. */
  content: string;
  round: number;
  /** Opening before the first die of a round, closing while the next round is laid out. */
  phase: "closing" | "dice" | "opening" | "plague" | "territories";
  /** The turn order (P5.2). */
  order: number[];
  /** People, and the automa. */
  players: PlaguesPlayer[];
  /** In solo. */
  automa: PlaguesAutoma | null;
  /** Tokens of slots 1 to 6. */
  market: (string | null)[];
  /** By kind: tokens face down. What Edfu holds in its hand still counts here. */
  supply: { [key: string]: number };
  /** Tokens taken from the market at the end of a round, before they are shuffled in (P11.1). */
  aside: string[];
  /** By kind: tokens that left the game. */
  gone: { [key: string]: number };
  /** By value. */
  hebrews: PlaguesHebrew[];
  /** By number. */
  favours: PlaguesFavour[];
  territories: PlaguesTerritories;
  /** The plague of the round. */
  plague: string | null;
  /** The plagues that may still come. */
  plagues_left: string[];
  /** The number of the round's loss card. */
  loss: number | null;
  /** The loss cards that may still come. */
  losses_left: number[];
  ending: string | null;
  secrets: PlaguesSecrets | null;
}

/** Tribute, coins, soldiers, Ankhs and points of a player, each by source. */
export interface PlaguesAccount {
  tribute: PlaguesTributeDue;
  coins: PlaguesCoinSources;
  soldiers: PlaguesSoldierSources;
  ankhs: PlaguesAnkhSources;
  points: PlaguesPointSources;
}

/** A player's active Ankhs. */
export interface PlaguesAnkhSources {
  rows: number;
  nile: number;
  hebrews: number;
  province: number;
  card: number;
  total: number;
}

/** What a player could pay with. */
export interface PlaguesCoinSources {
  board: number;
  nile: number;
  trade: number;
  special: number;
  card: number;
  tokens: number;
  total: number;
}

/** A player's points. */
export interface PlaguesPointSources {
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
}

/** What a round asks and brings. */
export interface PlaguesRoundStakes {
  round: number;
  /** As printed: a plague or a power may change it (P1.4). */
  tribute: number;
  /** How many cancel a part of the loss (P1.4, P6.5). */
  ankhs: number;
  /** Moses comes at its end (P11.2). */
  moses: boolean;
}

/** A player's soldiers. */
export interface PlaguesSoldierSources {
  dice: number;
  board: number;
  card: number;
  trade: number;
  special: number;
  total: number;
}

/** What wins and what is coming: from what lies open. Points by source are in the accounts. */
export interface PlaguesStakes {
  round: number;
  /** The last that there can be (P12.1). */
  last_round: number;
  /** Tokens that have to leave the supply for the game to end with the round; null in the short game (P12.1). */
  tokens_to_end: number | null;
  /** The game ends with this round. */
  ends: boolean;
  /** This round and the next ones. */
  rounds: PlaguesRoundStakes[];
  /** By player: points as they stand (P12.2). */
  points: number[];
}

/** What a player owes this round. */
export interface PlaguesTributeDue {
  due: number;
  /** Coin tokens that paying will cost; who cannot pay in full spends none (P6.3). */
  tokens_to_spend: number;
  /** It has paid; what it has left need not be enough any more. */
  paid: boolean;
}

/** For each player, the automa too: tribute, coins, soldiers, Ankhs and points, each by source. */
export type PlaguesFigures = PlaguesAccount[];

// --- Plagues: events -----------------------------------------------------------------------------------------------

/** The automa turned a die (P14.2). */
export interface PlaguesAutomaTurned {
  type: "AutomaTurned";
  die: number;
  upper: boolean;
  /** What the upper die of a turn is for: a favour, a token, a hebrew. */
  purpose: string | null;
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
  /** What its place gives. */
  gift: string;
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
