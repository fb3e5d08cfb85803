// What is printed on the boards and cards of 10 Plagues, as the page reads it: with the tables of the game that is shown.

import shipped from "../content/plagues.json";

/** All that is printed, as it comes with the game or as a content pack has it. */
export type Tables = typeof shipped;

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

export let TOKENS: string[];
export let SPACES: { id: string; area: Area; row: number; column: number }[];
export let GAPS: { between: string[]; bonus: string }[];
export let DEV_POINTS: number[];
export let NILE: {
  spaces: number;
  coins: number[];
  bonus_token: number;
  points: Record<string, number>;
  ankh: number;
};
export let PROVINCE_CARD: {
  last: number;
  bonuses: Record<string, string>;
  two_special_actions: number;
  ankh: number;
  points: number;
};
export let PAPYRUS: { normal: Side; advanced: Side };
export let DICE: number[];
export let PHARAOH_CARDS: PharaohCard[];
export let HEBREWS: { values: number[]; counts: number[]; column: string[]; points: number[] };
export let RECOVERED_WITH: number[][];
export let PLAGUES: Plague[];
export let LOSSES: LossCard[];
export let TERRITORIES: Territory[];
export let ROUNDS: { whole: number; short: number; moses: number[] };
/** Dice that each player spends in a round; as many stay, and count as soldiers. */
export let DICE_SPENT: number;
/** The hash of these tables: a game with a content pack has another. */
export let CONTENT: string;
let byId: Map<string, Territory>;

/** From now on games are drawn with these tables; without any, with those that come with the game. Called before a table
 *  is shown: whatever is imported from here is looked up when it is drawn. */
export function print(facts: Tables | null): void {
  const tables = facts ?? shipped;
  TOKENS = tables.tokens.map((token) => token.id);
  SPACES = tables.spaces as typeof SPACES;
  GAPS = tables.gaps;
  DEV_POINTS = tables.dev_track.points;
  NILE = tables.nile;
  PROVINCE_CARD = tables.province_card;
  PAPYRUS = tables.papyrus;
  DICE = tables.dice.numbers;
  PHARAOH_CARDS = tables.pharaoh_cards;
  HEBREWS = tables.hebrews;
  RECOVERED_WITH = tables.discard.recovered_with;
  PLAGUES = tables.plagues;
  LOSSES = tables.losses;
  TERRITORIES = tables.territories as Territory[];
  ROUNDS = tables.rounds;
  DICE_SPENT = tables.turns_per_round;
  CONTENT = tables.content;
  byId = new Map(TERRITORIES.map((card) => [card.id, card]));
}
print(null);

/** A side of the papyrus: tribute and Ankhs by round. */
export interface Side {
  tribute: number[];
  ankhs: number[];
}

/** A territory card by its id, like "t8". */
export function territoryOf(id: string): Territory {
  return byId.get(id) ?? { id, kind: "immediate", name: "", rule: "P9.1" };
}

const said = ({ kind, name, moves, trade }: Territory): string => JSON.stringify([kind, name, moves, trade]);
const SHIPPED = new Map((shipped.territories as Territory[]).toReversed().map((card) => [said(card), card.id]));

/** The card that comes with the game and does the same, in whose words this one can be told; null if none does. */
export const likeShipped = (id: string): string | null => SHIPPED.get(said(territoryOf(id))) ?? null;

/** The plague that comes with the game and has the same effect. */
export function plagueLikeShipped(id: string): string {
  const effect = PLAGUES.find((plague) => plague.id === id)?.effect;
  return shipped.plagues.find((plague) => plague.effect === effect)?.id ?? id;
}

/** How much a favour gives, if that is not what it gives in the game as it comes; null if it is. */
export function unusualAmount(favour: string): number | null {
  const [usual, amount] = [shipped.pharaoh_cards, PHARAOH_CARDS].map(
    (cards) => cards.find((card) => card.favour === favour)?.amount ?? 1,
  );
  return amount === usual ? null : amount!;
}
