// What this round will ask, and what there is to meet it: from the figures that the server explains.

import type { Figures, PlaguesColumns, PlaguesFigures } from "../net/protocol";
import { DICE_SPENT } from "./printed";
import { isAutoma } from "./province";
import { ankhsNeeded } from "./shared";

export type Account = PlaguesFigures[number];

/** The figures of 10 Plagues, if these are such. */
export function accountsOf(figures: Figures | null | undefined): PlaguesFigures | null {
  return Array.isArray(figures) && figures.every((one) => "tribute" in one) ? (figures as PlaguesFigures) : null;
}

export interface Source {
  source: string;
  amount: number;
}

/** Where a sum comes from, without what is nothing. */
export function sourcesOf(amounts: Record<string, number>): Source[] {
  return Object.entries(amounts)
    .filter(([source, amount]) => source !== "total" && amount !== 0)
    .map(([source, amount]) => ({ source, amount }));
}

export interface TributeForecast {
  due: number;
  have: number;
  short: number;
  /** Coin tokens that it will cost. */
  tokens: number;
  sources: Source[];
}

export function tributeOf(account: Account): TributeForecast {
  const { due, tokens_to_spend } = account.tribute;
  const have = account.coins.total;
  return { due, have, short: Math.max(0, due - have), tokens: due > have ? 0 : tokens_to_spend, sources: sourcesOf(account.coins) };
}

export interface SoldiersForecast {
  player: number;
  low: number;
  high: number;
  sources: Source[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The least and the most that the dice that stay can come to. */
export function diceLeft(columns: PlaguesColumns, player: number): [number, number] {
  if (isAutoma(columns, player)) {
    const unknown = DICE_SPENT - columns.automa_shown.length;
    const hidden = [...columns.automa_dice].sort((a, b) => a - b);
    const shown = sum(columns.automa_shown);
    return [shown + sum(hidden.slice(0, unknown)), shown + sum(hidden.slice(hidden.length - unknown))];
  }
  const unspent = [...(columns.dice[player] ?? [])].sort((a, b) => a - b);
  return [sum(unspent.slice(0, DICE_SPENT)), sum(unspent.slice(-DICE_SPENT))];
}

/** What a player will have when soldiers are counted; a range until its dice are spent. */
export function soldiersOf(columns: PlaguesColumns, account: Account, player: number): SoldiersForecast {
  const beside = account.soldiers.total - account.soldiers.dice;
  const [low, high] = diceLeft(columns, player);
  return { player, low: low + beside, high: high + beside, sources: sourcesOf({ ...account.soldiers, dice: 0 }) };
}

/** Everyone by what they will have at most and at least, the strongest first; equals in the present order. */
export function soldiersOrder(columns: PlaguesColumns, accounts: PlaguesFigures): SoldiersForecast[] {
  return columns.order
    .map((player) => soldiersOf(columns, accounts[player]!, player))
    .sort((one, other) => other.low + other.high - one.low - one.high);
}

export interface AnkhForecast {
  have: number;
  need: number;
  enough: boolean;
  sources: Source[];
}

export function ankhsOf(columns: PlaguesColumns, account: Account): AnkhForecast {
  const have = account.ankhs.total;
  const need = ankhsNeeded(columns);
  return { have, need, enough: have >= need, sources: sourcesOf(account.ankhs) };
}
