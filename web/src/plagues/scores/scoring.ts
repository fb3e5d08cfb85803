// The final score, revealed source by source.

import type { PlaguesEvent, PlaguesFigures } from "../../net/protocol";

export const SOURCES = [
  "dev",
  "nile",
  "tokens",
  "pharaoh",
  "territories",
  "province",
  "hebrews",
  "penalties",
  "discard",
] as const;
export type PointSource = (typeof SOURCES)[number];
export type Points = Record<PointSource, number>;

/** Everyone's points by source: from the figures, or from the event that ended the game. */
export function pointsOf(figures: PlaguesFigures | null, events: readonly PlaguesEvent[]): Points[] | null {
  if (figures) return figures.map((one) => one.points);
  const ended = events.find((event) => event.type === "GameEnded");
  if (!ended) return null;
  return ended.points.map((one) => Object.fromEntries(SOURCES.map((source) => [source, one[source] ?? 0])) as Points);
}

/** The sum of the sources shown so far. */
export function runningTotal(points: Points, shown: number): number {
  return SOURCES.slice(0, shown).reduce((sum, source) => sum + points[source], 0);
}

/** The largest total that is reached on the way: the width of the chart. */
export function largest(all: readonly Points[]): number {
  return Math.max(1, ...all.flatMap((points) => SOURCES.map((_, index) => runningTotal(points, index + 1))));
}

export interface Bar {
  player: number;
  total: number;
  /** Gains as parts of the largest total, in order. */
  parts: { source: PointSource; share: number }[];
}

/** A bar a player: what is gained stands side by side, what is lost is taken off its end. */
export function barsOf(all: readonly Points[], shown: number): Bar[] {
  const full = largest(all);
  return all.map((points, player) => {
    const total = runningTotal(points, shown);
    let room = Math.max(0, total);
    const parts = SOURCES.slice(0, shown).flatMap((source) => {
      const amount = Math.min(room, Math.max(0, points[source]));
      room -= amount;
      return amount > 0 ? [{ source, share: amount / full }] : [];
    });
    return { player, total, parts };
  });
}
