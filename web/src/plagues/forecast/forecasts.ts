// What this round will ask, and what there is to meet it: from the figures that the server explains.

import type { PlaguesAccount, PlaguesFigures, PlaguesView } from "../../net/protocol";
import { DICE_SPENT } from "../printed";
import { ankhsNeeded } from "../round/shared";

export interface Source {
  source: string;
  amount: number;
}

/** Where a sum comes from, without what is nothing. */
export function sourcesOf(amounts: { total: number }): Source[] {
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
  paid: boolean;
  sources: Source[];
}

export function tributeOf(account: PlaguesAccount): TributeForecast {
  const { due, tokens_to_spend, paid } = account.tribute;
  const have = account.coins.total;
  return {
    due,
    have,
    short: paid ? 0 : Math.max(0, due - have),
    tokens: tokens_to_spend,
    paid,
    sources: sourcesOf(account.coins),
  };
}

export interface SoldiersForecast {
  player: number;
  low: number;
  high: number;
  sources: Source[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The least and the most that the dice that stay can come to. */
export function diceLeft(view: PlaguesView, player: number): [number, number] {
  const { automa, dice } = view.players[player]!;
  if (automa && view.automa) {
    const { shown, down } = view.automa;
    const unknown = DICE_SPENT - shown.length;
    return [sum(shown) + sum(down.slice(0, unknown)), sum(shown) + sum(down.slice(down.length - unknown))];
  }
  return [sum(dice.slice(0, DICE_SPENT)), sum(dice.slice(-DICE_SPENT))];
}

/** Soldiers will still be counted this round. */
export const beforePlague = (view: PlaguesView): boolean => view.phase !== "plague" && view.phase !== "closing";

/** What a player will have when soldiers are counted; a range until its dice are spent. */
export function soldiersOf(view: PlaguesView, account: PlaguesAccount, player: number): SoldiersForecast {
  const beside = account.soldiers.total - account.soldiers.dice;
  const [low, high] = diceLeft(view, player);
  const withoutDice = { ...account.soldiers, dice: 0 };
  return { player, low: low + beside, high: high + beside, sources: sourcesOf(withoutDice) };
}

/** Everyone by what they will have at most and at least, the strongest first; equals in the present order. */
export function soldiersOrder(view: PlaguesView, accounts: PlaguesFigures): SoldiersForecast[] {
  return view.order
    .map((player) => soldiersOf(view, accounts[player]!, player))
    .sort((one, other) => other.low + other.high - one.low - one.high);
}

export interface AnkhForecast {
  have: number;
  need: number;
  enough: boolean;
  sources: Source[];
}

export function ankhsOf(view: PlaguesView, account: PlaguesAccount): AnkhForecast {
  const have = account.ankhs.total;
  const need = ankhsNeeded(view);
  return { have, need, enough: have >= need, sources: sourcesOf(account.ankhs) };
}
