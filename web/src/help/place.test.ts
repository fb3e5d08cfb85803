import { describe, expect, it } from "vitest";
import { placeFor, type Box } from "./place";

const room = { width: 400, height: 800 };
const words = { width: 100, height: 40 };
const box = (left: number, top: number, width = 20, height = 20): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("help", () => {
  it("stands above its thing, in the middle of it", () => {
    expect(placeFor(box(190, 400), words, room, [])).toEqual({ left: 150, top: 352 });
  });

  it("stands below where there is no room above, and never leaves the window", () => {
    expect(placeFor(box(190, 10), words, room, [])).toEqual({ left: 150, top: 38 });
    expect(placeFor(box(0, 400), words, room, [])).toEqual({ left: 8, top: 352 });
    expect(placeFor(box(380, 400), words, room, [])).toEqual({ left: 292, top: 352 });
  });

  it("goes out of the way of what can be chosen", () => {
    const above = box(190, 360);
    expect(placeFor(box(190, 400), words, room, [box(150, 360)])).toEqual({ left: 190, top: 352 });
    expect(placeFor(box(190, 400), words, room, [above])).toEqual({ left: 150, top: 428 });
    expect(placeFor(box(190, 400), words, room, [above, box(190, 440)])).toEqual({ left: 218, top: 390 });
  });

  it("covers as little as it can where everything around can be chosen", () => {
    const all = [box(0, 0, 400, 400), box(0, 420, 400, 380), box(210, 400, 190, 20), box(0, 400, 190, 19)];
    const { left, top } = placeFor(box(190, 400), words, room, all);
    expect({ left, top }).toEqual({ left: 82, top: 390 });
  });

  it("never covers its own thing while there is another place", () => {
    const { top } = placeFor(box(190, 400), words, room, [box(0, 0, 400, 400), box(0, 420, 400, 380)]);
    expect(top).toBe(390);
  });
});
