import { describe, expect, it } from "vitest";
import { TERRAIN } from "../facts";
import { across } from "./geometry";
import { walk, walked } from "./walking";

const touch = (one: string, other: string) => [0, 1, 2, 3, 4, 5].some((side) => across(one, side) === other);

describe("a figure's way", () => {
  it("leads from space to space of the map, no longer than it must be", () => {
    const way = walk("4,4", "1,4");
    expect(way).toEqual(["4,4", "3,4", "2,4", "1,4"]);
    for (const [from, to, steps] of [
      ["2,2", "3,4", 2],
      ["0,3", "5,9", 8],
      ["8,0", "8,3", 3],
    ] as const) {
      // prettier-ignore
      const slanted = walk(from, to);
      expect(slanted.length - 1, `${from} to ${to}`).toBe(steps);
      slanted.slice(1).forEach((space, at) => expect(touch(slanted[at]!, space)).toBe(true));
      expect(slanted.every((space) => TERRAIN.has(space))).toBe(true);
    }
  });

  it("of several legs goes through all of them, and none is nowhere", () => {
    expect(walked(["4,4", "3,4", "1,4"])).toEqual(["4,4", "3,4", "2,4", "1,4"]);
    expect(walked([])).toEqual([]);
    expect(walk("4,4", "4,4")).toEqual(["4,4"]);
  });
});
