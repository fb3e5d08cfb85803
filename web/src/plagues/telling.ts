// How 10 Plagues is told: whose deed an event is, what needs no caption, where a part of the log begins, what a round cost.

import type { PlaguesEvent, PlaguesView } from "../net/protocol";
import type { Telling } from "../table/telling";
import { roundsOver } from "./round/result";
import RoundResult from "./round/RoundResult.svelte";
import Sign from "./signs/Sign.svelte";

/** The automa's place at the table (P14.1). */
const AUTOMA = 1;

function doer(event: PlaguesEvent): number | null {
  if (event.type === "AutomaTurned") return AUTOMA;
  return "player" in event ? event.player : null;
}

export const telling: Telling = {
  doer: (event) => doer(event as PlaguesEvent),
  quiet: new Set([
    "HebrewsGone",
    "HebrewsLaid",
    "MarketCleared",
    "MarketFilled",
    "PutBack",
    "RoundCleared",
    "ShuffledBack",
    "TerritoriesGone",
    "TerritoryOpened",
  ] satisfies PlaguesEvent["type"][]),
  heading: (event) => {
    if (event.type === "RoundBegun" || event.type === "PhaseBegun") return { seat: null, whole: true };
    if (event.type === "DieSpent") return { seat: event.player, whole: false };
    return event.type === "AutomaTurned" ? { seat: AUTOMA, whole: false } : null;
  },
  results: (before, last) => roundsOver(before as () => PlaguesEvent[], last as PlaguesEvent[]),
  sideOf: (view, seat) => (view as PlaguesView).players[seat]?.number ?? null,
  Sign,
  Result: RoundResult,
};
