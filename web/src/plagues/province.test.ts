import { describe, expect, it } from "vitest";
import { bare } from "./columns.fixture";
import { boardEffect, devEffect, lossEffect } from "./consequences";
import { BONUS_TOKENS, SPACES_EACH, TOKENS } from "./printed";
import { cardMarks, hebrewColumn, nileOf, onBoard, provinceOf, rowsOf, tokenAt } from "./province";

const board = (filled: Record<number, string>): (string | null)[] => Array.from({ length: SPACES_EACH }, (_, place) => filled[place] ?? null);
const at = (filled: Record<number, string>, changed = {}) => provinceOf(bare(2, { board: [...board(filled), ...board({})], ...changed }), 0);

describe("the board", () => {
  it("opens a bonus between two tokens and breaks it without one", () => {
    const [first] = rowsOf(board({ 0: "sphinx", 1: "sphinx" }));
    expect(first?.gaps.map((gap) => [gap.bonus, gap.active])).toEqual([["dev_city", true], ["coin", false]]);
  });
  it("completes a row with three different tokens only", () => {
    expect(rowsOf(board({ 0: "sphinx", 1: "obelisk", 2: "egyptian" }))[0]?.complete).toBe(true);
    expect(rowsOf(board({ 0: "sphinx", 1: "obelisk", 2: "sphinx" }))[0]?.complete).toBe(false);
  });
  it("has two rows of city above two rows of field", () => {
    expect(rowsOf(board({})).map((row) => row.area)).toEqual(["city", "city", "field", "field"]);
  });
  it("tells what a token opens, and what its loss breaks", () => {
    const province = at({ 0: "sphinx", 2: "egyptian" });
    expect(boardEffect(province, "city 1", "obelisk")).toEqual({ bonuses: ["dev_city", "coin"], row: true });
    expect(boardEffect(at({ 0: "sphinx", 1: "sphinx" }), "city 0", null)).toEqual({ bonuses: ["dev_city"], row: false });
  });
});

describe("a province", () => {
  it("reads its own part of each column", () => {
    const kept = new Array<number>(2 * TOKENS.length).fill(0);
    kept[TOKENS.length + TOKENS.indexOf("coin")] = 2;
    kept[TOKENS.length + TOKENS.indexOf("boat")] = 1;
    kept[TOKENS.length + TOKENS.indexOf("pharaoh")] = 3;
    const columns = bare(2, {
      kept, pharaohs_used: [0, 1], dev: [0, 0, 3, 4], discard: [null, null, null, "herd"], freed: [0, 0, 0, 2, 1, 0],
      dice: [[1, 2, 3, 4, 5, 6], [2, 6]], land: [[], ["t8", "t19", "t23"]], specials_used: [[], ["t8"]], traded: [[], ["t19"]],
      claimed: [[], [6, BONUS_TOKENS.river]], cards: [-1, 1, -2, 0, -1, -1], power_used: [1],
    });
    const province = provinceOf(columns, 1);
    expect(province.coins).toBe(2);
    expect(province.beside).toEqual([{ token: "boat", count: 1 }]);
    expect(province.pharaohs).toEqual({ all: 3, used: 1 });
    expect(province.dev).toEqual([3, 4]);
    expect(province.discard.map((slot) => slot.token)).toEqual([null, "herd"]);
    expect(province.freed).toEqual({ byValue: [2, 1, 0], count: 3, sum: 4 });
    expect(province.dice.filter((die) => !die.spent).map((die) => die.die)).toEqual([2, 6]);
    expect(province.land.map((held) => held.state)).toEqual(["used", "traded", "ready"]);
    expect(province.claimed).toEqual({ city: false, field: false, river: true, spaces: [6] });
    expect(province.favours).toEqual([2]);
    expect(province.powerUsed).toBe(true);
    expect(province.automa).toBe(false);
  });
  it("of the automa shows its dice", () => {
    const province = provinceOf(bare(1, { automa_shown: [4], automa_dice: [1, 2, 6] }), 1);
    expect(province.automaDice).toEqual({ shown: [4], down: 3 });
    expect(province.name).toBeNull();
  });
  it("counts its tokens and finds the one on a space", () => {
    const province = at({ 0: "sphinx", 7: "herd" });
    expect(onBoard(province)).toBe(2);
    expect(tokenAt(province, "field 1")).toBe("herd");
  });
});

describe("tracks", () => {
  it("the Nile ends with points and an Ankh", () => {
    expect(nileOf().at(-1)).toMatchObject({ space: 10, points: 8, ankh: true });
    expect(nileOf().filter((space) => space.coin)).toHaveLength(5);
  });
  it("bonuses of the province card stay won, the other marks hold by where the marker stands", () => {
    const province = at({}, { card_at: [5, 0], claimed: [[6], []] });
    expect(cardMarks(province).map((mark) => [mark.space, mark.won])).toEqual([[6, true], [9, false], [12, false], [13, false], [21, false], [24, false]]);
  });
  it("an eighth Hebrew begins a second column", () => {
    expect(hebrewColumn(7).every((place) => place.filled)).toBe(true);
    expect(hebrewColumn(8).filter((place) => place.filled)).toHaveLength(1);
    expect(hebrewColumn(0).some((place) => place.filled)).toBe(false);
  });
});

describe("a loss", () => {
  it("costs nothing at the start of a track, or without such a token", () => {
    expect(lossEffect(at({}), "boat -1")).toEqual({ what: "nothing" });
    expect(lossEffect(at({}), "sphinx")).toEqual({ what: "nothing" });
  });
  it("is told in points on a dev track and in spaces elsewhere", () => {
    const province = at({}, { dev: [4, 0, 0, 0], boat: [1, 0] });
    expect(lossEffect(province, "city -1")).toEqual({ what: "moves", track: "city", from: 7, to: 5 });
    expect(lossEffect(province, "boat -2")).toEqual({ what: "moves", track: "boat", from: 1, to: 0 });
  });
  it("of both kinds takes only those that are there", () => {
    expect(lossEffect(at({ 0: "sphinx" }), "sphinx+plantation")).toEqual({ what: "tokens", tokens: ["sphinx"] });
  });
});

it("dev steps are told as points, never beyond the end", () => {
  expect(devEffect(at({}, { dev: [0, 7, 0, 0] }), "city+field")).toEqual({ city: 2, field: 15 });
});
