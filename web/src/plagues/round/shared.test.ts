import { describe, expect, it } from "vitest";
import { bare } from "../sample";
import { ankhsNeeded, lossOf, papyrusOf, plagueOf, supplyOf, waysOf } from "./shared";

describe("the papyrus", () => {
  it("marks the round that is played and where Moses helps", () => {
    const cells = papyrusOf(bare(4, { round: 5 }));
    expect(cells.map((cell) => cell.when)).toEqual([
      "past",
      "past",
      "past",
      "past",
      "now",
      "coming",
      "coming",
      "coming",
      "coming",
      "coming",
    ]);
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
    expect(
      waysOf([
        { track: "boat", steps: 1 },
        { tokens: ["sphinx", "herd"], both: false },
      ]),
    ).toEqual(["boat -1", "sphinx", "herd"]);
    expect(waysOf([{ tokens: ["sphinx", "herd"], both: true }])).toEqual(["sphinx+herd"]);
  });
});

it("the tokens that lie face down are counted", () => {
  expect(supplyOf(bare(2, { supply: { herd: 3, coin: 2 } }))).toBe(5);
});
