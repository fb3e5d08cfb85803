import { expect, it } from "vitest";
import type { GameEvent, Moment } from "../net/protocol";
import type { Heading } from "../table/telling";
import type { Line } from "./lines";
import { partsOf } from "./parts";

/** Events by a letter: T0 a turn of seat 0, C a conflict, D1 a die of seat 1, anything else a mere line. */
const telling = {
  heading: (event: GameEvent): Heading | null => {
    const type = event.type as string;
    if (type.startsWith("T")) return { seat: Number(type[1]), whole: true };
    if (type.startsWith("D")) return { seat: Number(type[1]), whole: false };
    return type === "C" ? { seat: null, whole: true } : null;
  },
};
const moment = (n: number, ...types: string[]): Moment =>
  ({ n, at: 0, news: [], events: types.map((type) => [n, { type }]) }) as unknown as Moment;
const back = (n: number, to: number): Moment => ({ ...moment(n), news: [{ type: "TakenBack", to, seat: 0 }] });
const lines = (moments: Moment[]): Line[] =>
  moments.flatMap(({ n, events, news }) => [
    ...news.map((_, at) => ({ key: `${n}-news-${at}`, n, text: "back", position: null, news: true })),
    ...events.map(([position, { type }], at) => ({ key: `${n}-${at}`, n, text: type, position, news: false })),
  ]);
const read = (...moments: Moment[]) =>
  partsOf(moments, lines(moments), telling).map(({ seat, words, lines }) => [
    seat,
    words,
    lines.map(({ text }) => text),
  ]);

it("begins a part with each turn, and tells its beginning by the heading alone", () => {
  expect(read(moment(1, "laid"), moment(2, "T0", "moves"), moment(3, "gains", "T1"), moment(4, "moves"))).toEqual([
    [null, null, ["laid"]],
    [0, null, ["moves", "gains"]],
    [1, null, ["moves"]],
  ]);
});

it("has parts with words of their own", () => {
  expect(read(moment(1, "T0", "acts", "C", "dies"), moment(2, "T1"))).toEqual([
    [0, null, ["acts"]],
    [null, "C", ["dies"]],
    [1, null, []],
  ]);
});

it("goes on with the part of a seat that does something more", () => {
  expect(read(moment(1, "D0", "takes"), moment(2, "D0", "lays"), moment(3, "D1"))).toEqual([
    [0, null, ["D0", "takes", "D0", "lays"]],
    [1, null, ["D1"]],
  ]);
});

it("strikes out what was taken back, and not what was done instead", () => {
  const moments = [
    moment(1, "T0"),
    moment(2, "moves"),
    moment(3, "gains", "T1"),
    back(4, 1),
    { ...moment(5, "stays") },
  ];
  const parts = partsOf(moments, lines(moments), telling);
  expect(
    parts.map(({ seat, struck, lines }) => [seat, struck, lines.map(({ text, struck }) => (struck ? [text] : text))]),
  ).toEqual([
    [0, false, [["moves"], ["gains"]]],
    [1, true, []],
    [0, false, ["back", "stays"]],
  ]);
});
