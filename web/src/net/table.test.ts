import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ahead, Foreseen, Snapshot, Update } from "./protocol";

vi.mock("./api", () => ({
  api: { presence: () => Promise.reject(new Error()), logBefore: () => Promise.reject(new Error()) },
}));
const { FORESIGHT, LiveTable } = await import("./table.svelte");

const SEAT = 0;
const own = { question: { kind: "action" }, foreseen: null, sealed: null, follows: true };
const foreseen = [{ token: "move", events: [] }] as unknown as Foreseen[];

/** The table after a step, in which this seat was asked in a step of its own. */
const update = (n: number, asked_in: number, more: object = {}): Update =>
  ({
    type: "Update",
    n,
    position: n,
    base: `hash ${n - 1}`,
    hash: `hash ${n}`,
    now: 0,
    table: { asked_in },
    view: {},
    figures: {},
    stakes: {},
    own: { ...own, ...more },
    moment: { n, at: 0, news: [], events: [] },
  }) as unknown as Update;
const ahead = (asked_in: number, seat = SEAT): Ahead => ({ type: "Ahead", seat, asked_in, foreseen });

let live: InstanceType<typeof LiveTable>;
/** What was told, step by step: its number, and whether with what the options would do. */
let told: [number, boolean][];

beforeEach(() => {
  vi.useFakeTimers();
  live = new LiveTable("t");
  told = [];
  live.onknown = ({ n, own }) => void told.push([n, own.foreseen === foreseen]);
  const table = { asked: [], asked_in: 0 };
  const snapshot = { type: "Snapshot", n: 1, hash: "hash 1", seat: SEAT, hears: SEAT, now: 0, table, missed: [] };
  live.take({ ...snapshot, view: {}, figures: {}, stakes: {}, own: { ...own, follows: false } } as unknown as Snapshot);
  told = [];
});
afterEach(() => vi.useRealTimers());

describe("what the options would do", () => {
  it("is told together with the question it names", () => {
    live.take(update(2, 2));
    expect(told, "the question waits a moment for it").toEqual([]);
    live.take(ahead(2));
    expect(told).toEqual([[2, true]]);
    expect(live.known?.own.foreseen).toBe(foreseen);
    vi.advanceTimersByTime(FORESIGHT);
    expect(told, "and is not asked again").toEqual([[2, true]]);
  });

  it("stays with the question through the steps of others", () => {
    live.take(update(2, 2));
    live.take(ahead(2));
    live.take(update(3, 2));
    expect(told).toEqual([
      [2, true],
      [3, true],
    ]);
  });

  it("is not waited for longer than a moment, and changes nothing when it comes after that", () => {
    live.take(update(2, 2));
    vi.advanceTimersByTime(FORESIGHT);
    expect(told).toEqual([[2, false]]);
    const { known } = live;
    live.take(ahead(2));
    live.take(update(3, 2));
    expect(told).toEqual([
      [2, false],
      [3, false],
    ]);
    expect(known?.own.foreseen).toBeNull();
  });

  it("changes nothing when its question is no longer asked", () => {
    live.take(update(2, 2));
    live.take(update(3, 3));
    expect(told, "what waited comes first").toEqual([[2, false]]);
    live.take(ahead(2));
    expect(told).toEqual([[2, false]]);
    live.take(ahead(3));
    expect(told).toEqual([
      [2, false],
      [3, true],
    ]);
  });

  it("changes nothing when it is another seat's, or when the answer is sealed", () => {
    live.take(update(2, 2));
    live.take(ahead(2, SEAT + 1));
    expect(told).toEqual([]);
    live.take(update(3, 2, { sealed: "move", follows: false }));
    live.take(ahead(2));
    expect(told).toEqual([
      [2, false],
      [3, false],
    ]);
  });

  it("is not waited for where none is announced", () => {
    live.take(update(2, 2, { follows: false }));
    expect(told).toEqual([[2, false]]);
  });

  it("is not told to a table that was left", () => {
    vi.stubGlobal("removeEventListener", () => {});
    live.take(update(2, 2));
    live.close();
    vi.advanceTimersByTime(FORESIGHT);
    expect(told).toEqual([]);
  });
});
