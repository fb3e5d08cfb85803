import { describe, expect, it } from "vitest";
import { next } from "./arrows";
import { follow } from "./follow";
import { ankhsNeeded, lossOf, papyrusOf, plagueOf, supplyOf, waysOf } from "./shared";
import { bare } from "./view.fixture";

describe("the papyrus", () => {
  it("marks the round that is played and where Moses helps", () => {
    const cells = papyrusOf(bare(4, { round: 5 }));
    expect(cells.map((cell) => cell.when)).toEqual(["past", "past", "past", "past", "now", "coming", "coming", "coming", "coming", "coming"]);
    expect(cells.filter((cell) => cell.moses).map((cell) => cell.round)).toEqual([3, 6, 9]);
  });
  it("is shorter in a short game, dearer in an advanced one, and without Moses in solo", () => {
    expect(papyrusOf(bare(2, { short: true }))).toHaveLength(8);
    expect(papyrusOf(bare(2, { advanced: true }))[0]?.tribute).toBe(2);
    expect(papyrusOf(bare(1)).some((cell) => cell.moses)).toBe(false);
    expect(ankhsNeeded(bare(2, { round: 5 }))).toBe(2);
  });
});

describe("plague and loss", () => {
  it("are found by what the view says", () => {
    const view = bare(2, { plague: "hail", loss: 5 });
    expect(plagueOf(view)?.effect).toBe("no territory cards");
    expect(lossOf(view)?.number).toBe(5);
    expect(plagueOf(bare(2))).toBeNull();
  });
  it("a part has a way for each kind, unless both are lost", () => {
    expect(waysOf([{ track: "boat", steps: 1 }, { tokens: ["sphinx", "herd"], both: false }])).toEqual(["boat -1", "sphinx", "herd"]);
    expect(waysOf([{ tokens: ["sphinx", "herd"], both: true }])).toEqual(["sphinx+herd"]);
  });
});

it("the tokens that lie face down are counted", () => {
  expect(supplyOf(bare(2, { supply: { herd: 3, coin: 2 } }))).toBe(5);
});

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

it("arrow keys go to the nearest spot in their direction", () => {
  const spots = [{ row: 0, column: 0 }, { row: 0, column: 1 }, { row: 1, column: 1 }];
  expect(next(spots, spots[0]!, "ArrowRight")).toBe(spots[1]);
  expect(next(spots, spots[0]!, "ArrowDown")).toBe(spots[2]);
  expect(next(spots, spots[0]!, "ArrowUp")).toBeNull();
  expect(next(spots, spots[0]!, "x")).toBeNull();
});
