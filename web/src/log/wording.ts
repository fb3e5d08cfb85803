// Events, questions and answers in the reader's language. A table says for each field what its value is; catalogues have the
// words. What nobody has words for is shown as it is written.

import type { FluentVariable } from "@fluent/bundle";
import ankhTables from "../../../src/tawy/words/ankh.json";
import plaguesTables from "../../../src/tawy/words/plagues.json";
import plagues from "../content/plagues.json";
import { maybe, t } from "../i18n/words.svelte";
import type { GameEvent, GameName, Option, Question, QuestionKind } from "../net/protocol";
import { settings } from "../settings.svelte";

/** What a seat or a side is called: the name of its god or player. */
export type Names = (seat: number) => string;

type Args = Record<string, FluentVariable>;
type Plain = string | number | boolean;
type Fields = Record<string, unknown>;

/** What a value is: a seat, a word of the catalogue by its kind, a place, a list that is told as a whole; or as it is written. */
type Kind = string;

/** What is what in the events, questions and options of a game; the terminal reads the same files. */
interface Tables {
  fields: Record<string, Kind>;
  /** By what a counsel speaks of, or by counsel and that. */
  counsels: Record<string, Kind>;
  roles: Record<string, Kind>;
  about: Record<string, Kind>;
  /** Kinds whose words stand in several groups, by id; the last for all others. */
  groups: Record<string, Record<string, string>>;
  /** Kinds with a second form, as the object of a sentence. */
  article: string[];
  /** Kinds that are told by their first word, and have a line for what they do. */
  short: string[];
  /** Kinds that are a place with a number, and what people add to it: they count from one. */
  counted: Record<string, number>;
  /** Kinds whose ids can be asked about: why not this one? */
  things: string[];
  /** The same for things of the table with a number, like "slot 4": the message by what is written. */
  numbered: Record<string, string>;
  /** Kinds of a whole list or table, put into words as one. */
  whole: string[];
  /** How it is said what an option would do. */
  foreseen: {
    /** The field of the view that lists who has something: gods, players. */
    owners: string;
    /** By place in an entry of that list, the numbers that are told as from and to: what they are called, their kind. */
    numbers: Record<string, string[]>;
    /** The events that are told as they are in the log. */
    told: string[];
  };
}

export const TABLES: Record<GameName, Tables> = { ankh: ankhTables, plagues: plaguesTables };

/** An id as a part of a message's name: what Fluent forbids there becomes a dash. */
export function key(id: string): string {
  return id.replace(/[^A-Za-z0-9_-]/g, "-");
}

/** Several things as the language lists them. */
export function listing(things: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(settings.language, { type }).format(things);
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, each) => total + each, 0);
}

// --- values --------------------------------------------------------------------------------------------------------

/** The message of a thing, if it is one that has a message of its own. */
function message(game: GameName, kind: Kind, id: string): string {
  const { groups, short } = TABLES[game];
  const group = groups[kind];
  const name = group ? (group[id] ?? group[""]) : kind;
  return `${game}-${name}-${key(short.includes(kind) ? id.split(" ", 1)[0]! : id)}`;
}

/** A thing in words, or as it is written. */
export function word(game: GameName, kind: Kind, value: Plain, names: Names): FluentVariable {
  const id = String(value);
  if (kind === "seat") return names(Number(value));
  if (kind === "" || typeof value === "boolean") return typeof value === "number" ? value : id;
  if (kind === "side") return camelSide(id);
  if (kind === "loss") return wordLoss(id);
  if (kind === "dev") return plagues.dev_track.points[Number(value)] ?? id;
  if (kind === "drawn") return word(game, id.includes(" ") ? "territory" : "token", value, names);
  const added = TABLES[game].counted[kind];
  if (added !== undefined) return numbered(`${game}-${kind}`, id, added);
  return maybe(message(game, kind, id)) ?? id;
}

/** A side of a space, like "0,3 SE". */
function camelSide(token: string): string {
  const [space = "", side = ""] = token.split(" ");
  return maybe("ankh-side", { space, direction: maybe(`ankh-direction-${side}`) ?? side }) ?? token;
}

/** A place with a number, like "city 0", or one without; people count from one. */
function numbered(group: string, token: string, added: number): string {
  const [name = "", n] = token.split(" ");
  return maybe(`${group}-${name}`, { n: n === undefined ? 0 : Number(n) + added }) ?? token;
}

/** Something on the table that is asked about, as people call it: "city 0", "slot 4", "flood", "t8". */
export function wordTarget(game: GameName, target: string): string {
  const { counted, numbered: written, short, things } = TABLES[game];
  const [, role = "", number = ""] = /^(\w+) (\d+)$/.exec(target) ?? [];
  if (written[role]) return t(written[role], { n: Number(number) });
  const places = role
    ? Object.entries(counted).map(([kind, added]) => maybe(`${game}-${kind}-${role}`, { n: Number(number) + added }))
    : [];
  const named = () => [...things, ...short].map((kind) => maybe(message(game, kind, target)));
  return places.find((said) => said !== null) ?? named().find((said) => said !== null) ?? target;
}

