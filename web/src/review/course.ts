// What a review is drawn from: lines of chances, what is worth a word, parts that add up.

import type { Review, ReviewDecision, ReviewPlayer } from "../net/protocol";
import type { Point } from "../table/ending/chart";

/** An answer that cost less is not worth a word. */
export const LEAST = 0.02;
/** What could not be known is worth a word from here on. */
export const HIDDEN = 0.05;

const percentOf = (chance: number): number => Math.round(100 * chance);

/** A chance over the whole game, in a picture of this size. */
export function chanceLine(chances: readonly number[], width: number, height: number): Point[] {
  const across = width / Math.max(1, chances.length - 1);
  return chances.map((chance, place) => ({ x: place * across, y: height * (1 - chance) }));
}

/** Of these chances that nobody wins, one is a percent at least. */
export const mayNobodyWin = (nobody: readonly number[]): boolean => nobody.some((chance) => percentOf(chance) > 0);

/** The position that lies at this breadth of the picture. */
export function positionAt(x: number, width: number, last: number): number {
  return Math.min(last, Math.max(0, Math.round((x / Math.max(1, width)) * last)));
}

/** The positions at which somebody's chance, to the percent, is another than before: the rows of the table. */
export function rowsOf(chances: readonly number[][]): number[] {
  return chances.flatMap((each, place) => {
    const before = chances[place - 1];
    const same = before && each.every((chance, party) => percentOf(chance) === percentOf(before[party]!));
    return same && place < chances.length - 1 ? [] : [place];
  });
}

export const decisionAt = (review: Review, position: number): ReviewDecision | null =>
  review.decisions.find((each) => each.position === position) ?? null;

/** The decisions that cost something, in the order of the game; of one seat, or of all. */
export function mistakes(review: Review, seat: number | null): ReviewDecision[] {
  return review.decisions.filter((each) => each.cost >= LEAST && (seat === null || each.seat === seat));
}

/** The next of them after a position, or the last one before it. */
export function mistakeFrom(review: Review, seat: number | null, position: number, way: 1 | -1): ReviewDecision | null {
  const all = mistakes(review, seat);
  const found =
    way > 0 ? all.find((each) => each.position > position) : all.findLast((each) => each.position < position);
  return found ?? null;
}

export type Known = "known" | "hidden" | "well";

/** Whether something better could have been known, only with everything laid open, or not at all. */
export function knownOf({ cost, hindsight }: ReviewDecision): Known {
  if (cost >= LEAST) return "known";
  return hindsight !== null && hindsight >= HIDDEN ? "hidden" : "well";
}

export type PartName = "first" | "luck" | "gifts" | "skill" | "rest" | "last";

/** A part of what a chance to win is made of: from where to where it goes. */
export interface ChancePart {
  name: PartName;
  amount: number;
  from: number;
  to: number;
}

/** From the chance at the beginning to the end, part by part: each begins where the one before has ended. */
export function fallOf(player: ReviewPlayer): ChancePart[] {
  let reached = player.first;
  const first: ChancePart = { name: "first", amount: player.first, from: 0, to: player.first };
  const between = (["luck", "gifts", "skill", "rest"] as const).map((name): ChancePart => {
    const from = reached;
    reached += player[name];
    return { name, amount: player[name], from, to: reached };
  });
  return [first, ...between, { name: "last", amount: player.last, from: 0, to: player.last }];
}

/** Between which chances all parts of all players lie: one scale for all of them. */
export function spanOf(players: readonly ReviewPlayer[]): { least: number; most: number } {
  const all = players.flatMap(fallOf).flatMap(({ from, to }) => [from, to]);
  return { least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

/** Every part of playing that anybody was asked in, in the order in which it came up. */
export const phasesOf = (players: readonly ReviewPlayer[]): string[] => [
  ...new Set(players.flatMap(({ phases }) => phases.map(({ name }) => name))),
];
