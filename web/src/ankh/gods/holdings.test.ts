import { describe, expect, it } from "vitest";
import { merged, table } from "../sample";
import { panels, seatsOf } from "./holdings";

describe("panels", () => {
  it("show a merged god once, with both its seats", () => {
    const view = merged();
    expect(panels(view)).toEqual([
      { side: 0, forgotten: false },
      { side: 2, forgotten: false },
    ]);
    expect(seatsOf(view, 2)).toEqual([2, 1]);
  });

  it("show forgotten gods last", () => {
    expect(panels(table({ standing: [1] }))).toEqual([
      { side: 1, forgotten: false },
      { side: 0, forgotten: true },
    ]);
  });
});
