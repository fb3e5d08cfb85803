// Tables to be: what is sent to open one.

import type { SeatPlan, TableSetup } from "../net/protocol";

export const MOST_SEATS = { ankh: 5, plagues: 4 } as const;
export const LEAST_SEATS = { ankh: 2, plagues: 1 } as const;
export type GameId = keyof typeof MOST_SEATS;

/** Me against bots on all other seats. */
export function opponents(game: GameId, seats: number, level = "easy"): TableSetup {
  const plans: SeatPlan[] = Array.from({ length: seats }, (_, seat) =>
    seat ? { kind: "bot", level } : { kind: "me" },
  );
  return { game, options: { seats }, seats: plans };
}
