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

it("the second click of two reaches nothing, and a click apart from it does", () => {
  const hand = new Hand();
  const stopped = (detail: number): boolean => {
    const event = { detail, preventDefault: vi.fn(), stopPropagation: vi.fn() };
    hand.stopSecond(event as unknown as MouseEvent);
    return event.stopPropagation.mock.calls.length > 0;
  };
  expect(stopped(2), "nothing was answered").toBe(false);
  hand.press();
  expect([stopped(1), stopped(2), stopped(3)]).toEqual([false, true, true]);
  vi.advanceTimersByTime(MOMENT);
  expect(stopped(2)).toBe(false);
});
