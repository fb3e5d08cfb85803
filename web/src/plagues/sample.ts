// A bare table of 10 Plagues for tests: nothing drawn, everyone at the start.

import type { PlaguesAccount, PlaguesPlayer, PlaguesView } from "../net/protocol";
import { GAPS, CONTENT, DICE, HEBREWS, PHARAOH_CARDS, SPACES, TOKENS } from "./printed";
import { SOURCES, type Points } from "./scores/scoring";

const none = (): Record<string, number> => Object.fromEntries(TOKENS.map((token) => [token, 0]));

/** A player at the start, and whatever a test gives it; tokens on the board by their spaces. */
export const player = (number: number, has: Partial<PlaguesPlayer> = {}): PlaguesPlayer => ({
  number,
  automa: false,
  province: null,
  power_used: false,
  dice: DICE,
  gaps: GAPS.map(() => false),
  rows: [false, false, false, false],
  pharaohs_used: 0,
  discard: [null, null],
  tracks: { city: 0, field: 0, boat: 0, province: 0 },
  claimed: { city: false, field: false, river: false, spaces: [] },
  freed: [],
  penalties: 0,
  land: [],
  soldiers: 0,
  ignoring: false,
  exempt: false,
  failed: false,
  ...has,
  board: { ...Object.fromEntries(SPACES.map(({ id }) => [id, null])), ...has.board },
  beside: { ...none(), ...has.beside },
});

/** So many people, of whom some have something; alone with the automa. */
export function bare(
  people: number,
  changed: Partial<PlaguesView> = {},
  ...has: Partial<PlaguesPlayer>[]
): PlaguesView {
  const numbers = Array.from({ length: Math.max(2, people) }, (_, number) => number);
  return {
    people,
    advanced: false,
    short: false,
    content: CONTENT,
    round: 1,
    phase: "dice",
    order: numbers,
    players: numbers.map((number) => player(number, { automa: people === 1 && number === 1, ...has[number] })),
    automa: people === 1 ? { shown: [], down: DICE } : null,
    market: DICE.map(() => null),
    supply: none(),
    aside: [],
    gone: none(),
    hebrews: HEBREWS.values.map((value) => ({ value, waiting: 0, bag: 10, gone: 0 })),
    favours: PHARAOH_CARDS.map(({ number }) => ({ number, holder: null, spent: false })),
    territories: { open: [], unseen: [], deck: 30, gone: [] },
    plague: null,
    plagues_left: [],
    loss: null,
    losses_left: [],
    ending: null,
    secrets: null,
    ...changed,
  };
}

/** Points by source with their total; nothing where a test says nothing. */
export const points = (changed: Partial<Points> = {}): PlaguesAccount["points"] => {
  const all = { ...Object.fromEntries(SOURCES.map((source) => [source, 0])), ...changed } as Points;
  return { ...all, total: Object.values(all).reduce((sum, one) => sum + one, 0) };
};
