// How a game is told that the page was built without: all alike, in one part, without results of its own.

import type { Component } from "svelte";
import type { GameEvent } from "../net/protocol";
import type { Telling } from "../table/telling";
import Nothing from "./Nothing.svelte";

/** The seat that an event speaks of, where it does. */
function doer(event: GameEvent): number | null {
  const { seat } = event as { seat?: unknown };
  return typeof seat === "number" ? seat : null;
}

export const telling: Telling = {
  doer,
  quiet: new Set(),
  heading: () => null,
  results: () => [],
  sideOf: (_view, seat) => seat,
  Sign: Nothing as Component<object>,
  Result: Nothing as Component<object>,
};
