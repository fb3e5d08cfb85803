// Puzzles in their list: which of them one has seen the end of, and which comes next.

import type { PuzzleInfo } from "../net/protocol";

/** Nothing is left to find in it. */
export const isOver = ({ solved, shown }: PuzzleInfo): boolean => solved || shown;

/** The next one to try after another: those of today first, then of the same game, the easier ones first. */
export function nextOf(
  puzzles: readonly PuzzleInfo[],
  today: readonly string[],
  after: PuzzleInfo | null,
): string | null {
  const open = puzzles.filter((each) => !isOver(each) && each.id !== after?.id);
  const ranked = [...open].sort(
    (one, other) =>
      Number(today.includes(other.id)) - Number(today.includes(one.id)) ||
      Number(other.game === after?.game) - Number(one.game === after?.game) ||
      one.difficulty - other.difficulty,
  );
  return ranked[0]?.id ?? null;
}
