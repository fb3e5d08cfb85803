// How far a battle has come, and who still thinks: read from the question and the columns.

import type { AnkhColumns, Question, TableInfo } from "../net/protocol";

export const STEPS = ["start", "cards", "build", "plague", "resolution", "after"] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Readonly<Record<string, Step>> = {
  attuned_figure: "start",
  attuned_to: "start",
  two_cards: "start",
  cards: "cards",
  build: "build",
  offer: "plague",
  tie_breaker: "resolution",
  let_die: "resolution",
  tile: "resolution",
  tile_from: "resolution",
  worship: "after",
};

/** The step of the battle that goes on. The dead can be asked about after a plague and after the resolution. */
export function stepOf(columns: AnkhColumns, question: Question | null): Step {
  const known = STEP_OF[question?.kind ?? ""];
  if (known) return known;
  if (columns.victor !== null) return "resolution";
  return columns.offers.some((offer) => offer !== null) ? "plague" : columns.cards.some((cards) => cards.length) ? "resolution" : "start";
}

export type Secret = "thinking" | "sealed" | null;

/** What a side does in a choice that all make in secret. */
export function secretOf(columns: AnkhColumns, table: TableInfo, question: Question | null, side: number): Secret {
  if (!question?.simultaneous) return null;
  if (columns.sealed[side] !== null && columns.sealed[side] !== undefined) return "sealed";
  const asked = table.asked.find((one) => columns.side_of[one.seat] === side);
  return asked ? (asked.sealed ? "sealed" : "thinking") : null;
}