/** What is meant by what somebody typed: a space of a province counts from one for people, from nought for the game. */
export function readTarget(game: GameName, typed: string): string {
  if (game !== "plagues") return typed;
  return plagues.spaces.find(({ id }) => wordTarget(game, id).toLowerCase() === typed.toLowerCase())?.id ?? typed;
}

/** A way to suffer a loss: "boat -1", "one of sphinx, herd", "both sphinx, herd", "sphinx", "sphinx+herd". */
export function wordLoss(text: string): string {
  const back = /^(\w+) -(\d)$/.exec(text);
  if (back) return maybe(`plagues-loss-${back[1]}`, { steps: Number(back[2]) }) ?? text;
  const either = text.startsWith("one of ");
  const kinds = text.replace(/^(one of|both) /, "").split(/, |\+/);
  const tokens = kinds.map((kind) => maybe(`plagues-token-${key(kind)}-a`) ?? kind);
  return t("plagues-loss-tokens", { tokens: listing(tokens, either ? "disjunction" : "conjunction") });
}

/** The parts of a loss card, each with its choices. */
export function wordLosses(parts: readonly (readonly string[])[]): string {
  const worded = parts.map((part) => listing(part.map(wordLoss), "disjunction"));
  if (worded.length === 1) return worded[0]!;
  return worded.map((choices, number) => t("plagues-loss-part", { n: number + 1, choices })).join("; ");
}

/** Everything that a message may want to know of one field. */
function fill(args: Args, game: GameName, name: string, kind: Kind, value: unknown, names: Names): void {
  const { article, short, whole } = TABLES[game];
  if (value === null || value === undefined) {
    args[name] = "";
    args[`${name}_id`] = "none";
  } else if (whole.includes(kind)) {
    args[name] = WHOLE[kind]!(value, names);
  } else if (Array.isArray(value)) {
    const things = value as Plain[];
    const words = things.map((each) => word(game, kind, each, names));
    args[name] = listing(words.map(String));
    args[`${name}_id`] = things.length ? key(things.join("-")) : "none";
    args[`${name}_count`] = things.length;
    words.forEach((each, number) => (args[`${name}${number + 1}`] = each));
  } else if (typeof value === "boolean") {
    args[name] = value ? "yes" : "no";
  } else if (typeof value === "string" || typeof value === "number") {
    const id = String(value);
    args[name] = word(game, kind, value, names);
    args[`${name}_id`] = key(id);
    if (article.includes(kind)) args[`${name}_a`] = maybe(`${message(game, kind, id)}-a`) ?? args[name];
    if (short.includes(kind)) args[`${name}_short`] = maybe(`${message(game, kind, id)}-short`) ?? id;
  }
}

// --- events --------------------------------------------------------------------------------------------------------

type Extra = (event: Fields, args: Args) => Args;

function numbersOf(amounts: [number, number][], names: Names): string {
  return listing(amounts.map(([seat, number]) => t("ankh-part-number", { side: names(seat), number })));
}

function bySeat<T>(value: unknown): [number, T][] {
  return Object.entries(value as Record<string, T>).map(([seat, each]) => [Number(seat), each]);
}

function cause(id: string): string {
  return maybe(`ankh-cause-${key(id)}`) ?? id;
}

function pieceOf(id: string): string {
  return maybe(message("ankh", "piece", id)) ?? id;
}

/** How lists and tables are told as a whole. */
const WHOLE: Record<Kind, (value: unknown, names: Names) => FluentVariable> = {
  figures: (figures) =>
    listing(
      (figures as [string, string][]).map(([piece, space]) => t("ankh-part-figure", { piece: pieceOf(piece), space })),
    ),
  gains: (value) => {
    const parts = value as [string, number][];
    if (parts.length === 1) return cause(parts[0]![0]);
    return listing(parts.map(([id, amount]) => t("ankh-part-devotion", { cause: cause(id), amount })));
  },
  numbers: (amounts, names) => numbersOf(bySeat<number>(amounts), names),
  ranked: (amounts, names) =>
    numbersOf(
      bySeat<number>(amounts).sort((one, other) => other[1] - one[1]),
      names,
    ),
  hands: (hands, names) =>
    bySeat<string[]>(hands)
      .map(([seat, cards]) =>
        t("ankh-part-cards", { side: names(seat), cards: listing(cards.map((card) => t(`ankh-card-${card}`))) }),
      )
      .join("; "),
  losses: (parts) => wordLosses(parts as string[][]),
  sum: (amounts) => sum(Object.values(amounts as Record<string, number>)),
  none: () => "",
};

function boardResult(opened: number, broken: number, rows: number): string {
  if (!opened && !broken) return rows > 0 ? "row" : "row-broken";
  return `${opened ? "opened" : "broken"}${rows ? "-row" : ""}`;
}

