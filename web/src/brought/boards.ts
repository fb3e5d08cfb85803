// The boards of games that the page was built without, by the game's name.

import type { Board, GameView } from "../net/protocol";

export const boards = new Map<string, Board>();

/** What stands on such a board. */
export interface Piece {
  space: string;
  seat: number;
}

/** A fact that is told beside the board: one for the whole table, or one for each seat. */
export interface Fact {
  field: string;
  value: string | readonly string[];
}

/** What the view says, field by field: the page has no type for it. */
const fields = (view: GameView): Record<string, unknown> => view as unknown as Record<string, unknown>;

/** The pieces of a view, by the space that each stands on. */
export function piecesOn(board: Board, view: GameView): ReadonlyMap<string, Piece> {
  const pieces = fields(view)[board.pieces];
  return new Map(Array.isArray(pieces) ? (pieces as Piece[]).map((piece) => [piece.space, piece]) : []);
}

/** What is told beside the board, without what there is nothing to tell of. */
export function factsOf(board: Board, view: GameView): Fact[] {
  return board.shown.flatMap((field): Fact[] => {
    const value = fields(view)[field];
    if (Array.isArray(value)) return [{ field, value: value.map(String) }];
    return typeof value === "string" || typeof value === "number" ? [{ field, value: String(value) }] : [];
  });
}
