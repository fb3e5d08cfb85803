import { describe, expect, it } from "vitest";
import { secretOf, stepOf } from "./battle";
import { guardiansOf, panels, seatsOf } from "./holdings";
import { figuresOf, monumentsOf, recognise } from "./pieces";
import { table } from "./sample";
import type { Question, TableInfo } from "../net/protocol";

describe("what stands on the map", () => {
  it("reads god, warriors and guardians with their owners", () => {
    const columns = table({ god_at: ["4,7", null], warriors: [[], ["1,1"]], guardians: [[], [], [], ["2,2"], [], []], suns: ["1,1"] });
    expect(figuresOf(columns)).toEqual([
      { piece: "god", side: 0, space: "4,7", radiant: false, sheltered: false },
      { piece: "warrior", side: 1, space: "1,1", radiant: true, sheltered: false },
      { piece: "mummy", side: 1, space: "2,2", radiant: false, sheltered: false },
    ]);
  });

  it("reads monuments as neutral or controlled", () => {
    const columns = table({ built: [["1,1"], [], ["2,2"]], owned: [[], ["2,2"]] });
    expect(monumentsOf(columns)).toEqual([
      { kind: "obelisk", space: "1,1", owner: null },
      { kind: "pyramid", space: "2,2", owner: 1 },
    ]);
  });
});

describe("figures from one position to the next", () => {
  const at = (...spaces: string[]) => figuresOf(table({ warriors: [spaces, []] }));
  const idAt = (known: { id: string; space: string }[], space: string) => known.find((figure) => figure.space === space)?.id;

  it("keep their name when they stay, and when they move", () => {
    const before = recognise([], at("1,1", "5,5"));
    const after = recognise(before, at("1,1", "5,6"));
    expect(idAt(after, "1,1")).toBe(idAt(before, "1,1"));
    expect(idAt(after, "5,6")).toBe(idAt(before, "5,5"));
  });

  it("get a new name when they are summoned, and lose it when they die", () => {
    const before = recognise([], at("1,1"));
    const more = recognise(before, at("1,1", "1,2"));
    expect(idAt(more, "1,2")).not.toBe(idAt(before, "1,1"));
    expect(recognise(more, at("1,2")).map((figure) => figure.id)).toEqual([idAt(more, "1,2")]);
  });

  it("never take the name of another god's figure", () => {
    const before = recognise([], figuresOf(table({ warriors: [["1,1"], []] })));
    const after = recognise(before, figuresOf(table({ warriors: [[], ["1,2"]] })));
    expect(after[0]!.id).not.toBe(before[0]!.id);
  });

  it("stay in one order, so that nothing drawn is moved in the page", () => {
    const before = recognise([], at("5,5", "1,1", "3,3"));
    const after = recognise(before, at("1,2", "3,3", "5,5"));
    expect(after.map((figure) => figure.id)).toEqual(before.map((figure) => figure.id));
  });
});

describe("panels", () => {
  it("show a merged god once, with both its seats", () => {
    const columns = table({ side_of: [0, 2, 2], standing: [2, 0] }, 3);
    expect(panels(columns)).toEqual([{ side: 0, forgotten: false }, { side: 2, forgotten: false }]);
    expect(seatsOf(columns, 2)).toEqual([2, 1]);
  });

  it("show forgotten gods last", () => {
    expect(panels(table({ standing: [1] }))).toEqual([{ side: 1, forgotten: false }, { side: 0, forgotten: true }]);
  });

  it("count guardians in the pool and on the map", () => {
    const columns = table({ guardian_pool: [0, 1, 0, 0, 0, 0], guardians: [[], [], [], ["2,2"], [], []] });
    expect(guardiansOf(columns, 1)).toEqual([
      { kind: "satet", pool: 1, out: 0 },
      { kind: "mummy", pool: 0, out: 1 },
    ]);
  });
});

describe("a battle", () => {
  const question = (kind: Question["kind"], simultaneous = false): Question => ({ kind, seat: 0, about: [], simultaneous, secret: simultaneous, options: null });

  it("is at the step that its question belongs to", () => {
    expect(stepOf(table(), question("two_cards"))).toBe("start");
    expect(stepOf(table(), question("offer"))).toBe("plague");
    expect(stepOf(table({ offers: [1, null] }), question("trap"))).toBe("plague");
    expect(stepOf(table({ victor: 1, offers: [1, 2] }), question("trap"))).toBe("resolution");
  });

  it("says who has sealed a choice and who still thinks", () => {
    const asked = [{ seat: 0, kind: "cards", sealed: false }, { seat: 1, kind: "cards", sealed: true }];
    const info = { asked } as unknown as TableInfo;
    expect(secretOf(table(), info, question("cards", true), 0)).toBe("thinking");
    expect(secretOf(table(), info, question("cards", true), 1)).toBe("sealed");
    expect(secretOf(table(), info, question("build"), 0)).toBeNull();
  });
});
