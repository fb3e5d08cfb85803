// Tables to be: what is sent to open one.

import type { SeatPlan, TableSetup } from "../net/protocol";

/** Me against bots on all other seats. */
export function opponents(game: string, seats: number, level = "easy"): TableSetup {
  const plans: SeatPlan[] = Array.from({ length: seats }, (_, seat) =>
    seat ? { kind: "bot", level } : { kind: "me" },
  );
  return { game, options: { seats }, seats: plans };
}
