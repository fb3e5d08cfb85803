// What a choice would change on one's own board, before it is made.

import type { PlaguesPlayer, PlaguesTracks } from "../../net/protocol";
import { DEV_POINTS } from "../printed";
import { rowsOf } from "./province";

export type LossEffect =
  | { what: "nothing" }
  | { what: "moves"; track: string; from: number; to: number }
  | { what: "tokens"; tokens: string[] };

const isDev = (track: string): boolean => track === "city" || track === "field";

/** A way to suffer a loss, as the game writes it: "boat -1", "sphinx", "sphinx+plantation". */
export function lossEffect(player: PlaguesPlayer, way: string): LossEffect {
  const move = /^(\w+) -(\d+)$/.exec(way);
  if (!move) {
    const held = Object.values(player.board);
    const tokens = way.split("+").filter((kind) => held.includes(kind));
    return tokens.length ? { what: "tokens", tokens } : { what: "nothing" };
  }
  const track = move[1] as keyof PlaguesTracks;
  const here = player.tracks[track];
  if (here === 0) return { what: "nothing" };
  const back = Math.max(0, here - Number(move[2]));
  const shown = (space: number): number => (isDev(track) ? (DEV_POINTS[space] ?? 0) : space);
  return { what: "moves", track, from: shown(here), to: shown(back) };
}

export interface BoardEffect {
  /** Bonuses that open, or break. */
  bonuses: string[];
  /** A row of three different is completed, or broken. */
  row: boolean;
}

/** What a token laid on a free space would open; what one taken from a filled space would break. */
export function boardEffect(player: PlaguesPlayer, id: string, token: string | null): BoardEffect {
  const after = rowsOf({ ...player.board, [id]: token });
  const effect: BoardEffect = { bonuses: [], row: false };
  rowsOf(player.board).forEach((row, index) => {
    const other = after[index];
    row.gaps.forEach((gap, place) => {
      if (gap.active !== other?.gaps[place]?.active) effect.bonuses.push(gap.bonus);
    });
    if (row.complete !== other?.complete) effect.row = true;
  });
  return effect;
}

/** Points of both development tracks after these steps, written "city+field". */
export function devEffect(player: PlaguesPlayer, token: string): { city: number; field: number } {
  const steps = token.split("+");
  const after = (track: "city" | "field"): number => {
    const space = player.tracks[track] + steps.filter((one) => one === track).length;
    return DEV_POINTS[Math.min(space, DEV_POINTS.length - 1)] ?? 0;
  };
  return { city: after("city"), field: after("field") };
}
