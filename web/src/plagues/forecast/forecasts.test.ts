import { describe, expect, it } from "vitest";
import type { PlaguesAccount } from "../../net/protocol";
import { bare, points } from "../sample";
import { ankhsOf, diceLeft, soldiersOf, soldiersOrder, sourcesOf, tributeOf } from "./forecasts";

const account = (changed: Partial<PlaguesAccount> = {}): PlaguesAccount => ({
  tribute: { due: 5, tokens_to_spend: 2, paid: false },
  coins: { board: 1, nile: 2, trade: 0, special: 0, card: 0, tokens: 3, total: 6 },
  soldiers: { dice: 21, board: 3, card: 0, trade: 0, special: 0, total: 24 },
  ankhs: { rows: 1, nile: 0, hebrews: 0, province: 0, card: 0, total: 1 },
  points: points(),
  ...changed,
});

describe("the tribute", () => {
  it("can be paid, and costs tokens", () => {
    expect(tributeOf(account())).toMatchObject({ due: 5, have: 6, short: 0, tokens: 2 });
  });
  it("says what is missing", () => {
    expect(tributeOf(account({ tribute: { due: 8, tokens_to_spend: 0, paid: false } }))).toMatchObject({
      short: 2,
      tokens: 0,
      paid: false,
    });
  });
  it("is not short once it is paid, whatever is left", () => {
    expect(tributeOf(account({ tribute: { due: 8, tokens_to_spend: 0, paid: true } }))).toMatchObject({
      short: 0,
      tokens: 0,
      paid: true,
    });
  });
  it("leaves out sources of nothing", () => {
    expect(sourcesOf(account().coins).map(({ source }) => source)).toEqual(["board", "nile", "tokens"]);
  });
});

describe("soldiers", () => {
  it("are a range until the dice are spent", () => {
    const view = bare(2, {}, {}, { dice: [1, 5, 6] });
    expect(soldiersOf(view, account(), 0)).toMatchObject({ low: 9, high: 18 });
    expect(diceLeft(view, 1)).toEqual([12, 12]);
  });
  it("of the automa come from the dice it has turned, and those it may turn", () => {
    expect(diceLeft(bare(1, { automa: { shown: [4], down: [1, 2, 3, 6] } }), 1)).toEqual([7, 13]);
  });
  it("make the next order, equals in the present one", () => {
    const view = bare(3, { order: [2, 0, 1] }, { dice: [1, 2, 3] }, { dice: [4, 5, 6] }, { dice: [1, 2, 3] });
    expect(soldiersOrder(view, [account(), account(), account()]).map((one) => one.player)).toEqual([1, 2, 0]);
  });
});

it("Ankhs are held against what the round needs", () => {
  expect(ankhsOf(bare(2, { round: 1 }), account())).toMatchObject({ have: 1, need: 1, enough: true });
  expect(ankhsOf(bare(2, { round: 5 }), account()).enough).toBe(false);
});
