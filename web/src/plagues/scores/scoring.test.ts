import { describe, expect, it } from "vitest";
import type { PlaguesEvent } from "../../net/protocol";
import { points } from "../sample";
import { barsOf, largest, pointsOf, runningTotal, SOURCES } from "./scoring";

describe("the final score", () => {
  const all = [points({ dev: 4, hebrews: 10, penalties: -3 }), points({ tokens: 7 })];
  it("adds up source by source", () => {
    expect(runningTotal(all[0]!, 1)).toBe(4);
    expect(runningTotal(all[0]!, SOURCES.length)).toBe(11);
  });
  it("is measured against the most that is reached on the way", () => {
    expect(largest(all)).toBe(14);
  });
  it("takes what is lost off the end of the bar", () => {
    const [bar] = barsOf(all, SOURCES.length);
    expect(bar?.total).toBe(11);
    expect(bar?.parts.map((part) => [part.source, Math.round(part.share * 14)])).toEqual([
      ["dev", 4],
      ["hebrews", 7],
    ]);
  });
  it("comes from the event where no figures are there", () => {
    const ended: PlaguesEvent = {
      type: "GameEnded",
      ending: "last round",
      points: [{ dev: 4, total: 4 }],
      winners: [0],
    };
    expect(pointsOf(null, [ended])?.[0]).toMatchObject({ dev: 4, nile: 0 });
    expect(pointsOf(null, [])).toBeNull();
  });
});
