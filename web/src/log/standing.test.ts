import { expect, it } from "vitest";
import type { Moment } from "../net/protocol";
import { happened, standing } from "./standing";

/** A moment with an event at each of these positions. */
const moment = (n: number, ...positions: number[]): Moment => ({
  n,
  at: 0,
  news: [],
  events: positions.map((position) => [position, { type: "TurnBegun", seat: position }]),
});
const back = (n: number, to: number): Moment => ({ ...moment(n), news: [{ type: "TakenBack", to, seat: 0 }] });
const seats = (moments: Moment[], upTo = Infinity) =>
  happened(moments, upTo).map((event) => (event as { seat: number }).seat);

it("everything stands while nothing is taken back", () => {
  expect(seats([moment(1, 0), moment(2, 1, 2)])).toEqual([0, 1, 2]);
});

it("what lies behind the position that play went back to is gone; what came anew stands", () => {
  const moments = [moment(1, 0), moment(2, 1), moment(3, 2, 3), back(4, 1), moment(5, 2)];
  expect(seats(moments)).toEqual([0, 1, 2]);
  expect(moments.map((each) => standing(moments).get(each))).toEqual([1, 1, 1, Infinity, Infinity]);
});

it("going back twice takes back what the first time had let stand", () => {
  const moments = [moment(1, 0), moment(2, 1), back(3, 0), moment(4, 1), moment(5, 2), back(6, 1), moment(7, 2)];
  expect(seats(moments)).toEqual([0, 1, 2]);
  expect(standing(moments).get(moments[1]!)).toBe(0);
});

it("up to a step only what was known then counts", () => {
  const moments = [moment(1, 0), moment(2, 1), back(3, 0)];
  expect(seats(moments, 2)).toEqual([0, 1]);
});
