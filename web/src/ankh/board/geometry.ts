// The map as points in a plane: flat-topped hexes in columns, odd columns half a hex further south.
// A space is written "row,column", a edge "4,7 SE"; both are the engine's own words.

export type Token = string;

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hex to its corners. */
export const RADIUS = 50;
/** From the middle of a hex to the middle of its edges. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export const EDGES = ["N", "NE", "SE", "S", "SW", "NW"] as const;
export type EdgeName = (typeof EDGES)[number];

const EVEN = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, -1],
] as const;
const ODD = [
  [-1, 0],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
] as const;

export function at(space: Token): [row: number, column: number] {
  const [row, column] = space.split(",");
  return [Number(row), Number(column)];
}

/** Where on the field the hex across a edge would be, whether or not the map goes that far. */
export function across(space: Token, edge: number): Token {
  const [row, column] = at(space);
  const [down, right] = (column & 1 ? ODD : EVEN)[((edge % 6) + 6) % 6]!;
  return `${row + down},${column + right}`;
}

export function centre(space: Token): Point {
  const [row, column] = at(space);
  return { x: RADIUS + 1.5 * RADIUS * column, y: APOTHEM * (1 + 2 * row + (column & 1)) };
}

/** The places of a way, as the frames of an animation; none where nothing moved. */
export function placesOf(way: readonly Token[]): { transform: string }[] {
  if (way.length < 2) return [];
  return way.map(centre).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
}

/** The six corners, clockwise from north-west; edge i runs from corner i to corner i + 1. */
export function corners(space: Token, radius: number = RADIUS): Point[] {
  const { x, y } = centre(space);
  return [240, 300, 0, 60, 120, 180].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** Room beside the hexes: for the numbers of rows and columns, and for their edges. */
const MARGIN = { left: 26, top: 24, right: 8, bottom: 8 };

/** The field that these spaces lie in, with the room beside them. */
export function frameOf(spaces: readonly Token[]): { left: number; top: number; width: number; height: number } {
  const middles = spaces.map(centre);
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - RADIUS - MARGIN.left, Math.min(...ys) - APOTHEM - MARGIN.top];
  return {
    left,
    top,
    width: Math.max(...xs) + RADIUS + MARGIN.right - left,
    height: Math.max(...ys) + APOTHEM + MARGIN.bottom - top,
  };
}

export function outline(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** A edge, by the space it is seen from and its number. */
export function edgeOf(token: Token): { space: Token; edge: number } {
  const [space, name] = token.split(" ");
  return { space: space!, edge: EDGES.indexOf(name as EdgeName) };
}

export function ends(token: Token): [Point, Point] {
  const { space, edge } = edgeOf(token);
  const around = corners(space);
  return [around[edge]!, around[(edge + 1) % 6]!];
}

export function middle(token: Token): Point {
  const [a, b] = ends(token);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The two spaces that a edge lies between. */
export function between(token: Token): [Token, Token] {
  const { space, edge } = edgeOf(token);
  return [space, across(space, edge)];
}

/** One name for a edge, whichever hex it is seen from. */
export function pair(one: Token, other: Token): string {
  const [r1, c1] = at(one);
  const [r2, c2] = at(other);
  return r1 < r2 || (r1 === r2 && c1 < c2) ? `${one}|${other}` : `${other}|${one}`;
}

export const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** One name for a point that several hexes share. */
export const knot = ({ x, y }: Point): string => `${Math.round(x)}:${Math.round(y)}`;

/** Of these points the nearest that lies in a direction (in degrees, 0 east, 90 south); undefined if none does. */
export function nearest<Of extends Point>(from: Point, degrees: number, candidates: readonly Of[]): Of | undefined {
  const angle = (degrees * Math.PI) / 180;
  let best: Of | undefined;
  let least = Infinity;
  for (const one of candidates) {
    const distance = apart(from, one);
    if (distance < 1) continue;
    const along = ((one.x - from.x) * Math.cos(angle) + (one.y - from.y) * Math.sin(angle)) / distance;
    if (along < 0.35) continue;
    const cost = distance * (2 - along);
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}
