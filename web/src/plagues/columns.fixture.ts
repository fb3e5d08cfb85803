// A bare table of 10 Plagues for tests: nothing drawn, everyone at the start.

import type { PlaguesColumns } from "../net/protocol";
import { CONTENT, DICE, SPACES_EACH, TOKENS } from "./printed";

const none = (): PlaguesColumns["supply"] => Object.fromEntries(TOKENS.map((token) => [token, 0])) as unknown as PlaguesColumns["supply"];

export function bare(people: number, changed: Partial<PlaguesColumns> = {}): PlaguesColumns {
  const players = Math.max(2, people);
  const each = <T>(value: () => T): T[] => Array.from({ length: players }, value);
  return {
    advanced: false, aside: [], automa_dice: DICE, automa_shown: [], board: new Array<null>(players * SPACES_EACH).fill(null),
    boat: each(() => 0), bottom: null, card_at: each(() => 0), cards: DICE.map(() => -1), claimed: each(() => []), content: CONTENT,
    deck_size: 30, dev: each(() => 0).concat(each(() => 0)), dice: each(() => DICE), discard: each(() => null).concat(each(() => null)),
    drawn: each(() => null), ending: "", exempt: [], failed: [], freed: new Array<number>(players * 3).fill(0), gone: none(),
    hebrew_bag: [12, 10, 8], hebrews: [0, 0, 0], hebrews_gone: [0, 0, 0], ignoring: [], kept: new Array<number>(players * TOKENS.length).fill(0),
    land: each(() => []), land_gone: [], loss: -1, loss_deck: [], market: DICE.map(() => null), open_land: [], order: each(() => 0).map((_, index) => index),
    penalties: each(() => 0), people, pharaohs_used: each(() => 0), phase: 1, plague: -1, plague_deck: [], plague_name: null, players,
    power_used: [], provinces: each(() => null), round: 1, short: false, soldiers: each(() => 0), specials_used: each(() => []), supply: none(),
    traded: each(() => []), unseen_land: [], ...changed,
  };
}
