// What a game says of itself to the page. Each game has two such objects, found by the names of their files in its folder:
// `game.ts` is small and there from the start (lists, forms, rules); `play.ts` is there at the table.

import type { Component } from "svelte";
import type { GameWording } from "./log/wording";
import type { Figures, GameView, Option, Question, TableInfo } from "./net/protocol";
import type { GameBook } from "./rulebook/book";
import type { Scene } from "./table/playing.svelte";
import type { Sound } from "./table/sounds";
import type { Telling } from "./table/telling";

/** A chapter of the numbered rules. */
export interface RuleChapter {
  id: string;
  rules: string[];
}

/** Where something comes from that is not the rulebook's own. */
export interface Source {
  table: string;
  what: string;
  origin: string;
  rule: string;
  why?: string;
}

/** What a seat can wish to play: gods, provinces. */
export interface Roles {
  /** What its messages are called by: "god". */
  kind: string;
  /** Where the wishes stand in the set-up: "gods". */
  field: string;
  ids: readonly string[];
  /** How each is drawn: an ornament beside its name. */
  Sign: Component<{ role: string; size: string }>;
}

/** Its part of the form for a new table: what fills the set-up beyond the number of seats. */
export interface Form {
  roles?: Roles;
  Wishes?: Component<{ options: Record<string, unknown> }, object, "options">;
}

/** A game in lists and forms. */
export interface Game {
  /** Its name in addresses and records; its messages begin with it. */
  name: string;
  /** What the numbers of its rules begin with. */
  letters: string;
  /** The least and the most seats. */
  seats: readonly [least: number, most: number];
  /** How many sit at a game that is begun with one click, and at a new table at first. */
  usual: { now: number; table: number };
  /** A gentler first game, where the usual opponents are hard; its words say so (`<game>-play-hard`, `-play-gently`). */
  gentle?: { seats: number; level: string };
  /** Its catalogues: the first has its title, all are needed at the table. */
  words: readonly string[];
  /** The catalogue of its numbered rules. */
  rules: string;
  /** What stands for it on the start page. */
  Picture: Component;
  form: () => Promise<Form>;
  chapters: () => Promise<RuleChapter[]>;
  /** Its rulebook for people, with the drawings that belong to it; without one there are the numbered rules. */
  book?: () => Promise<GameBook>;
  sources: () => Promise<readonly Source[]>;
}

/** A number of somebody's, as lists of the view count them: a side, or a player. */
export interface Count {
  owner: number;
  what: string;
  value: number | string;
}

/** What a game's table is given. */
export interface TableProps {
  scene: Scene;
}

/** A game at the table. */
export interface Play {
  Table: () => Promise<{ default: Component<TableProps> }>;
  wording: GameWording;
  /** How what happens in it is told; with the drawings of its results, so it is fetched when somebody sits down. */
  telling: () => Promise<{ telling: Telling }>;
  /** What is printed at the table that is shown now, where it is played with content of somebody's own; null: as ever. */
  printed?: (facts: unknown) => void;
  /** Where lists of a view count otherwise than seats: the entry that a seat has in them. */
  sideOf?: (view: GameView, seat: number) => number | null;
  /** What a seat is called by what it plays; nothing while it plays nothing. */
  seatName?: (view: GameView, seat: number) => string | null;
  /** Events in whose words seats are called by their players, because nobody plays anything yet. */
  settingUp?: ReadonlySet<string>;
  /** What a player is called that has no seat. */
  unseated?: () => string;
  /** What those on the seats are called where nobody really sits, as in lessons, if not by `seatName`. */
  cast?: (view: GameView) => string[];
  /** Who has won, where the table's outcome does not say it all. */
  winners?: (table: TableInfo) => number[];
  /** More about an answer, where its words do not say it all. */
  detail?: (question: Question, option: Option, view: GameView) => string;
  /** What the thing does that an answer stands for, in a sentence. */
  effect?: (option: Option) => string;
  /** The short lesson about that thing, by the message that names it; there need not be one. */
  lesson?: (option: Option) => string;
  /** Numbers by which one sees how somebody stands, beyond those that options are said to change. */
  counts?: (view: GameView, figures: Figures | null) => Count[];
  /** What another is supposed to hold, in words. */
  guessed?: (secrets: GameView["secrets"]) => string[];
  /** What is heard of events. */
  sounds?: Readonly<Record<string, Sound>>;
}

/** The numbers of all rules, by chapter, as they stand in an English catalogue. */
export function chaptersIn(catalogue: string): RuleChapter[] {
  const chapters: RuleChapter[] = [];
  for (const [, kind, id] of catalogue.matchAll(/^(chapter|rule)-([A-Z]+\d[\w-]*) =/gm)) {
    if (kind === "chapter") chapters.push({ id: id!, rules: [] });
    else chapters.at(-1)?.rules.push(id!.replace("-", "."));
  }
  return chapters;
}
