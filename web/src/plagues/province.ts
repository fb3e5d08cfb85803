// One player's province as it is drawn: everything the columns say about it, read into rows, places and counts.

import type { PlaguesColumns } from "../net/protocol";
import {
  BONUS_TOKENS, DICE, GAPS, HEBREWS, NILE, PROVINCE_CARD, RECOVERED_WITH, SPACES, SPACES_EACH, TOKENS, territoryOf,
  type Area, type Territory,
} from "./printed";

export interface Space {
  id: string;
  token: string | null;
}

export interface Gap {
  bonus: string;
  between: [string, string];
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

export interface Held {
  card: Territory;
  /** Used this round, used up for good, or still there. */
  state: "ready" | "used" | "traded";
}

export interface Province {
  player: number;
  automa: boolean;
  /** The province it governs; null for the automa, and before provinces are chosen. */
  name: string | null;
  powerUsed: boolean;
  ignoring: boolean;
  exempt: boolean;
  failed: boolean;
  rows: Row[];
  /** City, field: spaces of the two markers. */
  dev: [number, number];
  boat: number;
  card: number;
  claimed: { city: boolean; field: boolean; river: boolean; spaces: number[] };
  dice: { die: number; spent: boolean }[];
  /** The automa's dice: those turned as the upper ones, and how many lie face down. */
  automaDice: { shown: number[]; down: number } | null;
  beside: { token: string; count: number }[];
  coins: number;
  pharaohs: { all: number; used: number };
  discard: { slot: number; token: string | null; dice: number[] }[];
  penalties: number;
  land: Held[];
  freed: { byValue: number[]; count: number; sum: number };
  favours: number[];
}

export const AUTOMA = 1;

export function isAutoma(columns: PlaguesColumns, player: number): boolean {
  return columns.people === 1 && player === AUTOMA;
}

export function provinceOf(columns: PlaguesColumns, player: number): Province {
  const board = columns.board.slice(player * SPACES_EACH, (player + 1) * SPACES_EACH);
  const kept = (token: string): number => columns.kept[player * TOKENS.length + TOKENS.indexOf(token)] ?? 0;
  const claimed = columns.claimed[player] ?? [];
  const byValue = columns.freed.slice(player * HEBREWS.values.length, (player + 1) * HEBREWS.values.length);
  const left = new Set(columns.dice[player] ?? []);
  const automa = isAutoma(columns, player);
  return {
    player,
    automa,
    name: columns.provinces[player] ?? null,
    powerUsed: columns.power_used.includes(player),
    ignoring: columns.ignoring.includes(player),
    exempt: columns.exempt.includes(player),
    failed: columns.failed.includes(player),
    rows: rowsOf(board),
    dev: [columns.dev[2 * player] ?? 0, columns.dev[2 * player + 1] ?? 0],
    boat: columns.boat[player] ?? 0,
    card: columns.card_at[player] ?? 0,
    claimed: {
      city: claimed.includes(BONUS_TOKENS.city),
      field: claimed.includes(BONUS_TOKENS.field),
      river: claimed.includes(BONUS_TOKENS.river),
      spaces: claimed.filter((space) => space <= PROVINCE_CARD.last),
    },
    dice: DICE.map((die) => ({ die, spent: !left.has(die) })),
    automaDice: automa ? { shown: columns.automa_shown, down: columns.automa_dice.length } : null,
    beside: TOKENS.filter((token) => token !== "coin" && token !== "pharaoh" && kept(token) > 0).map((token) => ({ token, count: kept(token) })),
    coins: kept("coin"),
    pharaohs: { all: kept("pharaoh"), used: columns.pharaohs_used[player] ?? 0 },
    discard: RECOVERED_WITH.map((dice, slot) => ({ slot: slot + 1, token: columns.discard[player * RECOVERED_WITH.length + slot] ?? null, dice })),
    penalties: columns.penalties[player] ?? 0,
    land: landOf(columns, player),
    freed: {
      byValue,
      count: byValue.reduce((sum, number) => sum + number, 0),
      sum: byValue.reduce((sum, number, index) => sum + number * (HEBREWS.values[index] ?? 0), 0),
    },
    favours: columns.cards.flatMap((holder, index) => (holder === player ? [index + 1] : [])),
  };
}

/** The board in rows from the top: a bonus is active between two tokens, a row complete with three different ones. */
export function rowsOf(board: readonly (string | null)[]): Row[] {
  const tokens = new Map(SPACES.map((space, index) => [space.id, board[index] ?? null]));
  const rows: Row[] = [];
  for (let first = 0; first < SPACES.length; first += 3) {
    const spaces = SPACES.slice(first, first + 3);
    const ids = spaces.map((space) => space.id);
    const held = ids.map((id) => tokens.get(id) ?? null);
    rows.push({
      area: spaces[0]?.area ?? "city",
      spaces: ids.map((id, index) => ({ id, token: held[index] ?? null })),
      gaps: GAPS.filter((gap) => ids.includes(gap.between[0] ?? "")).map(({ bonus, between: [one = "", other = ""] }) => ({
        bonus,
        between: [one, other],
        active: tokens.get(one) != null && tokens.get(other) != null,
      })),
      complete: held.every((token) => token !== null) && new Set(held).size === held.length,
    });
  }
  return rows;
}

function landOf(columns: PlaguesColumns, player: number): Held[] {
  const used = columns.specials_used[player] ?? [];
  const traded = columns.traded[player] ?? [];
  return (columns.land[player] ?? []).map((id) => ({
    card: territoryOf(id),
    state: used.includes(id) ? "used" : traded.includes(id) ? "traded" : "ready",
  }));
}

/** The token on a space. */
export function tokenAt(province: Province, id: string): string | null {
  for (const row of province.rows) for (const space of row.spaces) if (space.id === id) return space.token;
  return null;
}

/** How many tokens lie on the board. */
export function onBoard(province: Province): number {
  return province.rows.flatMap((row) => row.spaces).filter((space) => space.token !== null).length;
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
export function cardMarks(province: Province): CardMark[] {
  const bonuses = Object.entries(PROVINCE_CARD.bonuses).map(([space, what]): CardMark => ({
    space: Number(space),
    what: what as "hebrew" | "market" | "dev",
    won: province.claimed.spaces.includes(Number(space)),
  }));
  const holds = (space: number, what: CardMark["what"]): CardMark => ({ space, what, won: province.card >= space });
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
