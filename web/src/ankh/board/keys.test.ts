import { describe, expect, it } from "vitest";
import { SPACES } from "../facts";
import { stepFrom, turnAmong } from "./keys";

describe("walking by keyboard", () => {
  it("goes six ways and along the row", () => {
    expect(["ArrowUp", "PageUp", "PageDown", "ArrowDown", "End", "Home"].map((key) => stepFrom("4,6", key))).toEqual([
      "3,6",
      "3,7",
      "4,7",
      "5,6",
      "4,5",
      "3,5",
    ]);
    expect([stepFrom("4,6", "ArrowLeft"), stepFrom("4,6", "ArrowRight")]).toEqual(["4,5", "4,7"]);
  });

  it("stays at the edge of the map", () => {
    expect(stepFrom("0,2", "ArrowUp")).toBe("0,2");
  });

  it("never leaves the map and reaches all of it", () => {
    const reached = ["4,4"];
    for (const space of reached)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = stepFrom(space, key);
        expect(SPACES).toContain(next);
        if (!reached.includes(next)) reached.push(next);
      }
    expect(reached).toHaveLength(SPACES.length);
  });

  it("turns among the spaces that can be chosen", () => {
    expect(turnAmong("4,4", ["1,1", "5,5"], 1)).toBe("5,5");
    expect(turnAmong("5,5", ["1,1", "5,5"], 1)).toBe("1,1");
    expect(turnAmong("4,4", ["1,1", "5,5"], -1)).toBe("1,1");
    expect(turnAmong("4,4", [], 1)).toBeUndefined();
  });
});
