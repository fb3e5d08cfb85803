import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Hand, MOMENT } from "./hand.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a second press within a moment is not meant; a later one is", () => {
  const hand = new Hand();
  expect(hand.press()).toBe(true);
  vi.advanceTimersByTime(MOMENT - 1);
  expect([hand.steady, hand.press()]).toEqual([false, false]);
  vi.advanceTimersByTime(MOMENT);
  expect([hand.steady, hand.press()]).toEqual([true, true]);
});

it("who keeps hammering has meant it once", () => {
  const hand = new Hand();
  const presses = Array.from({ length: 10 }, () => {
    vi.advanceTimersByTime(MOMENT / 2);
    return hand.press();
  });
  expect(presses.filter(Boolean)).toHaveLength(1);
});
