// What is printed on the boards and cards of 10 Plagues, as the page reads it.

import tables from "../content/plagues.json";

export type Track = "boat" | "city" | "field" | "province";
export type Area = "city" | "field";

export interface Territory {
  id: string;
  kind: "immediate" | "special" | "trade" | "scoring";
  name: string;
  rule: string;
  moves?: { track: string; steps: number }[];
  trade?: { gives: string; permanent: boolean; needs: string[] };
}

/** One way out of a part of a loss card: a marker goes back, or tokens are lost. */
export type Loss = { track: string; steps: number } | { tokens: string[]; both: boolean };

export interface LossCard {
  number: number;
  parts: Loss[][];
}

export interface Plague {
  id: string;
  effect: string;
  when: string;
  rule: string;
}

export interface PharaohCard {
  number: number;
  favour: string;
  amount: number;
}

export const TOKENS: string[] = tables.tokens.map((token) => token.id);
export const SPACES = tables.spaces as { id: string; area: Area; row: number; column: number }[];
export const GAPS = tables.gaps as { between: string[]; bonus: string }[];
export const DEV_POINTS: number[] = tables.dev_track.points;
export const NILE = tables.nile as {
  spaces: number;
  coins: number[];
  bonus_token: number;
  points: Record<string, number>;
  ankh: number;
};
export const PROVINCE_CARD = tables.province_card as {
  last: number;
  bonuses: Record<string, string>;
  two_special_actions: number;
  ankh: number;
  points: number;
};
export const PAPYRUS: { normal: Side; advanced: Side } = tables.papyrus;
export const DICE: number[] = tables.dice.numbers;
export const PHARAOH_CARDS: PharaohCard[] = tables.pharaoh_cards;
export const HEBREWS: { values: number[]; counts: number[]; column: string[]; points: number[] } = tables.hebrews;
export const RECOVERED_WITH: number[][] = tables.discard.recovered_with;
export const PLAGUES: Plague[] = tables.plagues;
export const LOSSES = tables.losses as LossCard[];
export const TERRITORIES = tables.territories as Territory[];
export const ROUNDS: { whole: number; short: number; moses: number[] } = tables.rounds;
/** Dice that each player spends in a round; as many stay, and count as soldiers. */
export const DICE_SPENT: number = tables.turns_per_round;
/** The hash of these tables: a game with a content pack has another. */
export const CONTENT: string = tables.content;

/** A side of the papyrus: tribute and Ankhs by round. */
export interface Side {
  tribute: number[];
  ankhs: number[];
}

const byId = new Map(TERRITORIES.map((card) => [card.id, card]));

/** A territory card by its id, like "t8". */
export function territoryOf(id: string): Territory {
  return byId.get(id) ?? { id, kind: "immediate", name: "", rule: "P9.1" };
}
