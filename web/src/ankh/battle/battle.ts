// How far a battle has come, and who still thinks: as the question and the view say.

import type { AnkhView, Question, TableInfo } from "../../net/protocol";

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
export function stepOf(view: AnkhView, question: Question | null): Step {
  const known = STEP_OF[question?.kind ?? ""];
  if (known) return known;
  const fighters = view.battle?.fighters ?? [];
  if (view.battle?.victor != null) return "resolution";
  return fighters.some(({ offer }) => offer !== null)
    ? "plague"
    : fighters.some(({ cards }) => cards.length)
      ? "resolution"
      : "start";
}

export type Secret = "thinking" | "sealed" | null;

/** What a side does in a choice that all make in secret; of one's own the view says whether it is sealed. */
export function secretOf(
  view: AnkhView,
  table: TableInfo,
  question: Question | null,
  side: number,
  own: number | null,
): Secret {
  if (!question?.simultaneous) return null;
  if (side === own && (view.secrets?.cards ?? view.secrets?.offer) != null) return "sealed";
  const asked = table.asked.find((one) => view.gods[one.seat]?.side === side);
  return asked ? (asked.sealed ? "sealed" : "thinking") : null;
}

/** One's own secret choice: as the server has sealed it while others still think, or as the view holds it afterwards. */
export function ownSecret(
  view: AnkhView,
  kind: string | null,
  sealed: string | null,
): { cards: readonly string[]; offer: number | null } {
  if (sealed === null) return { cards: view.secrets?.cards ?? [], offer: view.secrets?.offer ?? null };
  return kind === "offer" ? { cards: [], offer: Number(sealed) } : { cards: sealed.split("+"), offer: null };
}