/** What the fields of some events need beyond the tables. */
const EXTRAS: Record<GameName, Record<string, Extra>> = {
  ankh: {
    Killed: (event) => ({ several: (event.figures as unknown[]).length > 1 ? "yes" : "no" }),
    Summoned: (event): Args =>
      event.ransomed ? { piece: t("ankh-piece-trapped"), piece_a: t("ankh-piece-trapped-a"), piece_id: "trapped" } : {},
  },
  plagues: {
    Moved: (event) => {
      const steps = event.steps as number;
      const dev = event.track === "city" || event.track === "field";
      return {
        dev: dev ? "yes" : "no",
        change: `${steps < 0 ? "−" : "+"}${Math.abs(steps)}`,
        points: dev ? plagues.dev_track.points[event.to as number]! : 0,
      };
    },
    BoardBonus: (event, args) => ({
      result: boardResult(Number(args.opened_count), Number(args.broken_count), event.rows as number),
    }),
    DieSpent: (event) => ({ changed: event.die === event.value ? "no" : "yes" }),
    SoldiersCounted: (event, args) => {
      const soldiers = event.soldiers as number[];
      const ranked = (event.order as number[]).map((player, place) => ({
        player: args[`order${place + 1}`]!,
        number: soldiers[player]!,
      }));
      return { soldiers: listing(ranked.map((each) => t("plagues-part-number", each))) };
    },
    PlagueRevealed: (event) => ({ plague_help: t(`plagues-plague-${key(String(event.plague))}-help`) }),
    GameEnded: (event) => {
      const totals = (event.points as Record<string, number>[]).map((points) => sum(Object.values(points)));
      return { best: totals[(event.winners as number[])[0] ?? 0] ?? 0 };
    },
  },
};

/** What happened, as one line of the log. */
export function wordEvent(game: GameName, event: GameEvent, names: Names): string {
  const fields = event as unknown as Fields;
  const args: Args = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === "type") continue;
    const kinds = TABLES[game].fields;
    fill(args, game, name, kinds[`${event.type}.${name}`] ?? kinds[name] ?? "", value, names);
  }
  Object.assign(args, EXTRAS[game][event.type]?.(fields, args));
  return maybe(`${game}-event-${event.type}`, args) ?? event.type;
}

/** What the coach says. */
export function wordCounsel(game: GameName, counsel: { name: string; about: Fields }, names: Names): string {
  const args: Args = {};
  const kinds: Record<string, Kind> = TABLES[game].counsels;
  for (const [thing, value] of Object.entries(counsel.about)) {
    fill(args, game, thing, kinds[`${counsel.name}.${thing}`] ?? kinds[thing] ?? "", value, names);
  }
  return maybe(`coach-${game}-${counsel.name}`, args) ?? counsel.name;
}

// --- questions and answers -----------------------------------------------------------------------------------------

/** A question, as the seat that is asked reads it, or as the others do. */
export function wordQuestion(
  game: GameName,
  question: Pick<Question, "kind" | "seat" | "about">,
  names: Names,
  mine = true,
): string {
  if (question.seat < 0) return t(`${game}-ask-chance`);
  const args: Args = { seat: names(question.seat) };
  fill(args, game, "about", TABLES[game].about[question.kind] ?? "", question.about, names);
  if (question.kind === "dev") args.steps = Number(question.about[1]);
  return maybe(`${game}-ask-${question.kind}${mine ? "" : "-other"}`, args) ?? question.kind;
}

/** An answer: words for this very one, for one like it anywhere, or for the kind of question. */
export function wordOption(game: GameName, kind: QuestionKind, option: Option, names: Names): string {
  const args: Args = { token: option.token };
  for (const role of Object.keys(TABLES[game].roles)) args[`${role}_id`] = "none";
  for (const [role, value] of Object.entries(option.points_at)) {
    fill(args, game, role, TABLES[game].roles[role] ?? "", value, names);
  }
  if (args.die !== undefined) args.spent = spentDie(option, args.die);
  if (args.favour !== undefined && args.card !== undefined) args.action_id = "favour_by_card";
  const written = key(option.token);
  const plain = Object.keys(option.points_at).length === 0 || "use" in option.points_at;
  const specific = plain
    ? (maybe(`${game}-option-${kind}-${written}`, args) ?? maybe(`${game}-option-${written}`, args))
    : null;
  const group = "use" in option.points_at ? "use" : kind;
  return specific ?? maybe(`${game}-option-${group}`, args) ?? option.token;
}

/** The number of a die, and the one it is spent as. */
function spentDie(option: Option, die: FluentVariable): string {
  const value = Number(/^\d as (\d)/.exec(option.token)?.[1] ?? die);
  return t("plagues-option-die-spent", { die, value, changed: value === die ? "no" : "yes" });
}
