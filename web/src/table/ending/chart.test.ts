import { describe, expect, it } from "vitest";
import type { Contender, Step } from "../../net/protocol";
import { barOf, lineOf, partsOf, scaleOf, sourcesOf } from "./chart";

function contender(course: (number | null)[], sources: Record<string, number> = {}): Contender {
  const points = course.findLast((each) => each !== null) ?? 0;
  return { who: 0, seats: [0], place: 1, points, sources, course, fate: "" };
}

describe("the scale", () => {
  it("goes from nought to a round number above the most", () => {
    expect(scaleOf([contender([0, 7, 22])])).toEqual({ least: 0, most: 25, marks: [0, 5, 10, 15, 20, 25] });
  });

  it("goes below nought where somebody was", () => {
    expect(scaleOf([contender([13, -4, 10]), contender([20, 66, 74])])).toEqual({
      least: -20,
      most: 80,
      marks: [-20, 0, 20, 40, 60, 80],
    });
  });

  it("is not empty where nobody has anything", () => {
    expect(scaleOf([contender([0, 0])])).toEqual({ least: 0, most: 1, marks: [0, 1] });
  });
});

describe("a line", () => {
  const scale = { least: 0, most: 10, marks: [] };

  it("goes through every step, from left to right, the most at the top", () => {
    expect(lineOf([0, 5, 10], scale, 100, 50)).toEqual([
      { x: 0, y: 50 },
      { x: 50, y: 25 },
      { x: 100, y: 0 },
    ]);
  });

  it("ends where somebody is no longer in the game", () => {
    expect(lineOf([0, 5, null], scale, 100, 50)).toHaveLength(2);
  });
});

it("each part of the game is numbered where it begins", () => {
  const steps = [0, 1, 1, 2, 2, 2].map((number): Step => ({ number, name: "region", about: {}, position: 0 }));
  expect(partsOf(steps)).toEqual([
    { place: 1, number: 1 },
    { place: 3, number: 2 },
  ]);
});

describe("a bar", () => {
  const rich = contender([12], { towns: 8, roads: 4 });
  const poor = contender([4], { towns: 6, fines: -2 });
  const sources = sourcesOf([rich, poor]);

  it("has its parts side by side in the order of the sources", () => {
    expect(sources).toEqual(["towns", "roads", "fines"]);
    const parts = barOf(rich, [rich, poor], sources);
    expect(parts.map(({ source, start, share }) => [source, start * 14, share * 14].map((each) => each))).toEqual([
      ["towns", 2, 8],
      ["roads", 10, 4],
    ]);
  });

  it("has what was lost to the left of nought", () => {
    const parts = barOf(poor, [rich, poor], sources);
    expect(parts.map(({ amount, start, share }) => [amount, start * 14, share * 14])).toEqual([
      [6, 2, 6],
      [-2, 0, 2],
    ]);
  });
});
