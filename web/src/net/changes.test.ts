import { expect, it } from "vitest";
import { changed } from "./changes";

interface View {
  turn: number;
  order: number[];
  gods: { followers: number; powers: string[]; uses: Record<string, number> }[];
  battle: { region: number } | null;
}
const god = (followers: number) => ({ followers, powers: ["revered"], uses: { move: 0, gain: 0 } });
const view: View = { turn: 0, order: [0, 1], gods: [god(1), god(2)], battle: null };

it("fields that changed are laid over those that did not", () => {
  expect(changed(view, { turn: 1 })).toEqual({ ...view, turn: 1 });
  expect(changed(view, {})).toEqual(view);
  expect(changed<View | null>(null, view)).toEqual(view);
  expect(changed<View | null>(null, null)).toBeNull();
});

it("of a list only the entries come that changed, and of those only what changed", () => {
  const now = changed(view, { gods: { 1: { followers: 5, uses: { gain: 1 } } } });
  expect(now.gods).toEqual([god(1), { ...god(5), uses: { move: 0, gain: 1 } }]);
  expect(now.gods[0]).toBe(view.gods[0]);
  expect(view.gods[1]!.followers).toBe(2);
});

it("a list of another length, a thing that was not there and one that is gone come whole", () => {
  expect(changed(view, { order: [1], gods: [god(3)] })).toMatchObject({ order: [1], gods: [god(3)] });
  const fighting = changed(view, { battle: { region: 2 } });
  expect(fighting.battle).toEqual({ region: 2 });
  expect(changed(fighting, { battle: null }).battle).toBeNull();
});
