// Regions as they lie on the map: who is joined to whom, where the order tokens lie, and which parts a caravan makes.

import type { AnkhView, Question } from "../../net/protocol";
import { across, apart, between, centre, corners, ends, knot, pair, type Point, type Token } from "../board/geometry";
import { DRY_EDGES, isLand, KNOTS, SPACES } from "../facts";

const DRY = new Map(DRY_EDGES.map((edge) => [pair(...between(edge)), edge]));

/** The spaces beside a space with nothing between them: no river and no camel; water touches all around it. */
export function beside(space: Token, camels: ReadonlySet<string>): Token[] {
  const around = [0, 1, 2, 3, 4, 5].map((edge) => across(space, edge)).filter((other) => SPACE.has(other));
  return around.filter((other) => {
    if (!isLand(space) || !isLand(other)) return true;
    const name = pair(space, other);
    return DRY.has(name) && !camels.has(name);
  });
}
const SPACE = new Set(SPACES);

/** Sides as names that do not depend on the hex they are seen from. */
export const pairs = (edges: readonly Token[]): Set<string> => new Set(edges.map((edge) => pair(...between(edge))));

/** The number in the conflict order of each space's region; water has the first of several. */
export function regionOf(view: AnkhView): Map<Token, number> {
  const found = new Map<Token, number>();
  view.regions.forEach((spaces, index) => spaces.forEach((space) => found.has(space) || found.set(space, index)));
  return found;
}

/** The two regions that a line of camels makes, once it is laid and one of them is to keep the token. */
export function partsOf(question: Question | null): Token[][] | null {
  if (question?.kind !== "keep_token" || !question.options) return null;
  return question.options.map(({ points_at }) => points_at.spaces as Token[]);
}

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Where an order token lies: on a corner inside the region near its middle, where it covers nobody. */
export function tokenPlace(region: readonly Token[], camels: readonly Token[], taken: readonly Point[] = []): Point {
  const land = region.filter(isLand);
  const inside = new Set(land);
  const heart = mean(land.map(centre));
  const busy = new Set(camels.flatMap((edge) => ends(edge).map(knot)));
  const free = [...KNOTS.values()].filter(
    ({ point, spaces }) =>
      spaces.length === 3 &&
      spaces.every((space) => inside.has(space)) &&
      taken.every((other) => apart(other, point) > 60),
  );
  const calm = free.filter(({ point, spaces }) => !busy.has(knot(point)) && dry(spaces));
  const from = calm.length ? calm : free;
  const best = from.sort((a, b) => apart(a.point, heart) - apart(b.point, heart))[0];
  return best?.point ?? corners(land[0]!)[2]!;
}

/** No river between these spaces. */
function dry(spaces: readonly Token[]): boolean {
  return spaces.every((one, index) => DRY.has(pair(one, spaces[(index + 1) % spaces.length]!)));
}

/** The edges that bound a set of spaces, as lines to draw. */
export function border(spaces: readonly Token[]): [Point, Point][] {
  const inside = new Set(spaces);
  return spaces.flatMap((space) =>
    corners(space).flatMap((corner, edge, around): [Point, Point][] =>
      inside.has(across(space, edge)) ? [] : [[corner, around[(edge + 1) % 6]!]],
    ),
  );
}
