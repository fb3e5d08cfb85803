// What of the table matters in each scene: the shared board, and parts of the provinces of those it is about.

export type Part =
  | "papyrus"
  | "order"
  | "round"
  | "market"
  | "hebrews"
  | "open"
  | "score"
  | `${"board" | "tracks" | "dice" | "column" | "beside" | "land"} ${number}`;

export interface Shown {
  parts: readonly Part[];
  /** Who plays, where it is not the first of the usual ones. */
  players?: readonly string[];
}

/** The people of the rulebook's examples. */
export const PLAYERS = ["Ana", "Bia", "Léo", "Rui"] as const;
const LEO = ["Léo", "Ana"] as const;
const BIA = ["Bia", "Ana"] as const;
const RUI = ["Rui", "Ana"] as const;

export const PARTS: Readonly<Record<string, Shown>> = {
  E01: { parts: ["market", "dice 0", "tracks 0"] },
  E02: { parts: ["market", "dice 0"] },
  E03: { parts: ["board 0", "tracks 0", "beside 0"], players: LEO },
  E04: { parts: ["board 0", "tracks 0"], players: LEO },
  E05: { parts: ["board 0", "tracks 0"], players: LEO },
  E06: { parts: ["hebrews", "dice 0", "column 0"] },
  E07: { parts: ["hebrews", "dice 0", "board 0"], players: LEO },
  E08: { parts: ["board 0", "beside 0", "dice 0"] },
  E09: { parts: ["dice 0", "board 0", "order"], players: RUI },
  E10: { parts: ["order", "open"], players: ["Bia", "Léo", "Ana", "Rui"] },
  E11: { parts: ["papyrus", "board 0", "tracks 0", "beside 0"], players: BIA },
  E12: { parts: ["papyrus", "board 0", "tracks 0", "beside 0"], players: RUI },
  E13: { parts: ["papyrus", "board 0", "tracks 0", "beside 0"], players: RUI },
  E14: { parts: ["round", "board 0"] },
  E15: { parts: ["round", "tracks 0"] },
  E16: { parts: ["round", "tracks 0"], players: BIA },
  E17: { parts: ["round", "board 0", "tracks 0"] },
  E18: { parts: ["column 0", "column 1", "column 2", "column 3", "score"] },
  E19: { parts: ["board 0", "tracks 0", "beside 0", "score"] },
  E20: { parts: ["round", "column 0", "beside 0"] },
  E21: { parts: ["dice 0", "market"] },
  E22: { parts: ["papyrus", "beside 0", "beside 1"] },
  E23: { parts: ["round", "tracks 0"] },
  E24: { parts: ["round", "board 0"] },
  E25: { parts: ["round", "tracks 0"] },
  E26: { parts: ["market", "tracks 0"] },
  E27: { parts: ["column 0", "tracks 0"] },
  E28: { parts: ["board 3"] },
  E29: { parts: ["dice 1", "market"] },
  E30: { parts: ["dice 1", "order"] },
  E31: { parts: ["column 0", "column 1", "score"], players: ["Rui"] },
  E32: { parts: ["round", "open", "land 1"] },
  E33: { parts: ["land 0", "board 0", "tracks 0"] },
  E34: { parts: ["land 0", "score"] },
  shared: { parts: ["round", "market", "hebrews", "open"] },
  province: { parts: ["board 0"] },
  tracks: { parts: ["tracks 0", "column 0"] },
  papyrus: { parts: ["papyrus"] },
  round: { parts: ["round"] },
  cards: { parts: ["open"] },
  alone: { parts: ["dice 1"] },
};
