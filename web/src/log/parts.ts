// The log in parts, as people read it: whose turn it was, which round, which conflict; and what was taken back.

import type { GameEvent, Moment } from "../net/protocol";
import type { Heading, Telling } from "../table/telling";
import type { Line } from "./lines";
import { standing } from "./standing";

/** A line of the log; struck out if it was taken back. */
export interface Told extends Line {
  struck?: true;
}

/** Lines that belong together, under the sign of a seat or under words. */
export interface Part {
  key: string;
  seat: number | null;
  /** What the heading says, if it is not a seat's name. */
  words: string | null;
  struck: boolean;
  lines: Told[];
}

interface Source {
  /** What happened; or that play went back. */
  event: GameEvent | "back";
  struck: boolean;
}

/** What lines were made from, by their keys. */
function sourcesOf(moments: readonly Moment[]): Map<string, Source> {
  const stands = standing(moments);
  const found = new Map<string, Source>();
  for (const moment of moments) {
    moment.news.forEach(({ type }, index) => {
      if (type === "TakenBack") found.set(`${moment.n}-news-${index}`, { event: "back", struck: false });
    });
    moment.events.forEach(([position, event], index) => {
      found.set(`${moment.n}-${index}`, { event, struck: position > stands.get(moment)! });
    });
  }
  return found;
}

/** The log in parts. A part goes on until another begins; what came before the first has no heading. */
export function partsOf(moments: readonly Moment[], lines: readonly Line[], telling: Pick<Telling, "heading">): Part[] {
  const sources = sourcesOf(moments);
  const parts: Part[] = [{ key: "", seat: null, words: null, struck: false, lines: [] }];
  for (const line of lines) {
    const { event = null, struck = false } = sources.get(line.key) ?? {};
    const now = parts.at(-1)!;
    if (event === "back" && now.struck) {
      // Play goes on in the part that it went back to.
      const { seat, words } = parts.findLast((part) => !part.struck)!;
      parts.push({ key: line.key, seat, words, struck: false, lines: [line] });
      continue;
    }
    const heading = event === null || event === "back" ? null : headingOf(event, telling, now);
    if (heading) {
      const words = heading.whole && heading.seat === null ? line.text : null;
      parts.push({ key: line.key, seat: heading.seat, words, struck, lines: [] });
    }
    if (!heading?.whole) parts.at(-1)!.lines.push(struck ? { ...line, struck } : line);
  }
  return parts.filter(({ key, lines: found }) => key !== "" || found.length);
}

/** The part that an event begins; none if it only goes on with the same seat's. */
function headingOf(event: GameEvent, telling: Pick<Telling, "heading">, now: Part): Heading | null {
  const heading = telling.heading(event);
  return heading && !heading.whole && heading.seat === now.seat ? null : heading;
}
