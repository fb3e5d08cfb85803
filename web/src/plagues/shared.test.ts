import { describe, expect, it } from "vitest";
import { next } from "./arrows";
import { bare } from "./columns.fixture";
import { follow } from "./follow";
import { ankhsNeeded, favoursOf, leftOf, lossOf, openLand, papyrusOf, plagueOf, waiting, waysOf } from "./shared";

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

it("a Pharaoh card lies there, is held, or is spent", () => {
  const cards = favoursOf(bare(3, { cards: [-1, 2, -2, -1, -1, -1] }));
  expect(cards.slice(0, 3).map(({ holder, spent }) => [holder, spent])).toEqual([[null, false], [2, false], [null, true]]);
});

it("Hebrews wait one by one", () => {
  expect(waiting(bare(2, { hebrews: [2, 0, 1] }))).toEqual([1, 1, 3]);
});

describe("plague and loss", () => {
  it("are found by what the columns say", () => {
    const columns = bare(2, { plague_name: "hail", loss: 4, open_land: ["t3"] });
    expect(plagueOf(columns)?.effect).toBe("no territory cards");
    expect(lossOf(columns)?.number).toBe(5);
    expect(openLand(columns)[0]?.kind).toBe("immediate");
    expect(plagueOf(bare(2))).toBeNull();
  });
  it("a part has a way for each kind, unless both are lost", () => {
    expect(waysOf([{ track: "boat", steps: 1 }, { tokens: ["sphinx", "herd"], both: false }])).toEqual(["boat -1", "sphinx", "herd"]);
    expect(waysOf([{ tokens: ["sphinx", "herd"], both: true }])).toEqual(["sphinx+herd"]);
  });
});

it("what is left is counted", () => {
  const columns = bare(2, { plague_deck: [0, 8], loss_deck: [9], unseen_land: ["t1", "t30"], deck_size: 2 });
  columns.supply.herd = 3;
  const left = leftOf(columns);
  expect(left.supply).toBe(3);
  expect(left.plagues.map((plague) => plague.id)).toEqual(["blood", "darkness"]);
  expect(left.losses.map((loss) => loss.number)).toEqual([10]);
  expect(left.territories).toHaveLength(2);
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
