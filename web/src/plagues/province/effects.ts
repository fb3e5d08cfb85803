// What an option would do to one's board, as the engine foresees it.

import type { Foreseen, PlaguesEvent } from "../../net/protocol";

export interface BoardEffect {
  /** Bonuses that open, or break. */
  bonuses: string[];
  /** A row of three different is completed, or broken. */
  row: boolean;
}

/** The bonuses and rows that would open or break on a player's board; null if none would. */
export function boardEffect(foreseen: Pick<Foreseen, "events"> | null, player: number): BoardEffect | null {
  const events = (foreseen?.events ?? []) as PlaguesEvent[];
  const changed = events.find((event) => event.type === "BoardBonus" && event.player === player);
  return changed?.type === "BoardBonus"
    ? { bonuses: [...changed.opened, ...changed.broken], row: changed.rows !== 0 }
    : null;
}

/** What a way to suffer a loss costs beyond what is told of it anyway: nothing, or a token that is still to be chosen. */
export type LossCost = { what: "told" | "nothing" } | { what: "token"; token: string };

export function lossCost(foreseen: Pick<Foreseen, "events" | "question"> | null, player: number): LossCost {
  if (foreseen?.question?.kind === "lose") return { what: "token", token: foreseen.question.about[0] ?? "" };
  const events = (foreseen?.events ?? []) as PlaguesEvent[];
  const lost = events.some(
    (event) => (event.type === "TokenLost" || event.type === "Moved") && event.player === player,
  );
  return { what: lost || !foreseen ? "told" : "nothing" };
}
