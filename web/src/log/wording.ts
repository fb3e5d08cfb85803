// Events, questions and answers in the reader's language. A table says for each field what its value is; catalogues have the
// words. What nobody has words for is shown as it is written. A game adds how it writes what no table can say (`play.ts` of
// its folder); the terminal's half of this is src/tawy/words/wording.py.

import type { FluentVariable } from "@fluent/bundle";
import { maybe, t } from "../i18n/words.svelte";
import type { GameEvent, Meanings, Option, Question } from "../net/protocol";
import { playOf } from "../plays";
import { key, listing } from "./text";

export { key, listing } from "./text";

/** What a seat or a side is called: the name of its god or player. */
export type Names = (seat: number) => string;

export type Args = Record<string, FluentVariable>;
export type Fields = Record<string, unknown>;
type Plain = string | number | boolean;

/** What a value is: a seat, a word of the catalogue by its kind, a place, a list that is told as a whole; or as it is written. */
type Kind = string;

/** How a game is worded. */
export interface GameWording {
  /** What is what in its events, questions and options; the terminal reads the same file. What is not said is empty. */
  meanings: Partial<Meanings>;
  /** Kinds that it writes in its own way. */
  kinds?: Readonly<Record<Kind, (value: unknown, worder: Worder) => FluentVariable>>;
  /** What the words of some events need beyond their fields. */
  events?: Readonly<Record<string, (event: Fields, args: Args) => Args>>;
  /** What the words of a question need beyond what it is about. */
  question?: (question: Asking) => Args;
  /** What the words of an answer need beyond what it points at. */
  option?: (option: Option, args: Args) => Args;
  /** What can be typed, as the game writes it, where people call it something else. */
  typed?: readonly string[];
}

/** A question as far as it is put into words. */
type Asking = Pick<Question, "seat" | "about"> & { kind: string };

/** Puts the things of a game into words, where its seats have names. */
export class Worder {
  readonly meanings: Meanings;

  constructor(
    readonly game: string,
    readonly names: Names,
    readonly wording: GameWording = playOf(game).wording,
  ) {
    this.meanings = { ...NOTHING, ...wording.meanings };
  }

  /** The message of a thing, if it is one that has a message of its own. */
  message(kind: Kind, id: string): string {
    const { groups, short } = this.meanings;
    const group = groups[kind];
    const name = group ? (group[id] ?? group[""]) : kind;
    return `${this.game}-${name}-${key(short.includes(kind) ? id.split(" ", 1)[0]! : id)}`;
  }

  /** A thing in words, or as it is written. */
  word(kind: Kind, value: Plain): FluentVariable {
    const id = String(value);
    if (kind === "seat") return this.names(Number(value));
    if (kind === "" || typeof value === "boolean") return typeof value === "number" ? value : id;
    const own = this.wording.kinds?.[kind];
    if (own) return own(value, this);
    const added = this.meanings.counted[kind];
    if (added !== undefined) return numbered(`${this.game}-${kind}`, id, added);
    return maybe(this.message(kind, id)) ?? id;
  }

  /** What a thing does, in a few words. */
  short(kind: Kind, id: string): FluentVariable {
    const own = this.wording.kinds?.[`${kind}-short`];
    return own ? own(id, this) : (maybe(`${this.message(kind, id)}-short`) ?? id);
  }

  /** Everything that a message may want to know of one field. */
  fill(args: Args, name: string, kind: Kind, value: unknown): void {
    const { article, short, whole } = this.meanings;
    if (value === null || value === undefined) {
      args[name] = "";
      args[`${name}_id`] = "none";
    } else if (whole.includes(kind)) {
      args[name] = this.wording.kinds![kind]!(value, this);
    } else if (Array.isArray(value)) {
      const things = value as Plain[];
      const words = things.map((each) => this.word(kind, each));
      args[name] = listing(words.map(String));
      args[`${name}_id`] = things.length ? key(things.join("-")) : "none";
      args[`${name}_count`] = things.length;
      words.forEach((each, number) => (args[`${name}${number + 1}`] = each));
    } else if (typeof value === "boolean") {
      args[name] = value ? "yes" : "no";
    } else if (typeof value === "string" || typeof value === "number") {
      const id = String(value);
      args[name] = this.word(kind, value);
      args[`${name}_id`] = key(id);
      if (article.includes(kind)) args[`${name}_a`] = maybe(`${this.message(kind, id)}-a`) ?? args[name];
      if (short.includes(kind)) args[`${name}_short`] = this.short(kind, id);
    }
  }
}

const NOTHING: Meanings = {
  fields: {},
  counsels: {},
  verdicts: {},
  roles: {},
  about: {},
  groups: {},
  article: [],
  short: [],
  counted: {},
  things: [],
  numbered: {},
  whole: [],
  opens: [],
  pointers: {},
  foreseen: { owners: "", numbers: {}, told: [] },
};

