// A province as it is drawn: its board in rows, the Nile, the marks of the province card, the Hebrew column.

import type { PlaguesPlayer } from "../../net/protocol";
import { GAPS, HEBREWS, NILE, PROVINCE_CARD, SPACES, type Area } from "../printed";

export interface Space {
  id: string;
  token: string | null;
}

export interface Gap {
  bonus: string;
  active: boolean;
}

/** Three spaces and the two bonuses between them. */
export interface Row {
  area: Area;
  spaces: Space[];
  gaps: Gap[];
  /** It holds three different tokens. */
  complete: boolean;
}

/** The board in rows from the top, each with the bonuses between its spaces. */
export function boardOf({ board, gaps, rows }: Pick<PlaguesPlayer, "board" | "gaps" | "rows">): Row[] {
  return rows.map((complete, row) => {
    const spaces = SPACES.slice(3 * row, 3 * row + 3).map(({ id, area }) => ({ id, area, token: board[id] ?? null }));
    return {
      area: spaces[0]!.area,
      spaces,
      gaps: GAPS.flatMap(({ bonus, between: [one] }, gap) =>
        spaces.some(({ id }) => id === one) ? [{ bonus, active: gaps[gap] ?? false }] : [],
      ),
      complete,
    };
  });
}

export interface NileSpace {
  space: number;
  coin: boolean;
  mark: boolean;
  points: number;
  ankh: boolean;
}

/** The Nile from its start to its last space. */
export function nileOf(): NileSpace[] {
  return Array.from({ length: NILE.spaces + 1 }, (_, space) => ({
    space,
    coin: NILE.coins.includes(space),
    mark: NILE.bonus_token === space,
    points: NILE.points[String(space)] ?? 0,
    ankh: NILE.ankh === space,
  }));
}

export type CardMark = { space: number; what: "hebrew" | "market" | "dev" | "two" | "ankh" | "points"; won: boolean };

/** What lies on the way of the province card, and what of it is won or holds now. */
export function cardMarks(player: PlaguesPlayer): CardMark[] {
  const bonuses = Object.entries(PROVINCE_CARD.bonuses).map(([space, what]): CardMark => ({
    space: Number(space),
    what: what as "hebrew" | "market" | "dev",
    won: player.claimed.spaces.includes(Number(space)),
  }));
  const holds = (space: number, what: CardMark["what"]): CardMark => ({
    space,
    what,
    won: player.tracks.province >= space,
  });
  return [
    ...bonuses,
    holds(PROVINCE_CARD.two_special_actions, "two"),
    holds(PROVINCE_CARD.ankh, "ankh"),
    holds(PROVINCE_CARD.last, "points"),
  ].sort((one, other) => one.space - other.space);
}

/** The places of the Hebrew column: how many of each column are filled. */
export function hebrewColumn(count: number): { bonus: string; filled: boolean }[] {
  const length = HEBREWS.column.length;
  const inColumn = count === 0 ? 0 : ((count - 1) % length) + 1;
  return HEBREWS.column.map((bonus, place) => ({ bonus, filled: place < inColumn }));
}

/** What freed Hebrews are worth together. */
export const worthOf = (freed: readonly number[]): number => freed.reduce((sum, value) => sum + value, 0);
