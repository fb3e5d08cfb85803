// Events, questions and answers in the reader's language. A table says for each field what its value is; catalogues have the
// words. What nobody has words for is shown as it is written.

import type { FluentVariable } from "@fluent/bundle";
import plagues from "../content/plagues.json";
import { maybe, t } from "../i18n/words.svelte";
import type { GameEvent, GameName, Option, Question, QuestionKind } from "../net/protocol";
import { settings } from "../settings.svelte";

/** What a seat or a side is called: the name of its god or player. */
export type Names = (seat: number) => string;

type Args = Record<string, FluentVariable>;
type Plain = string | number | boolean;
type Fields = Record<string, unknown>;

/** What a value is: a seat, a word of the catalogue by its kind, a figure, a place; otherwise as it is written. */
type Kind = string;

const FIELDS: Record<GameName, Record<string, Kind>> = {
  ankh: {
    seat: "seat",
    side: "seat",
    sides: "seat",
    by: "seat",
    lower: "seat",
    upper: "seat",
    victor: "seat",
    spared: "seat",
    lost_by: "seat",
    "FollowersPaid.to": "seat",
    "GuardiansPassed.to": "seat",
    god: "god",
    guardian: "guardian",
    scenario: "scenario",
    action: "action",
    event: "event_space",
    piece: "piece",
    power: "power",
    monument: "monument",
    cause: "cause",
    ending: "ending",
  },
  plagues: {
    player: "seat",
    players: "seat",
    order: "seat",
    winners: "seat",
    province: "province",
    phase: "phase",
    token: "token",
    tokens: "token",
    space: "space",
    track: "track",
    cause: "cause",
    bonus: "claim",
    opened: "bonus",
    broken: "bonus",
    favour: "favour",
    card: "territory",
    "FavourTaken.card": "",
    "FavourSpent.card": "",
    cards: "territory",
    thing: "drawn",
    plague: "plague",
    loss: "loss",
    ending: "ending",
  },
};

const ROLES: Record<GameName, Record<string, Kind>> = {
  ankh: {
    seat: "seat",
    god: "god",
    guardian: "guardian",
    scenario: "scenario",
    action: "action",
    piece: "piece",
    power: "power",
    side: "side",
    cards: "card",
    figure: "",
    space: "",
    way: "",
  },
  plagues: {
    player: "seat",
    province: "province",
    token: "token",
    card: "territory",
    plague: "plague",
    space: "space",
    tracks: "track",
    loss: "loss",
    action: "action",
    use: "",
  },
};

const ABOUT: Record<GameName, Partial<Record<QuestionKind, Kind>>> = {
  ankh: { god: "seat", action: "action", caravan: "side", keep_token: "side" },
  plagues: {
    province: "seat",
    place: "token",
    lose: "token",
    slot: "token",
    give_up: "token",
    buto: "territory",
    free: "moment",
  },
};

const FIGURES = new Set(["god", "warrior", "trapped"]);
const MONUMENTS = new Set(["obelisk", "temple", "pyramid"]);
const WITH_ARTICLE = new Set(["piece", "guardian", "monument", "token"]);

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
  if (kind === "piece") {
    const group = FIGURES.has(id) ? "piece" : MONUMENTS.has(id) ? "monument" : "guardian";
    return `${game}-${group}-${id}`;
  }
  if (kind === "territory") return `${game}-territory-${id.split(" ", 1)[0]}`;
  if (kind === "drawn") return message(game, id.includes(" ") ? "territory" : "token", id);
  return `${game}-${kind}-${key(id)}`;
}

/** A thing in words, or as it is written. */
function word(game: GameName, kind: Kind, value: Plain, names: Names): FluentVariable {
  const id = String(value);
  if (kind === "seat") return names(Number(value));
  if (kind === "" || typeof value === "boolean") return typeof value === "number" ? value : id;
  if (kind === "side") return camelSide(id);
  if (kind === "space") return numbered("plagues-space", id);
  if (kind === "claim") return numbered("plagues-claim", id);
  if (kind === "loss") return wordLoss(id);
  return maybe(message(game, kind, id)) ?? id;
}

/** A side of a space, like "0,3 SE". */
function camelSide(token: string): string {
  const [space = "", side = ""] = token.split(" ");
  return maybe("ankh-side", { space, direction: maybe(`ankh-direction-${side}`) ?? side }) ?? token;
}

/** A place with a number, like "city 0", or one without. */
function numbered(group: string, token: string): string {
  const [name = "", n = ""] = token.split(" ");
  return maybe(`${group}-${name}`, { n }) ?? token;
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
  if (value === null || value === undefined) {
    args[name] = "";
    args[`${name}_id`] = "none";
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
    if (WITH_ARTICLE.has(kind)) args[`${name}_a`] = maybe(`${message(game, kind, id)}-a`) ?? args[name];
    if (kind === "territory") args[`${name}_short`] = maybe(`${message(game, kind, id)}-short`) ?? id;
  }
}

// --- events --------------------------------------------------------------------------------------------------------

type Extra = (event: Fields, args: Args, names: Names) => Args;

