// What just happened, where a scene tells it: the events of a replayed position, or of the last moment of a live table.

import type { Moment, PlaguesEvent } from "../../net/protocol";
import type { Scene } from "../../table/playing.svelte";

interface Telling {
  events?: readonly unknown[];
  live?: { moments: readonly Moment[] };
}

export function happened(scene: Scene): PlaguesEvent[] {
  const telling = scene as Scene & Telling;
  const events = telling.events ?? telling.live?.moments.at(-1)?.events.map(([, event]) => event) ?? [];
  return events as PlaguesEvent[];
}
