// What still counts of all that happened: play may have gone back behind it.

import type { GameEvent, Moment } from "../net/protocol";

/** For each moment the highest position that stands: what it led to beyond that was taken back later. */
export function standing(moments: readonly Moment[]): Map<Moment, number> {
  const found = new Map<Moment, number>();
  let highest = Infinity;
  for (const moment of moments.toReversed()) {
    found.set(moment, highest);
    for (const news of moment.news) if (news.type === "TakenBack") highest = Math.min(highest, news.to);
  }
  return found;
}

/** Everything that happened up to a step and still counted then, in order. */
export function happened(moments: readonly Moment[], upTo: number): GameEvent[] {
  const told = moments.filter(({ n }) => n <= upTo);
  const stands = standing(told);
  return told.flatMap((moment) =>
    moment.events.flatMap(([position, event]) => (position <= stands.get(moment)! ? [event] : [])),
  );
}
