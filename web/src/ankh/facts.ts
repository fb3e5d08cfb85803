// What is printed: the map, the cards, the powers, the tracks. It never changes.

import printed from "../content/ankh.json";
import type { AnkhMonument } from "../net/protocol";
import { across, at, between, corners, knot, pair, EDGES, type Point, type Token } from "./board/geometry";

export type Terrain = "fertile" | "desert" | "water";
const LETTERS = printed.terrains as Readonly<Record<string, Terrain>>;

/** The terrain of each of the 101 spaces, row by row. */
export const TERRAIN: ReadonlyMap<Token, Terrain> = new Map(
  printed.terrain.flatMap((row, r) =>
    [...row].flatMap((letter, c): [Token, Terrain][] => {
      const terrain = LETTERS[letter];
      return terrain ? [[`${r},${c}`, terrain]] : [];
    }),
  ),
);
export const SPACES: readonly Token[] = [...TERRAIN.keys()];
export const RIVERS: readonly Token[] = printed.rivers;

const river = new Set(RIVERS.map((edge) => pair(...between(edge))));

const before = (one: Token, other: Token): boolean => {
  const [[r1, c1], [r2, c2]] = [at(one), at(other)];
  return r1 < r2 || (r1 === r2 && c1 < c2);
};

export const isLand = (space: Token): boolean => TERRAIN.has(space) && TERRAIN.get(space) !== "water";

/** Every edge between two land spaces without a river, seen from the first of them. */
export const DRY_EDGES: readonly Token[] = SPACES.flatMap((space) =>
  EDGES.flatMap((name, edge) => {
    const other = across(space, edge);
    return isLand(space) && isLand(other) && before(space, other) && !river.has(pair(space, other))
      ? [`${space} ${name}`]
      : [];
  }),
);

/** The corners of the map, with the spaces that meet there. */
export const KNOTS: ReadonlyMap<string, { point: Point; spaces: Token[] }> = (() => {
  const found = new Map<string, { point: Point; spaces: Token[] }>();
  for (const space of SPACES)
    for (const point of corners(space)) {
      const here = found.get(knot(point)) ?? { point, spaces: [] };
      here.spaces.push(space);
      found.set(knot(point), here);
    }
  return found;
})();

export interface Power {
  id: string;
  level: number;
  rule: string;
}
export interface Card {
  id: string;
  strength: number;
  rule: string;
}
export interface ActionRow {
  id: string;
  rule: string;
}
export type EventKind = "control" | "caravan" | "conflict";

export const GODS: readonly string[] = printed.gods.map((god) => god.id);
export const GUARDIANS: readonly { id: string; level: number; rule: string }[] = printed.guardians;
export const MONUMENTS = printed.monuments as readonly AnkhMonument["kind"][];
export const POWERS: readonly Power[] = printed.powers;
export const CARDS: readonly Card[] = printed.cards;
export const ACTIONS: readonly ActionRow[] = printed.actions;
/** The spaces of the event track. */
export const EVENTS = printed.events as readonly EventKind[];
export const TOP: number = printed.devotion.top;

/** After so many uses of a row an event comes. */
export function usesToEvent(row: number, seats: number): number {
  const spaces: Readonly<Record<string, number>> = printed.actions[row]?.spaces ?? {};
  return spaces[String(seats)] ?? seats;
}

/** The rule behind a god's ability, and behind a guardian's. */
export const ruleOfGod = (id: string): string => printed.gods.find((god) => god.id === id)?.rule ?? "";
export const ruleOfGuardian = (id: string): string => GUARDIANS.find((guardian) => guardian.id === id)?.rule ?? "";
