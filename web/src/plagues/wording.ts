// What the tables cannot say of 10 Plagues: values that are more than one thing. The terminal has the same in
// cli/plagues/wording.py.

import type { FluentVariable } from "@fluent/bundle";
import meanings from "../../../src/tawy/words/plagues.json";
import { DEV_POINTS, SPACES } from "./printed";
import { maybe, t } from "../i18n/words.svelte";
import { key, listing, sum } from "../log/text";
import type { Args, GameWording } from "../log/wording";
import type { Meanings, Option } from "../net/protocol";
import { favourName, plagueHelp, territoryName, territoryShort } from "./words";

/** A way to suffer a loss: "boat -1", "one of sphinx, herd", "both sphinx, herd", "sphinx", "sphinx+herd". */
function wordLoss(text: string): string {
  const back = /^(\w+) -(\d)$/.exec(text);
  if (back) return maybe(`plagues-loss-${back[1]}`, { steps: Number(back[2]) }) ?? text;
  const either = text.startsWith("one of ");
  const kinds = text.replace(/^(one of|both) /, "").split(/, |\+/);
  const tokens = kinds.map((kind) => maybe(`plagues-token-${key(kind)}-a`) ?? kind);
  return t("plagues-loss-tokens", { tokens: listing(tokens, either ? "disjunction" : "conjunction") });
}

/** The parts of a loss card, each with its choices. */
function wordLosses(parts: readonly (readonly string[])[]): string {
  const worded = parts.map((part) => listing(part.map(wordLoss), "disjunction"));
  if (worded.length === 1) return worded[0]!;
  return worded.map((choices, number) => t("plagues-loss-part", { n: number + 1, choices })).join("; ");
}

function boardResult(opened: number, broken: number, rows: number): string {
  if (!opened && !broken) return rows > 0 ? "row" : "row-broken";
  return `${opened ? "opened" : "broken"}${rows ? "-row" : ""}`;
}

/** A card as it is written, "t8" or "t8 special egyptians", by its number alone. */
const numberOf = (card: unknown): string => String(card).split(" ", 1)[0]!;

/** The number of a die, and the one it is spent as. */
function spentDie(option: Option, die: FluentVariable): string {
  const value = Number(/^\d as (\d)/.exec(option.token)?.[1] ?? die);
  return t("plagues-option-die-spent", { die, value, changed: value === die ? "no" : "yes" });
}

export const wording: GameWording = {
  // A list of two is read as a list of any length.
  meanings: meanings as unknown as Meanings,
  typed: SPACES.map(({ id }) => id),
  kinds: {
    loss: (text) => wordLoss(String(text)),
    dev: (space) => DEV_POINTS[Number(space)] ?? String(space),
    territory: (card) => territoryName(numberOf(card)),
    "territory-short": (card) => territoryShort(numberOf(card)),
    favour: (favour) => favourName(String(favour)),
    drawn: (thing, worder) => worder.word(String(thing).includes(" ") ? "territory" : "token", String(thing)),
    losses: (parts) => wordLosses(parts as string[][]),
    sum: (amounts) => sum(Object.values(amounts as Record<string, number>)),
    none: () => "",
  },
  question: ({ kind, about }): Args => (kind === "dev" ? { steps: Number(about[1]) } : {}),
  option: (option, args) => ({
    ...(args.die === undefined ? {} : { spent: spentDie(option, args.die) }),
    ...(args.favour === undefined || args.card === undefined ? {} : { action_id: "favour_by_card" }),
  }),
  events: {
    Moved: (event) => {
      const steps = event.steps as number;
      const dev = event.track === "city" || event.track === "field";
      return {
        dev: dev ? "yes" : "no",
        change: `${steps < 0 ? "−" : "+"}${Math.abs(steps)}`,
        points: dev ? DEV_POINTS[event.to as number]! : 0,
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
    PlagueRevealed: (event) => ({ plague_help: plagueHelp(String(event.plague)) }),
    GameEnded: (event) => {
      const totals = (event.points as Record<string, number>[]).map((points) => sum(Object.values(points)));
      return { best: totals[(event.winners as number[])[0] ?? 0] ?? 0 };
    },
  },
};
