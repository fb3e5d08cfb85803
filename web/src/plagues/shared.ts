// The shared board as it is drawn: papyrus, market, Pharaoh cards, Hebrews, plague and loss, and what is left of everything.

import type { PlaguesColumns } from "../net/protocol";
import {
  HEBREWS, LOSSES, PAPYRUS, PHARAOH_CARDS, PLAGUES, ROUNDS, TERRITORIES, TOKENS, territoryOf,
  type Loss, type LossCard, type PharaohCard, type Plague, type Side, type Territory,
} from "./printed";

const ON_TABLE = -1;
const SPENT = -2;
export const BETWEEN_ROUNDS = 4;

export interface RoundCell {
  round: number;
  tribute: number;
  ankhs: number;
  when: "past" | "now" | "coming";
  /** Moses helps at its end. */
  moses: boolean;
}

export const sideOf = (columns: PlaguesColumns): Side => (columns.advanced ? PAPYRUS.advanced : PAPYRUS.normal);

/** The rounds of this game on the side of the papyrus that is played. */
export function papyrusOf(columns: PlaguesColumns): RoundCell[] {
  const side = sideOf(columns);
  return Array.from({ length: columns.short ? ROUNDS.short : ROUNDS.whole }, (_, index) => ({
    round: index + 1,
    tribute: side.tribute[index] ?? 0,
    ankhs: side.ankhs[index] ?? 0,
    when: index + 1 < columns.round ? "past" : index + 1 === columns.round ? "now" : "coming",
    moses: ROUNDS.moses.includes(index + 1) && columns.people > 1,
  }));
}

/** How many Ankhs cancel a part of this round's loss. */
export const ankhsNeeded = (columns: PlaguesColumns): number => sideOf(columns).ankhs[columns.round - 1] ?? 0;

export interface Favour extends PharaohCard {
  /** Who holds it; null on the table or spent. */
  holder: number | null;
  spent: boolean;
}

export function favoursOf(columns: PlaguesColumns): Favour[] {
  return PHARAOH_CARDS.map((card, index) => {
    const where = columns.cards[index] ?? ON_TABLE;
    return { ...card, holder: where >= 0 ? where : null, spent: where === SPENT };
  });
}

/** Each Hebrew that waits on the shared board, by its value. */
export function waiting(columns: PlaguesColumns): number[] {
  return HEBREWS.values.flatMap((value, index) => Array.from({ length: columns.hebrews[index] ?? 0 }, () => value));
}

export function plagueOf(columns: PlaguesColumns): Plague | null {
  return PLAGUES.find((plague) => plague.id === columns.plague_name) ?? null;
}

export function lossOf(columns: PlaguesColumns): LossCard | null {
  return LOSSES[columns.loss] ?? null;
}

/** The ways to suffer a part, each as the game writes it: "one of" is a way for each kind. */
export function waysOf(part: readonly Loss[]): string[] {
  return part.flatMap((loss) => {
    if ("track" in loss) return [`${loss.track} -${loss.steps}`];
    return loss.both ? [loss.tokens.join("+")] : loss.tokens;
  });
}

/** Everything face down, and what is still possible. */
export interface Left {
  plagues: Plague[];
  losses: LossCard[];
  tokens: { token: string; supply: number; gone: number }[];
  supply: number;
  hebrews: { value: number; bag: number; gone: number }[];
  territories: Territory[];
  deck: number;
}

export function leftOf(columns: PlaguesColumns): Left {
  const supply = columns.supply as Record<string, number>;
  const gone = columns.gone as Record<string, number>;
  return {
    plagues: columns.plague_deck.flatMap((index) => PLAGUES[index] ?? []),
    losses: columns.loss_deck.flatMap((index) => LOSSES[index] ?? []),
    tokens: TOKENS.map((token) => ({ token, supply: supply[token] ?? 0, gone: gone[token] ?? 0 })),
    supply: TOKENS.reduce((sum, token) => sum + (supply[token] ?? 0), 0),
    hebrews: HEBREWS.values.map((value, index) => ({ value, bag: columns.hebrew_bag[index] ?? 0, gone: columns.hebrews_gone[index] ?? 0 })),
    territories: TERRITORIES.filter((card) => columns.unseen_land.includes(card.id)),
    deck: columns.deck_size,
  };
}

export const openLand = (columns: PlaguesColumns): Territory[] => columns.open_land.map(territoryOf);
