// Everything that stands on the map, read from the columns; and the same pieces again after a step, so that they can be
// seen to move. The columns say only where pieces of a kind stand: which one went where is the nearest fit.

import type { AnkhColumns } from "../net/protocol";
import { MONUMENTS, type MonumentKind } from "./facts";
import { apart, centre, type Token } from "./geometry";

export interface Figure {
  /** "god", "warrior", or the guardian's id. */
  piece: string;
  side: number;
  space: Token;
  radiant: boolean;
  sheltered: boolean;
}

export interface Monument {
  kind: MonumentKind;
  space: Token;
  /** The side that controls it, or null for a neutral one. */
  owner: number | null;
}

/** A figure that stays itself from one position to the next. */
export interface Known extends Figure {
  id: string;
}

export function figuresOf(columns: AnkhColumns): Figure[] {
  const found: Figure[] = [];
  const add = (piece: string, side: number, spaces: readonly (Token | null)[]): void => {
    for (const space of spaces)
      if (space !== null)
        found.push({ piece, side, space, radiant: columns.suns.includes(space), sheltered: columns.sheltered.includes(space) });
  };
  for (let side = 0; side < columns.seats; side += 1) {
    add("god", side, [columns.god_at[side] ?? null]);
    add("warrior", side, columns.warriors[side] ?? []);
    columns.kinds.forEach((kind, level) => add(kind, side, columns.guardians[level * columns.seats + side] ?? []));
  }
  return found;
}

export function monumentsOf(columns: AnkhColumns): Monument[] {
  const owners = new Map<Token, number>();
  columns.owned.forEach((spaces, side) => spaces.forEach((space) => owners.set(space, side)));
  return MONUMENTS.flatMap((kind, index) =>
    (columns.built[index] ?? []).map((space) => ({ kind, space, owner: owners.get(space) ?? null })),
  );
}

let named = 0;
const kin = (figure: Figure): string => `${figure.piece} ${figure.side}`;

/** Give each figure the name it had before: where it stood, else the nearest of its kind that is gone from its space. */
export function recognise(before: readonly Known[], now: readonly Figure[]): Known[] {
  const stood = new Map(before.map((figure) => [`${kin(figure)} ${figure.space}`, figure]));
  const known: Known[] = [];
  const moved: Figure[] = [];
  for (const figure of now) {
    const same = stood.get(`${kin(figure)} ${figure.space}`);
    if (same) known.push({ ...figure, id: same.id });
    else moved.push(figure);
    stood.delete(`${kin(figure)} ${figure.space}`);
  }
  const gone = new Set(stood.values());
  for (const figure of moved) {
    const here = centre(figure.space);
    const fitting = [...gone].filter((one) => kin(one) === kin(figure));
    fitting.sort((a, b) => apart(centre(a.space), here) - apart(centre(b.space), here));
    const was = fitting[0];
    if (was) gone.delete(was);
    known.push({ ...figure, id: was?.id ?? `figure-${(named += 1)}` });
  }
  return known.sort((a, b) => (a.id < b.id ? -1 : 1));
}
