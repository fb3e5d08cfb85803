// A small table for tests: bare, and whatever a test puts on it.

import type { AnkhFigure, AnkhGod, AnkhView } from "../net/protocol";
import { ACTIONS, SPACES } from "./facts";

const NAMES = ["isis", "ra", "amun", "anubis", "osiris"];

/** A god with nothing but its name, and whatever a test gives it. */
export const god = (side: number, has: Partial<AnkhGod> = {}): AnkhGod => ({
  name: NAMES[side]!,
  side,
  abilities: [],
  devotion: 0,
  followers: 1,
  powers: [],
  hand: ["flood"],
  ankhs: 9,
  warriors: { pool: 6, out: 0 },
  trapped: 0,
  guardians: [],
  ...has,
});

export const figure = (piece: string, side: number, space: string, is: Partial<AnkhFigure> = {}): AnkhFigure => ({
  piece,
  side,
  space,
  radiant: false,
  sheltered: false,
  ...is,
});

/** Warriors of each side. */
export const warriors = (...sides: string[][]): AnkhFigure[] =>
  sides.flatMap((spaces, side) => spaces.map((space) => figure("warrior", side, space)));

/** An empty table whose map is one region, with some fields set. */
export function table(changes: Partial<AnkhView> = {}, seats = 2): AnkhView {
  const sides = Array.from({ length: seats }, (_, side) => side);
  return {
    scenario: "middle_kingdom",
    first: 0,
    turn: 0,
    last_red: 20,
    actions: Object.fromEntries(ACTIONS.map(({ id }) => [id, 0])),
    event: 0,
    standing: sides,
    gods: sides.map((side) => god(side)),
    guardians: ["satet", "mummy", "giant_scorpion"].map((guardian) => ({ guardian, supply: 1, gone: 0 })),
    figures: [],
    monuments: [],
    camels: [],
    regions: [[...SPACES]],
    tiles: [],
    aims: [],
    tie_breaker: null,
    amun_ready: false,
    battle: null,
    ending: null,
    winner: null,
    secrets: null,
    ...changes,
  };
}

/** Three gods of which the last two have merged: Amun above Ra. */
export const merged = (changes: Partial<AnkhView> = {}): AnkhView =>
  table({ gods: [god(0), god(1, { side: 2 }), god(2)], standing: [2, 0], ...changes }, 3);
