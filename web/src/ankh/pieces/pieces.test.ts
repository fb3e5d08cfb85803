import { describe, expect, it } from "vitest";
import type { AnkhEvent } from "../../net/protocol";
import { placesOf } from "../board/geometry";
import { figure, warriors } from "../sample";
import { follow, recognise } from "./pieces";

describe("figures from one position to the next", () => {
  const at = (...spaces: string[]) => warriors(spaces);
  const idAt = (known: { id: string; space: string }[], space: string) =>
    known.find((figure) => figure.space === space)?.id;

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
    const before = recognise([], warriors(["1,1"]));
    const after = recognise(before, warriors([], ["1,2"]));
    expect(after[0]!.id).not.toBe(before[0]!.id);
  });

  it("stay in one order, so that nothing drawn is moved in the page", () => {
    const before = recognise([], at("5,5", "1,1", "3,3"));
    const after = recognise(before, at("1,2", "3,3", "5,5"));
    expect(after.map((figure) => figure.id)).toEqual(before.map((figure) => figure.id));
  });
});

describe("figures whose step is told", () => {
  const idAt = (known: { id: string; space: string }[], space: string) =>
    known.find((figure) => figure.space === space)?.id;
  const moved = (start: string, to: string, side = 0): AnkhEvent => ({
    type: "Moved",
    side,
    piece: "warrior",
    start,
    to,
    cause: "action",
  });

  it("move as the event says, though another of their kind was nearer", () => {
    const before = recognise([], warriors(["1,1", "5,5"], []));
    const after = follow(before, warriors(["1,1", "1,2"], []), [moved("5,5", "1,2")]);
    expect(idAt(after, "1,2")).toBe(idAt(before, "5,5"));
    expect(after.find((figure) => figure.space === "1,2")!.way).toEqual(["5,5", "1,2"]);
    const changed = follow(before, warriors(["1,2", "1,1"], []), [moved("1,1", "1,2"), moved("5,5", "1,1")]);
    expect(idAt(changed, "1,2")).toBe(idAt(before, "1,1"));
    expect(idAt(changed, "1,1")).toBe(idAt(before, "5,5"));
  });

  it("go every leg of their way", () => {
    const before = recognise([], warriors(["1,1"], []));
    const pushed: AnkhEvent = { type: "Pushed", side: 0, piece: "warrior", start: "1,2", to: "1,3", by: 1 };
    const after = follow(before, warriors(["1,3"], []), [moved("1,1", "1,2"), pushed]);
    expect(after).toMatchObject([{ id: before[0]!.id, way: ["1,1", "1,2", "1,3"] }]);
    expect(placesOf(after[0]!.way)).toHaveLength(3);
    expect(placesOf([])).toEqual([]);
  });

  it("are new when they are summoned where one has just been killed", () => {
    const before = recognise([], warriors(["1,1"], ["2,2"]));
    const events: AnkhEvent[] = [
      { type: "Killed", side: 1, figures: [["warrior", "2,2"]], cause: "battle" },
      { type: "Summoned", side: 1, piece: "warrior", space: "2,2", cause: "action", ransomed: false },
    ];
    const after = follow(before, warriors(["1,1"], ["2,2"]), events);
    expect(idAt(after, "1,1")).toBe(idAt(before, "1,1"));
    expect(idAt(after, "2,2")).not.toBe(idAt(before, "2,2"));
  });

  it("stay themselves when they are passed on to a merged god", () => {
    const held = (side: number) => [figure("satet", side, "3,3")];
    const before = recognise([], held(0));
    const after = follow(before, held(1), [
      { type: "GuardiansPassed", guardian: "satet", space: "3,3", to: 1 },
      { type: "FiguresGone", side: 0, cause: "merge" },
    ]);
    expect(after).toMatchObject([{ id: before[0]!.id, side: 1, way: [] }]);
  });

  it("are recognised by nearness where the events do not explain what stands there", () => {
    const before = recognise([], warriors(["1,1", "5,5"], []));
    const after = follow(before, warriors(["1,1", "5,6"], []), [moved("5,6", "5,5")]);
    expect(after.map((figure) => figure.id)).toEqual(before.map((figure) => figure.id));
    expect(idAt(after, "5,6")).toBe(idAt(before, "5,5"));
  });

  it("stay where they are when the same step is told twice", () => {
    const before = recognise([], warriors(["1,1"], []));
    const once = follow(before, warriors(["1,2"], []), [moved("1,1", "1,2")]);
    const twice = follow(once, warriors(["1,2"], []), [moved("1,1", "1,2")]);
    expect(twice).toMatchObject([{ id: before[0]!.id, way: [] }]);
  });
});
