// Whose panels stand beside the map.

import type { AnkhView } from "../../net/protocol";

/** The sides that have a panel: those still in the game in seat order, then the forgotten ones. */
export function panels(view: AnkhView): { side: number; forgotten: boolean }[] {
  const sides = [...new Set(view.gods.map((god) => god.side))].sort((a, b) => a - b);
  const here = (side: number): boolean => view.standing.includes(side);
  return [...sides.filter(here), ...sides.filter((side) => !here(side))].map((side) => ({
    side,
    forgotten: !here(side),
  }));
}

/** The seats that play for a side, its own first: two after a merge. */
export const seatsOf = (view: AnkhView, side: number): number[] =>
  view.gods
    .flatMap((god, seat) => (god.side === side ? [seat] : []))
    .sort((a, b) => Number(b === side) - Number(a === side));

/** A side may choose now: whoever is asked plays for it. */
export const isAsked = (view: AnkhView, side: number, seat: number | undefined): boolean =>
  seat !== undefined && view.gods[seat]?.side === side;
