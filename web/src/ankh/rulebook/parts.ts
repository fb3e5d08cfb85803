// What of the table matters in each scene: a part of the map, tracks, a battle, gods.

import { at, type Token } from "../board/geometry";
import { SPACES } from "../facts";

export interface Shown {
  /** Two opposite corners of the part of the map. */
  map?: readonly [Token, Token];
  devotion?: boolean;
  actions?: boolean;
  events?: boolean;
  battle?: boolean;
  /** The sides whose gods are shown with all they have. */
  gods?: readonly number[];
}

const WHOLE = ["0,0", "9,10"] as const;
const DELTA = ["0,0", "4,10"] as const;

export const PARTS: Readonly<Record<string, Shown>> = {
  E1: { map: ["2,3", "5,6"] },
  E2: { actions: true, events: true, map: ["6,0", "9,4"] },
  E3: { actions: true, events: true, gods: [0] },
  E4: { map: ["4,0", "9,9"] },
  E5: { map: ["2,2", "6,7"] },
  E6: { map: ["3,0", "8,6"] },
  E7: { gods: [0] },
  E8: { actions: true, events: true, map: ["3,3", "5,6"] },
  E9: { map: ["2,3", "6,7"] },
  E10: { map: DELTA },
  E11: { map: DELTA, devotion: true },
  E12: { map: DELTA, devotion: true },
  E13: { map: ["0,2", "3,8"], battle: true },
  E14: { devotion: true, map: WHOLE },
  E15: { actions: true, map: ["6,5", "9,10"] },
  E16: { devotion: true, map: WHOLE },
  start: { map: WHOLE },
  reach: { map: ["1,1", "7,8"] },
  water: { map: ["4,2", "8,7"] },
  stack: { devotion: true },
  camels: { map: DELTA },
  scorpion: { map: ["2,3", "6,7"] },
  signs: { map: ["1,2", "3,8"] },
};

/** The spaces between two corners of a part of the map. */
export function spacesIn([one, other]: readonly [Token, Token]): Token[] {
  const [[top, left], [bottom, right]] = [at(one), at(other)];
  return SPACES.filter((space) => {
    const [row, column] = at(space);
    return row >= top && row <= bottom && column >= left && column <= right;
  });
}
