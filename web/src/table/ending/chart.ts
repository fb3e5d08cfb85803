// Where the lines and bars of a game that is over are drawn.

import type { Contender, Step } from "../../net/protocol";

/** Which points a scale goes from and to, and the round numbers between that are written beside it. */
export interface Scale {
  least: number;
  most: number;
  marks: number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];

/** From nought, or below where somebody was, to the most that anybody had. */
export function scaleOf(contenders: readonly Contender[]): Scale {
  const all = contenders.flatMap(({ course, points }) => [...course, points]).filter((each) => each !== null);
  const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = STEPS.find((each) => (highest - lowest) / each <= 5) ?? 200;
  const [least, most] = [Math.floor(lowest / step) * step, Math.ceil(highest / step) * step];
  return { least, most, marks: Array.from({ length: (most - least) / step + 1 }, (_, n) => least + n * step) };
}

// Not by colour alone: each line has its own strokes and its own mark.
const STROKES = ["none", "7 3", "2 3", "10 3 2 3", "14 4"] as const;
const MARKS = [
  "M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
  "M-3.2-3.2h6.4v6.4h-6.4z",
  "M0-4.4L4 3.2H-4z",
  "M0-4.6L4.6 0L0 4.6L-4.6 0z",
  "M-4-4L4 4M4-4L-4 4",
] as const;
export const strokesOf = (who: number): string => STROKES[who % STROKES.length]!;
export const markOf = (who: number): string => MARKS[who % MARKS.length]!;
export const colourOf = (who: number): string => `var(--seat-${who % 5})`;

export interface Point {
  x: number;
  y: number;
}

/** A line from step to step, in a picture of this size; it ends where somebody is no longer in the game. */
export function lineOf(course: Contender["course"], { least, most }: Scale, width: number, height: number): Point[] {
  const across = width / Math.max(1, course.length - 1);
  return course.flatMap((points, place) =>
    points === null ? [] : [{ x: place * across, y: height * (1 - (points - least) / (most - least)) }],
  );
}

/** The steps with which a part of the game begins: their number is written under them. */
export function partsOf(steps: readonly Step[]): { place: number; number: number }[] {
  return steps.flatMap(({ number }, place) =>
    number > 0 && number !== steps[place - 1]?.number ? [{ place, number }] : [],
  );
}

export interface Part {
  source: string;
  amount: number;
  /** Where it begins and how wide it is, of the whole breadth of all bars. */
  start: number;
  share: number;
}

/** All sources, what brought most first; what cost most last. */
export function sourcesOf(contenders: readonly Contender[]): string[] {
  const brought = new Map<string, number>();
  for (const { sources } of contenders) {
    for (const [source, amount] of Object.entries(sources)) brought.set(source, (brought.get(source) ?? 0) + amount);
  }
  return [...brought].sort(([, one], [, other]) => other - one).map(([source]) => source);
}

const gains = ({ sources }: Contender): number => sum(Object.values(sources).filter((each) => each > 0));
const losses = ({ sources }: Contender): number => sum(Object.values(sources).filter((each) => each < 0));
const sum = (amounts: number[]): number => amounts.reduce((all, each) => all + each, 0);

/** A bar of what somebody got, to the right of nought, and of what was lost, to the left of it; all on one scale. */
export function barOf(one: Contender, all: readonly Contender[], sources: readonly string[]): Part[] {
  const lost = -Math.min(0, ...all.map(losses));
  const whole = Math.max(1, lost + Math.max(0, ...all.map(gains)));
  let [right, left] = [lost, lost];
  return sources.flatMap((source) => {
    const amount = one.sources[source] ?? 0;
    if (!amount) return [];
    const start = amount > 0 ? right : left + amount;
    if (amount > 0) right += amount;
    else left += amount;
    return [{ source, amount, start: start / whole, share: Math.abs(amount) / whole }];
  });
}