/** A place with a number, like "city 0", or one without; people count from one. */
function numbered(group: string, token: string, added: number): string {
  const [name = "", n] = token.split(" ");
  return maybe(`${group}-${name}`, { n: n === undefined ? 0 : Number(n) + added }) ?? token;
}

const nobody: Names = (seat) => String(seat + 1);

/** Something on the table that is asked about, as people call it: "city 0", "slot 4", "flood", "t8". */
export function wordTarget(game: string, target: string): string {
  const worder = new Worder(game, nobody);
  const { counted, numbered: written, short, things } = worder.meanings;
  const [, role = "", number = ""] = /^(\w+) (\d+)$/.exec(target) ?? [];
  if (written[role]) return t(written[role], { n: Number(number) });
  const places = role
    ? Object.entries(counted).map(([kind, added]) => maybe(`${game}-${kind}-${role}`, { n: Number(number) + added }))
    : [];
  const kind = [...things, ...short].find((one) => maybe(worder.message(one, target)) !== null);
  return places.find((said) => said !== null) ?? (kind === undefined ? target : String(worder.word(kind, target)));
}

/** What is meant by what somebody typed: a space of a province counts from one for people, from nought for the game. */
export function readTarget(game: string, typed: string): string {
  const called = (target: string): boolean => wordTarget(game, target).toLowerCase() === typed.toLowerCase();
  return playOf(game).wording.typed?.find(called) ?? typed;
}

/** What happened, as one line of the log. */
export function wordEvent(game: string, event: GameEvent, names: Names): string {
  const fields = event as unknown as Fields;
  const worder = new Worder(game, names);
  const args: Args = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === "type") continue;
    const kinds = worder.meanings.fields;
    worder.fill(args, name, kinds[`${event.type}.${name}`] ?? kinds[name] ?? "", value);
  }
  Object.assign(args, worder.wording.events?.[event.type]?.(fields, args));
  return maybe(`${game}-event-${event.type}`, args) ?? event.type;
}

/** A sentence of the catalogues and what it speaks of. */
interface Said {
  name: string;
  about: Fields;
}

/** What the coach says. */
export function wordCounsel(game: string, counsel: Said, names: Names): string {
  const worder = new Worder(game, names);
  return wordSaid(worder, `coach-${game}-${counsel.name}`, counsel, worder.meanings.counsels);
}

/** What decided a game. */
export function wordVerdict(game: string, verdict: Said, names: Names): string {
  const worder = new Worder(game, names);
  return wordSaid(worder, `summary-${game}-${verdict.name}`, verdict, worder.meanings.verdicts);
}

function wordSaid(worder: Worder, message: string, { name, about }: Said, kinds: Record<string, Kind>): string {
  const args: Args = {};
  for (const [thing, value] of Object.entries(about)) {
    worder.fill(args, thing, kinds[`${name}.${thing}`] ?? kinds[thing] ?? "", value);
  }
  return maybe(message, args) ?? name;
}

/** Where points come from, at the end of a game. */
export function wordSource(game: string, source: string): string {
  const worder = new Worder(game, nobody);
  return String(worder.word(worder.meanings.verdicts.source ?? "", source));
}

/** A question, as the seat that is asked reads it, or as the others do. */
export function wordQuestion(game: string, question: Asking, names: Names, mine = true): string {
  const worder = new Worder(game, names);
  const args: Args = { seat: names(question.seat) };
  worder.fill(args, "about", worder.meanings.about[question.kind] ?? "", question.about);
  if (question.seat < 0) return maybe(`${game}-ask-${question.kind}-chance`, args) ?? t(`${game}-ask-chance`);
  Object.assign(args, worder.wording.question?.(question));
  return maybe(`${game}-ask-${question.kind}${mine ? "" : "-other"}`, args) ?? question.kind;
}

/** An answer: words for this very one, for one like it anywhere, or for the kind of question. */
export function wordOption(game: string, kind: string, option: Option, names: Names): string {
  const worder = new Worder(game, names);
  const args: Args = { token: option.token };
  for (const role of Object.keys(worder.meanings.roles)) args[`${role}_id`] = "none";
  for (const [role, value] of Object.entries(option.points_at)) {
    worder.fill(args, role, worder.meanings.roles[role] ?? "", value);
  }
  Object.assign(args, worder.wording.option?.(option, args));
  const written = key(option.token);
  const plain = Object.keys(option.points_at).length === 0 || "use" in option.points_at;
  const specific = plain
    ? (maybe(`${game}-option-${kind}-${written}`, args) ?? maybe(`${game}-option-${written}`, args))
    : null;
  const group = "use" in option.points_at ? "use" : kind;
  return specific ?? maybe(`${game}-option-${group}`, args) ?? option.token;
}
