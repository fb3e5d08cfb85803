// What a god has beside the map, in the shape the panels draw it.

import type { AnkhColumns } from "../net/protocol";

export interface GuardianHeld {
  kind: string;
  pool: number;
  out: number;
}

/** The sides that have a panel: those still in the game in seat order, then the forgotten ones. */
export function panels(columns: AnkhColumns): { side: number; forgotten: boolean }[] {
  const sides = [...new Set(columns.side_of)].sort((a, b) => a - b);
  const here = (side: number): boolean => columns.standing.includes(side);
  return [...sides.filter(here), ...sides.filter((side) => !here(side))].map((side) => ({ side, forgotten: !here(side) }));
}

/** The seats that play for a side, its own first: two after a merge. */
export const seatsOf = (columns: AnkhColumns, side: number): number[] =>
  columns.side_of.flatMap((of, seat) => (of === side ? [seat] : [])).sort((a, b) => Number(b === side) - Number(a === side));

export function guardiansOf(columns: AnkhColumns, side: number): GuardianHeld[] {
  return columns.kinds
    .map((kind, level) => {
      const place = level * columns.seats + side;
      return { kind, pool: columns.guardian_pool[place] ?? 0, out: columns.guardians[place]?.length ?? 0 };
    })
    .filter(({ pool, out }) => pool + out > 0);
}

/** A side may choose now: whoever is asked plays for it. */
export const isAsked = (columns: AnkhColumns, side: number, seat: number | undefined): boolean =>
  seat !== undefined && columns.side_of[seat] === side;
