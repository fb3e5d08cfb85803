// Tables to be: what is sent to open one.

import type { Clock, SeatPlan, TableSetup } from "../net/protocol";

/** Me against bots on all other seats. */
export function opponents(game: string, seats: number, level = "easy"): TableSetup {
  const plans: SeatPlan[] = Array.from({ length: seats }, (_, seat) =>
    seat ? { kind: "bot", level } : { kind: "me" },
  );
  return { game, options: { seats }, seats: plans };
}

/** The clocks that a form offers, by the words for them (`speed-...`). */
export const CLOCKS: Record<string, Clock> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  budget15: { kind: "budget", seconds: 900, increment: 10 },
  budget30: { kind: "budget", seconds: 1800, increment: 20 },
  turn2: { kind: "turn", seconds: 120, increment: 0 },
  days1: { kind: "days", seconds: 86400, increment: 0 },
  days3: { kind: "days", seconds: 3 * 86400, increment: 0 },
  days7: { kind: "days", seconds: 7 * 86400, increment: 0 },
};

/** How far people can be allowed to go back, by the words for it (`undo-...`). */
export const UNDO = ["own", "agreed", "revealed"] as const;

/** For how many seconds an open table can be offered to friends first, by the words for it (`friends-first-...`). */
export const FRIENDS_FIRST = [0, 600, 3600, 86400] as const;
