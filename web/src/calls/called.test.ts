import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo, TableSummary } from "../net/protocol";
import { called, runsLow, waitsFor } from "./called";

const seat = (person: string | null, deadline: number | null = null): SeatInfo => ({
  person,
  name: person ?? "",
  bot: person ? null : "easy",
  ready: true,
  away: null,
  conceded: false,
  left: null,
  deadline,
});

const table = (asked: number[], more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "t",
    game: "ankh",
    status: "running",
    seats: [seat("ada"), seat("bo"), seat(null)],
    clock: { kind: "none" },
    asked: asked.map((one) => ({ seat: one, kind: "action", sealed: false })),
    request: null,
    votes: [],
    outcome: null,
    ...more,
  }) as unknown as TableInfo;

describe("what happens to somebody at a table", () => {
  it("is nothing when they have only come", () => {
    expect(called(null, table([1]), "bo")).toEqual([]);
  });
  it("is their turn, once", () => {
    expect(called(table([0]), table([1]), "bo")).toEqual(["turn"]);
    expect(called(table([1]), table([1]), "bo")).toEqual([]);
    expect(called(table([0]), table([1]), "cy")).toEqual([]);
  });
  it("is a beginning, an end, a question", () => {
    expect(called(table([], { status: "gathering" }), table([0]), "bo")).toEqual(["begins"]);
    expect(called(table([1]), table([], { status: "over" }), "bo")).toEqual(["over"]);
    const request = { awaited: ["bo"] } as TableInfo["request"];
    expect(called(table([0]), table([0], { request }), "bo")).toEqual(["consent"]);
  });
  it("has a clock that runs low", () => {
    const seats = [seat("ada"), seat("bo", 1_000_000)];
    expect(runsLow(table([1], { seats, clock: { kind: "turn", seconds: 120, increment: 0 } }), "bo")).toBe(970_000);
    expect(runsLow(table([1], { seats, clock: { kind: "turn", seconds: 120, increment: 0 } }), "ada")).toBeNull();
  });
});

it("a table waits for who is asked, or asked to agree", () => {
  const seats = [{ name: "Bo", person: "bo", bot: null, asked: true, deadline: null }];
  const listed = { seats, awaited: ["cy"] } as unknown as TableSummary;
  expect(["bo", "cy", "ada"].map((who) => waitsFor(listed, who))).toEqual([true, true, false]);
});