function numbersOf(game: GameName, who: string, amounts: [number, number][], names: Names): string {
  return listing(amounts.map(([seat, number]) => t(`${game}-part-number`, { [who]: names(seat), number })));
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

/** What a freed Hebrew gives by its place; a second column has no second Ankh (P4.7). */
function gift(place: number): string {
  const column = plagues.hebrews.column;
  const given = column[(place - 1) % column.length]!;
  return t(`plagues-column-${place > column.length && given === "ankh" ? "none" : given}`);
}

/** What the upper die of the automa is for (P14.2). */
function purpose(die: number): string {
  return die <= 2 ? "favour" : die <= 4 ? "token" : "hebrew";
}

function boardResult(opened: number, broken: number, rows: number): string {
  if (!opened && !broken) return rows > 0 ? "row" : "row-broken";
  return `${opened ? "opened" : "broken"}${rows ? "-row" : ""}`;
}

/** What the fields of some events need beyond the tables. */
const EXTRAS: Record<GameName, Record<string, Extra>> = {
  ankh: {
    CardsRevealed: (event, _, names) => ({
      cards: bySeat<string[]>(event.cards)
        .map(([seat, cards]) => {
          const words = cards.map((card) => String(word("ankh", "card", card, names)));
          return t("ankh-part-cards", { side: names(seat), cards: listing(words) });
        })
        .join("; "),
    }),
    OffersRevealed: (event, _, names) => ({ offers: numbersOf("ankh", "side", bySeat<number>(event.offers), names) }),
    Resolved: (event, _, names) => {
      const totals = bySeat<number>(event.totals).sort((one, other) => other[1] - one[1]);
      return { totals: numbersOf("ankh", "side", totals, names) };
    },
    Killed: (event) => ({
      several: (event.figures as unknown[]).length > 1 ? "yes" : "no",
      figures: listing(
        (event.figures as [string, string][]).map(([piece, space]) =>
          t("ankh-part-figure", { piece: pieceOf(piece), space }),
        ),
      ),
    }),
    DevotionGained: (event) => {
      const parts = event.parts as [string, number][];
      if (parts.length === 1) return { parts: cause(parts[0]![0]) };
      return { parts: listing(parts.map(([id, amount]) => t("ankh-part-devotion", { cause: cause(id), amount }))) };
    },
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
    HebrewFreed: (event) => ({ gift: gift(event.place as number) }),
    SoldiersCounted: (event, _, names) => {
      const soldiers = event.soldiers as number[];
      const ranked = (event.order as number[]).map((player): [number, number] => [player, soldiers[player]!]);
      return { soldiers: numbersOf("plagues", "player", ranked, names) };
    },
    TributePaid: (event) => ({ coins: sum(Object.values(event.coins as Record<string, number>)) }),
    TributeFailed: (event) => ({ coins: sum(Object.values(event.coins as Record<string, number>)) }),
    PlagueRevealed: (event) => ({ plague_help: t(`plagues-plague-${key(String(event.plague))}-help`) }),
    LossRevealed: (event) => ({ parts: wordLosses(event.parts as string[][]) }),
    AutomaTurned: (event) => ({ purpose: event.upper ? purpose(event.die as number) : "none" }),
    GameEnded: (event) => {
      const totals = (event.points as Record<string, number>[]).map((points) => sum(Object.values(points)));
      return { best: totals[(event.winners as number[])[0] ?? 0] ?? 0 };
    },
  },
};

/** Fields that are too deep for the tables, and that an extra words as a whole. */
const DEEP = new Set(["figures", "parts"]);

/** What happened, as one line of the log. */
export function wordEvent(game: GameName, event: GameEvent, names: Names): string {
  const fields = event as unknown as Fields;
  const args: Args = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === "type" || (DEEP.has(name) && Array.isArray(value))) continue;
    const kinds = FIELDS[game];
    fill(args, game, name, kinds[`${event.type}.${name}`] ?? kinds[name] ?? "", value, names);
  }
  Object.assign(args, EXTRAS[game][event.type]?.(fields, args, names));
  return maybe(`${game}-event-${event.type}`, args) ?? event.type;
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
  fill(args, game, "about", ABOUT[game][question.kind] ?? "", question.about, names);
  if (question.kind === "dev") args.steps = Number(question.about[1]);
  return maybe(`${game}-ask-${question.kind}${mine ? "" : "-other"}`, args) ?? question.kind;
}

/** An answer: words for this very one, for one like it anywhere, or for the kind of question. */
export function wordOption(game: GameName, kind: QuestionKind, option: Option, names: Names): string {
  const args: Args = { token: option.token };
  for (const role of Object.keys(ROLES[game])) args[`${role}_id`] = "none";
  for (const [role, value] of Object.entries(option.points_at)) {
    fill(args, game, role, ROLES[game][role] ?? "", value, names);
  }
  if (args.die !== undefined) args.spent = spentDie(option, args.die);
  if (args.favour !== undefined && args.card !== undefined) args.action_id = "favour_by_card";
  const written = key(option.token);
  const plain = Object.keys(option.points_at).length === 0 || "use" in option.points_at;
  const specific = plain ? (maybe(`${game}-option-${kind}-${written}`, args) ?? maybe(`${game}-option-${written}`, args)) : null;
  const group = "use" in option.points_at ? "use" : kind;
  return specific ?? maybe(`${game}-option-${group}`, args) ?? option.token;
}

/** The number of a die, and the one it is spent as. */
function spentDie(option: Option, die: FluentVariable): string {
  const value = Number(/^\d as (\d)/.exec(option.token)?.[1] ?? die);
  return t("plagues-option-die-spent", { die, value, changed: value === die ? "no" : "yes" });
}
