import { describe, expect, it, vi } from "vitest";
import type { Option } from "../../net/protocol";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const { aimed, exact, matching, step, targetsOf } = await import("./aim");
const { outside } = await import("./aim.svelte");

const die = (number: number, rest: Record<string, string | number>): Option => {
  const target = Object.values(rest).at(-1);
  return { token: `${number} ${rest.action} ${target}`, points_at: { die: number, ...rest } };
};
const DICE = aimed(
  [
    die(4, { action: "token", slot: 4 }),
    die(4, { action: "favour", favour: 4 }),
    die(4, { action: "hebrew", hebrew: 1 }),
    die(5, { action: "hebrew", hebrew: 1 }),
  ],
  "die",
);
const STEPS = aimed(
  ["city+city", "city+field", "field+field"].map((token) => ({ token, points_at: { tracks: token.split("+") } })),
  "dev",
);

describe("what an option points at", () => {
  it("is called by its role where numbers would be ambiguous", () => {
    expect(targetsOf(die(4, { action: "token", slot: 4 }), "die")).toEqual(["die 4", "slot 4"]);
  });
  it("names a card once, even if it is used and shown", () => {
    expect(targetsOf({ token: "use t8", points_at: { use: "t8", card: "t8" } }, "free")).toEqual(["t8"]);
  });
  it("is both slots of a swap", () => {
    expect(targetsOf({ token: "1-4", points_at: { slots: ["1", "4"] } }, "swap")).toEqual(["slot 1", "slot 4"]);
  });
  it("is the slot alone of a market token, not every token of its kind", () => {
    expect(targetsOf({ token: "3", points_at: { slot: 3, token: "herd" } }, "market")).toEqual(["slot 3"]);
  });
  it("is a track for a marker that goes back, and the power for a draw", () => {
    expect(targetsOf({ token: "boat -1", points_at: { loss: "boat -1" } }, "loss")).toEqual(["track boat"]);
    expect(targetsOf(die(3, { action: "draw" }), "die")).toContain("power");
  });
  it("is the slot that is given up", () => {
    expect(targetsOf({ token: "2", points_at: {} }, "give_up")).toEqual(["discard 2"]);
    expect(targetsOf({ token: "new", points_at: {} }, "give_up")).toEqual([]);
  });
});

describe("a click", () => {
  it("answers when only one option is meant", () => {
    expect(step(DICE, [], "slot 4")).toEqual({ what: "choose", token: "4 token 4" });
  });
  it("picks up what several options have to do with", () => {
    expect(step(DICE, [], "hebrew 1")).toEqual({ what: "hold", held: ["hebrew 1"] });
    expect(step(DICE, ["hebrew 1"], "die 5")).toEqual({ what: "choose", token: "5 hebrew 1" });
  });
  it("answers once a die is picked up and its thing is clicked", () => {
    expect(step(DICE, ["die 4"], "hebrew 1")).toEqual({ what: "choose", token: "4 hebrew 1" });
  });
  it("puts back what is clicked again", () => {
    expect(step(DICE, ["die 4"], "die 4")).toEqual({ what: "hold", held: [] });
  });
  it("begins anew with something that does not go with what is held", () => {
    expect(step(DICE, ["die 5"], "slot 4")).toEqual({ what: "choose", token: "4 token 4" });
  });
  it("counts steps: the same track twice, or both", () => {
    expect(step(STEPS, [], "track city")).toEqual({ what: "hold", held: ["track city"] });
    expect(step(STEPS, ["track city"], "track city")).toEqual({ what: "choose", token: "city+city" });
    expect(step(STEPS, ["track city"], "track field")).toEqual({ what: "choose", token: "city+field" });
  });
  it("on what no option has to do with is for the server to explain", () => {
    expect(step(DICE, [], "slot 2")).toEqual({ what: "refuse" });
    expect(outside("track boat")).toBe("boat");
    expect(outside("slot 2")).toBe("slot 2");
  });
});

describe("options that differ only in what is not on the table", () => {
  const changed = aimed(
    [
      { token: "4 as 2 hebrew 1", points_at: { die: 4, action: "hebrew", hebrew: 1 } },
      { token: "4 hebrew 1", points_at: { die: 4, action: "hebrew", hebrew: 1 } },
      { token: "4 as 6 favour", points_at: { die: 4, action: "favour", favour: 6 } },
      { token: "4 favour by t9", points_at: { die: 4, action: "favour", favour: 6, card: "t9" } },
    ],
    "die",
  );
  it("are one: the die as it is", () => {
    expect(step(changed, ["die 4"], "hebrew 1")).toEqual({ what: "choose", token: "4 hebrew 1" });
  });
  it("wait for a card, or are done without it", () => {
    expect(step(changed, ["die 4"], "favour 6")).toEqual({ what: "hold", held: ["die 4", "favour 6"] });
    expect(exact(changed, ["die 4", "favour 6"])?.token).toBe("4 as 6 favour");
    expect(step(changed, ["die 4", "favour 6"], "t9")).toEqual({ what: "choose", token: "4 favour by t9" });
    expect(exact(changed, ["die 4"])).toBeNull();
  });
});

it("what is held leaves the options that go with it", () => {
  expect(matching(DICE, ["die 4"])).toHaveLength(3);
  expect(matching(DICE, ["die 4", "slot 4"])).toHaveLength(1);
});
