import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Known } from "../net/table.svelte";
import { Showing, type Manner } from "./showing.svelte";

/** A step that stays for so long; by the reader, or with a result. */
interface Told {
  span?: number;
  own?: boolean;
  result?: boolean;
  snapshot?: boolean;
}

let told: Map<number, Told>;
let manner: Manner;
let showing: Showing;

beforeEach(() => {
  vi.useFakeTimers();
  told = new Map();
  manner = {
    span: ({ n }) => told.get(n)?.span ?? 1000,
    own: ({ n }) => told.get(n)?.own ?? false,
    result: ({ n }) => told.get(n)?.result ?? false,
    waits: () => true,
    patience: () => Infinity,
    away: () => false,
  };
  showing = new Showing(manner);
  take(1, { snapshot: true });
});
afterEach(() => vi.useRealTimers());

function take(n: number, step: Told = {}): void {
  told.set(n, step);
  const moment = step.snapshot ? null : { n, at: 0, news: [], events: [] };
  showing.take({ n, position: n, moment } as unknown as Known);
}
const now = (): number | undefined => showing.shown?.n;

describe("steps of others", () => {
  it("are shown one after the other, each for its time", () => {
    take(2);
    take(3, { span: 500 });
    take(4);
    expect(now()).toBe(2);
    vi.advanceTimersByTime(999);
    expect(now()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(now()).toBe(3);
    vi.advanceTimersByTime(500);
    expect([now(), showing.settled, showing.behind]).toEqual([4, false, 0]);
    vi.advanceTimersByTime(1000);
    expect([now(), showing.settled]).toEqual([4, true]);
  });

  it("let a question wait until the last of them has been seen", () => {
    take(2);
    expect(showing.settled).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(showing.settled).toBe(true);
  });

  it("take no time where there is nothing to see", () => {
    take(2);
    take(3, { span: 0 });
    take(4, { span: 0 });
    vi.advanceTimersByTime(1000);
    expect([now(), showing.settled]).toEqual([4, true]);
  });

  it("are all there at once when the reader skips them", () => {
    for (const n of [2, 3, 4]) take(n);
    showing.skip();
    expect([now(), showing.settled, showing.passed]).toEqual([4, true, null]);
    take(5);
    expect([now(), showing.settled]).toEqual([5, false]);
  });

  it("wait while the reader looks at something else", () => {
    take(2);
    showing.stop();
    take(3);
    vi.advanceTimersByTime(10_000);
    expect(now()).toBe(2);
    showing.resume();
    expect(now()).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(showing.settled).toBe(true);
  });
});

describe("the reader's own deeds", () => {
  it("are shown at once, with everything before them", () => {
    for (const n of [2, 3]) take(n);
    take(4, { own: true, span: 300 });
    expect([now(), showing.settled]).toEqual([4, true]);
  });

  it("are seen for a moment before what others do next", () => {
    take(2, { own: true, span: 300 });
    take(3);
    expect([now(), showing.settled]).toEqual([2, false]);
    vi.advanceTimersByTime(300);
    expect(now()).toBe(3);
  });
});

describe("a result", () => {
  it("stays until the reader goes on, and what is asked waits", () => {
    take(2, { own: true, result: true });
    take(3);
    vi.advanceTimersByTime(60_000);
    expect([now(), showing.result?.n, showing.settled]).toEqual([2, 2, false]);
    showing.goOn();
    expect([now(), showing.result]).toEqual([3, null]);
  });

  it("is where skipping stops", () => {
    take(2);
    take(3, { result: true });
    take(4);
    showing.skip();
    expect([now(), showing.result?.n, showing.settled]).toEqual([3, 3, false]);
    showing.skip();
    expect([now(), showing.result]).toEqual([4, null]);
  });

  it("stays beside what is asked where that cannot wait", () => {
    manner.waits = () => false;
    take(2, { result: true });
    vi.advanceTimersByTime(1000);
    expect([showing.result?.n, showing.settled]).toEqual([2, true]);
    take(3, { own: true });
    expect(showing.result?.n).toBe(2);
    showing.goOn();
    expect([now(), showing.result]).toEqual([3, null]);
  });
});

describe("what nobody sees", () => {
  it("is passed over while nobody looks, and can be played back", () => {
    take(2);
    manner.away = () => true;
    take(3);
    take(4);
    expect([now(), showing.settled, showing.passed]).toEqual([4, true, 2]);
    showing.forgetPassed();
    expect(showing.passed).toBeNull();
  });

  it("is passed over as soon as nobody looks any more", () => {
    for (const n of [2, 3, 4]) take(n);
    showing.passOver();
    expect([now(), showing.passed]).toEqual([4, 2]);
    vi.advanceTimersByTime(5000);
    expect(now()).toBe(4);
  });

  it("is passed over after a lost connection", () => {
    take(9, { snapshot: true });
    expect([now(), showing.settled, showing.passed]).toEqual([9, true, 1]);
  });

  it("is passed over if it is too much", () => {
    for (let n = 2; n < 100; n += 1) take(n);
    expect(showing.passed).toBeGreaterThan(1);
    expect(showing.behind).toBeLessThan(62);
  });

  it("does not swallow a result", () => {
    take(2);
    take(3, { result: true });
    take(4);
    showing.passOver();
    expect([now(), showing.result?.n, showing.settled]).toEqual([4, 3, true]);
  });
});

describe("with a running clock of the reader's own", () => {
  it("everything is shown in the little time that there is", () => {
    for (const n of [2, 3, 4]) take(n);
    manner.patience = () => 1500;
    take(5);
    vi.advanceTimersByTime(1499);
    expect(showing.settled).toBe(false);
    vi.advanceTimersByTime(2);
    expect([now(), showing.settled]).toEqual([5, true]);
  });

  it("nothing is shown for less than one can see, but it can be played back", () => {
    manner.patience = () => 100;
    for (const n of [2, 3]) take(n);
    expect([now(), showing.settled, showing.passed]).toEqual([3, true, 1]);
  });
});
