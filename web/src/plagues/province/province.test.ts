import { describe, expect, it } from "vitest";
import type { PlaguesPlayer, PlaguesTracks } from "../../net/protocol";
import { player } from "../sample";
import { boardEffect, devEffect, lossEffect } from "./consequences";
import { cardMarks, hebrewColumn, nileOf, rowsOf, worthOf } from "./province";

const at = (tracks: Partial<PlaguesTracks>, has: Partial<PlaguesPlayer> = {}): PlaguesPlayer =>
  player(0, { tracks: { city: 0, field: 0, boat: 0, province: 0, ...tracks }, ...has });

describe("the board", () => {
  it("opens a bonus between two tokens and breaks it without one", () => {
    const [first] = rowsOf({ "city 0": "sphinx", "city 1": "sphinx" });
    expect(first?.gaps.map((gap) => [gap.bonus, gap.active])).toEqual([
      ["dev_city", true],
      ["coin", false],
    ]);
  });
  it("completes a row with three different tokens only", () => {
    expect(rowsOf({ "city 0": "sphinx", "city 1": "obelisk", "city 2": "egyptian" })[0]?.complete).toBe(true);
    expect(rowsOf({ "city 0": "sphinx", "city 1": "obelisk", "city 2": "sphinx" })[0]?.complete).toBe(false);
  });
  it("has two rows of city above two rows of field", () => {
    expect(rowsOf({}).map((row) => row.area)).toEqual(["city", "city", "field", "field"]);
  });
  it("tells what a token opens, and what its loss breaks", () => {
    const laid = player(0, { board: { "city 0": "sphinx", "city 2": "egyptian" } });
    expect(boardEffect(laid, "city 1", "obelisk")).toEqual({ bonuses: ["dev_city", "coin"], row: true });
    expect(boardEffect(player(0, { board: { "city 0": "sphinx", "city 1": "sphinx" } }), "city 0", null)).toEqual({
      bonuses: ["dev_city"],
      row: false,
    });
  });
});

describe("tracks", () => {
  it("the Nile ends with points and an Ankh", () => {
    expect(nileOf().at(-1)).toMatchObject({ space: 10, points: 8, ankh: true });
    expect(nileOf().filter((space) => space.coin)).toHaveLength(5);
  });
  it("bonuses of the province card stay won, the other marks hold by where the marker stands", () => {
    const back = at({ province: 5 }, { claimed: { city: false, field: false, river: false, spaces: [6] } });
    expect(cardMarks(back).map((mark) => [mark.space, mark.won])).toEqual([
      [6, true],
      [9, false],
      [12, false],
      [13, false],
      [21, false],
      [24, false],
    ]);
  });
  it("an eighth Hebrew begins a second column", () => {
    expect(hebrewColumn(7).every((place) => place.filled)).toBe(true);
    expect(hebrewColumn(8).filter((place) => place.filled)).toHaveLength(1);
    expect(worthOf([1, 1, 3])).toBe(5);
    expect(hebrewColumn(0).some((place) => place.filled)).toBe(false);
  });
});

describe("a loss", () => {
  it("costs nothing at the start of a track, or without such a token", () => {
    expect(lossEffect(player(0), "boat -1")).toEqual({ what: "nothing" });
    expect(lossEffect(player(0), "sphinx")).toEqual({ what: "nothing" });
  });
  it("is told in points on a dev track and in spaces elsewhere", () => {
    const ahead = at({ city: 4, boat: 1 });
    expect(lossEffect(ahead, "city -1")).toEqual({ what: "moves", track: "city", from: 7, to: 5 });
    expect(lossEffect(ahead, "boat -2")).toEqual({ what: "moves", track: "boat", from: 1, to: 0 });
  });
  it("of both kinds takes only those that are there", () => {
    expect(lossEffect(player(0, { board: { "city 0": "sphinx" } }), "sphinx+plantation")).toEqual({
      what: "tokens",
      tokens: ["sphinx"],
    });
  });
});

it("dev steps are told as points, never beyond the end", () => {
  expect(devEffect(at({ field: 7 }), "city+field")).toEqual({ city: 2, field: 15 });
});
