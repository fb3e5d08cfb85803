import { describe, expect, it } from "vitest";
import { follow } from "./follow";

describe("tokens of the market", () => {
  let count = 10;
  const fresh = (): number => (count += 1);
  it("keep their keys when they slide", () => {
    const keys = follow(["a", "b", "c", "d", "e", "f"], [1, 2, 3, 4, 5, 6], ["a", "c", "d", "e", "f", "g"], fresh);
    expect(keys.slice(0, 5)).toEqual([1, 3, 4, 5, 6]);
    expect(keys[5]).toBeGreaterThan(10);
  });
  it("are new where nothing stayed", () => {
    expect(new Set(follow([], [], ["a", null, "a"], fresh)).size).toBe(3);
  });
});
