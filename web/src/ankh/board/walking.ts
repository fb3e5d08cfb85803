// The way that a figure walks over the map: from space to space, as straight as it can.

import { TERRAIN } from "../facts";
import { across, apart, centre, type Token } from "./geometry";

const neighbours = (space: Token): Token[] =>
  [0, 1, 2, 3, 4, 5].map((side) => across(space, side)).filter((next) => TERRAIN.has(next));

/** How many steps every space is away from one. */
function distances(from: Token): Map<Token, number> {
  const found = new Map([[from, 0]]);
  for (const [space, steps] of found)
    for (const next of neighbours(space)) if (!found.has(next)) found.set(next, steps + 1);
  return found;
}

/** All spaces of a shortest way from one space to another, both included. */
export function walk(from: Token, to: Token): Token[] {
  const left = distances(to);
  const way = [from];
  for (let here = from; here !== to;) {
    const nearer = neighbours(here).filter((next) => left.get(next)! < left.get(here)!);
    if (!nearer.length) return [from, to];
    nearer.sort((one, other) => aside(one, from, to) - aside(other, from, to));
    here = nearer[0]!;
    way.push(here);
  }
  return way;
}

/** How far a space lies from the straight line between two others. */
function aside(space: Token, from: Token, to: Token): number {
  const [a, b, c] = [centre(from), centre(to), centre(space)];
  return Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / Math.max(1, apart(a, b));
}

/** A way of several legs, each walked from space to space. */
export const walked = (way: readonly Token[]): Token[] =>
  way.flatMap((space, leg) => (leg === 0 ? [space] : walk(way[leg - 1]!, space).slice(1)));
