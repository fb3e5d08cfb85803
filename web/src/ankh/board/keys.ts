// Walking the map by keyboard: the arrow keys and, as on a number pad, Home, Page Up, End and Page Down for the slanted ways.

import { SPACES, TERRAIN } from "../facts";
import { across, apart, at, centre, nearest, type Token } from "./geometry";

const SLANTED: Readonly<Record<string, number>> = { ArrowUp: 0, PageUp: 1, PageDown: 2, ArrowDown: 3, End: 4, Home: 5 };
/** The direction of each key, in degrees: 0 east, 90 south. */
const DEGREES: Readonly<Record<string, number>> = {
  ArrowUp: 270,
  PageUp: 330,
  ArrowRight: 0,
  PageDown: 30,
  ArrowDown: 90,
  End: 150,
  ArrowLeft: 180,
  Home: 210,
};

export const isStep = (key: string): boolean => key in DEGREES;

/** The space that a key leads to; the same one if the map ends there. Left and right stay in the row. */
export function stepFrom(space: Token, key: string): Token {
  const edge = SLANTED[key];
  if (edge !== undefined) {
    const next = across(space, edge);
    return TERRAIN.has(next) ? next : space;
  }
  const [row, column] = at(space);
  const next = `${row},${column + (key === "ArrowRight" ? 1 : -1)}`;
  if (TERRAIN.has(next)) return next;
  const points = SPACES.map((each) => ({ ...centre(each), space: each })).filter(
    (each) => apart(each, centre(space)) < 110,
  );
  return nearest(centre(space), DEGREES[key]!, points)?.space ?? space;
}

/** Of some places, the next one in the direction of a key; undefined if there is none. */
export function stepAmong<Of extends { x: number; y: number }>(
  from: Of,
  key: string,
  places: readonly Of[],
): Of | undefined {
  return nearest(from, DEGREES[key] ?? 0, places);
}

/** The next or the previous thing that can be chosen, round and round. */
export function turnAmong(from: Token, choosable: readonly Token[], step: 1 | -1): Token | undefined {
  const order = SPACES.filter((space) => choosable.includes(space));
  if (!order.length) return undefined;
  const here = order.indexOf(from);
  if (here >= 0) return order[(here + step + order.length) % order.length];
  const after = SPACES.indexOf(from);
  const next = order.find((space) => SPACES.indexOf(space) > after) ?? order[0];
  return step === 1 ? next : (order[order.indexOf(next!) - 1] ?? order.at(-1));
}
