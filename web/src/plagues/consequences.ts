// What a choice would change on one's own board, before it is made.

import { DEV_POINTS } from "./printed";
import type { Province } from "./province";
import { rowsOf, tokenAt } from "./province";

export type LossEffect =
  | { what: "nothing" }
  | { what: "moves"; track: string; from: number; to: number }
  | { what: "tokens"; tokens: string[] };

const DEV: Record<string, 0 | 1> = { city: 0, field: 1 };

/** A way to suffer a loss, as the game writes it: "boat -1", "sphinx", "sphinx+plantation". */
export function lossEffect(province: Province, way: string): LossEffect {
  const move = /^(\w+) -(\d+)$/.exec(way);
  if (!move) {
    const tokens = way.split("+").filter((kind) => has(province, kind));
    return tokens.length ? { what: "tokens", tokens } : { what: "nothing" };
  }
  const track = move[1] ?? "";
  const dev = DEV[track];
  const here = dev !== undefined ? province.dev[dev] : track === "boat" ? province.boat : province.card;
  if (here === 0) return { what: "nothing" };
  const back = Math.max(0, here - Number(move[2]));
  const shown = (space: number): number => (dev === undefined ? space : (DEV_POINTS[space] ?? 0));
  return { what: "moves", track, from: shown(here), to: shown(back) };
}

function has(province: Province, kind: string): boolean {
  return province.rows.some((row) => row.spaces.some((space) => space.token === kind));
}

export interface BoardEffect {
  /** Bonuses that open, or break. */
  bonuses: string[];
  /** A row of three different is completed, or broken. */
  row: boolean;
}

function tokensOf(province: Province): (string | null)[] {
  return province.rows.flatMap((row) => row.spaces.map((space) => space.token));
}

/** What a token laid on a free space would open; what one taken from a filled space would break. */
export function boardEffect(province: Province, id: string, token: string | null): BoardEffect {
  const ids = province.rows.flatMap((row) => row.spaces.map((space) => space.id));
  const after = rowsOf(tokensOf(province).map((held, index) => (ids[index] === id ? token : held)));
  const effect: BoardEffect = { bonuses: [], row: false };
  province.rows.forEach((row, index) => {
    const other = after[index];
    row.gaps.forEach((gap, place) => {
      if (gap.active !== other?.gaps[place]?.active) effect.bonuses.push(gap.bonus);
    });
    if (row.complete !== other?.complete) effect.row = true;
  });
  return effect;
}

/** Points of both development tracks after these steps, written "city+field". */
export function devEffect(province: Province, token: string): { city: number; field: number } {
  const steps = token.split("+");
  const after = (track: "city" | "field"): number => {
    const space = province.dev[DEV[track] ?? 0] + steps.filter((one) => one === track).length;
    return DEV_POINTS[Math.min(space, DEV_POINTS.length - 1)] ?? 0;
  };
  return { city: after("city"), field: after("field") };
}

export { tokenAt };
