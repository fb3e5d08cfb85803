import { expect, test } from "vitest";
import type { PuzzleInfo } from "../net/protocol";
import { isOver, nextOf } from "./list";

const puzzle = (id: string, game: string, difficulty: number, over = false): PuzzleInfo => ({
  id,
  game,
  theme: "action",
  difficulty,
  tries: 0,
  solved: over,
  shown: false,
});

test("a puzzle is over when it is solved, or its answer was shown", () => {
  expect(isOver(puzzle("a", "ankh", 1))).toBe(false);
  expect(isOver(puzzle("a", "ankh", 1, true))).toBe(true);
  expect(isOver({ ...puzzle("a", "ankh", 1), shown: true })).toBe(true);
});

test("the next puzzle is one of today, then one of the same game, the easier first", () => {
  const all = [
    puzzle("hard", "ankh", 4),
    puzzle("easy", "ankh", 1),
    puzzle("other", "plagues", 1),
    puzzle("done", "ankh", 1, true),
  ];
  expect(nextOf(all, ["other"], all[0]!)).toBe("other");
  expect(nextOf(all, [], all[0]!)).toBe("easy");
  expect(nextOf(all, [], all[1]!)).toBe("hard");
  expect(nextOf([all[3]!], [], null)).toBeNull();
});
