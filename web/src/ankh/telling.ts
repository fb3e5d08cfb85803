// How Ankh is told: whose deed an event is, what needs no caption, where a part of the log begins, and how a battle ended.

import type { AnkhEvent, AnkhView } from "../net/protocol";
import type { Telling } from "../table/telling";
import BattleResult from "./battle/BattleResult.svelte";
import { battlesOver } from "./battle/result";
import { sideOfSeat } from "./names";
import Sign from "./signs/Sign.svelte";

/** The seat that acts, or the side; a side has the number of the seat that speaks for its god. */
function doer(event: AnkhEvent): number | null {
  if ("by" in event) return event.by;
  if ("seat" in event) return event.seat;
  return "side" in event ? event.side : null;
}

export const telling: Telling = {
  doer: (event) => doer(event as AnkhEvent),
  quiet: new Set([
    "BattleEnded",
    "BoardLaid",
    "ConflictEnded",
    "GuardianChosen",
    "MarkerReturned",
    "Sealed",
    "TurnBegun",
  ] satisfies AnkhEvent["type"][]),
  heading: (event) => {
    if (event.type === "TurnBegun") return { seat: event.seat, whole: true };
    return event.type === "ConflictBegun" ? { seat: null, whole: true } : null;
  },
  results: (before, last) => battlesOver(before as () => AnkhEvent[], last as AnkhEvent[]),
  sideOf: (view, seat) => sideOfSeat(view as AnkhView, seat),
  Sign,
  Result: BattleResult,
};
