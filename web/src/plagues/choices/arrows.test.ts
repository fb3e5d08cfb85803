import { expect, it } from "vitest";
import { next } from "./arrows";

it("arrow keys go to the nearest spot in their direction", () => {
  const spots = [
    { row: 0, column: 0 },
    { row: 0, column: 1 },
    { row: 1, column: 1 },
  ];
  expect(next(spots, spots[0]!, "ArrowRight")).toBe(spots[1]);
  expect(next(spots, spots[0]!, "ArrowDown")).toBe(spots[2]);
  expect(next(spots, spots[0]!, "ArrowUp")).toBeNull();
  expect(next(spots, spots[0]!, "x")).toBeNull();
});
