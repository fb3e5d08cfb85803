import { describe, expect, it } from "vitest";
import type { PlaguesEvent, PlaguesPlayer, PlaguesTracks, Question } from "../../net/protocol";
import { player } from "../sample";
import { boardEffect, lossCost } from "./effects";
import { boardOf, cardMarks, hebrewColumn, nileOf, worthOf } from "./province";

const at = (tracks: Partial<PlaguesTracks>, has: Partial<PlaguesPlayer> = {}): PlaguesPlayer =>
  player(0, { tracks: { city: 0, field: 0, boat: 0, province: 0, ...tracks }, ...has });

describe("the board", () => {
  it("has two rows of city above two rows of field, with two bonuses in each", () => {
    const rows = boardOf(player(0, { board: { "city 1": "sphinx" } }));
    expect(rows.map((row) => [row.area, row.spaces.length, row.gaps.length])).toEqual([
      ["city", 3, 2],
      ["city", 3, 2],
      ["field", 3, 2],
      ["field", 3, 2],
    ]);
    expect(rows[0]!.spaces.map(({ token }) => token)).toEqual([null, "sphinx", null]);
  });
  it("shows the bonuses and rows that the view says are active", () => {
    const gaps = [false, true, false, false, false, false, false, true];
    const rows = boardOf(player(0, { gaps, rows: [false, false, true, false] }));
    expect(rows.map((row) => row.gaps.map(({ active }) => active))).toEqual([
      [false, true],
      [false, false],
      [false, false],
      [false, true],
    ]);
    expect(rows.map((row) => row.complete)).toEqual([false, false, true, false]);
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

describe("what an option would do to one's board", () => {
  const opened: PlaguesEvent = { type: "BoardBonus", player: 0, opened: ["coin", "hebrew"], broken: [], rows: 1 };

  it("is what the engine tells of one's own bonuses and rows", () => {
    expect(boardEffect({ events: [opened] }, 0)).toEqual({ bonuses: ["coin", "hebrew"], row: true });
    const broken = { ...opened, opened: [], broken: ["coin"], rows: 0 };
    expect(boardEffect({ events: [broken] }, 0)).toEqual({ bonuses: ["coin"], row: false });
    expect(boardEffect({ events: [opened] }, 1)).toBeNull();
    expect(boardEffect(null, 0)).toBeNull();
  });
  it("is nothing where a loss moves and takes nothing", () => {
    const suffered: PlaguesEvent = { type: "LossSuffered", player: 0, part: 1, loss: "boat -1" };
    const moved: PlaguesEvent = { type: "Moved", player: 0, track: "boat", steps: -1, to: 2, cause: "loss" };
    expect(lossCost({ events: [suffered], question: null }, 0)).toEqual({ what: "nothing" });
    expect(lossCost({ events: [suffered, moved], question: null }, 0)).toEqual({ what: "told" });
    expect(lossCost(null, 0)).toEqual({ what: "told" });
  });
  it("is a token where the one that goes is asked for next", () => {
    const question = { kind: "lose", seat: 0, about: ["herd"], simultaneous: false, secret: false, options: [] };
    expect(lossCost({ events: [], question: question as unknown as Question }, 0)).toEqual({
      what: "token",
      token: "herd",
    });
  });
});
