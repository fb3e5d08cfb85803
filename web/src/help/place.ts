// Where help is put: beside what it is about, and over nothing that can be chosen or is asked if there is such a place.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The corner at the upper left of words of this size about a thing in this box, in a window with so much room. */
export function placeFor(
  thing: Box,
  words: Size,
  room: Size,
  keepClear: readonly Box[],
): { left: number; top: number } {
  const inside = (at: number, length: number, most: number): number => Math.max(GAP, Math.min(at, most - length - GAP));
  const centre = (thing.left + thing.right - words.width) / 2;
  const middle = (thing.top + thing.bottom - words.height) / 2;
  const [above, below] = [thing.top - GAP - words.height, thing.bottom + GAP];
  const [before, after] = [thing.left - GAP - words.width, thing.right + GAP];
  const columns = [centre, thing.left, thing.right - words.width];
  const places = [
    ...[above, below].flatMap((top) => columns.map((left) => [left, top] as const)),
    ...[after, before].flatMap((left) => [middle, above, below].map((top) => [left, top] as const)),
  ].map(([x, y]) => {
    const left = inside(x, words.width, room.width);
    const top = inside(y, words.height, room.height);
    return { left, top, right: left + words.width, bottom: top + words.height };
  });
  const size = words.width * words.height;
  const covered = (place: Box): number =>
    keepClear.reduce((sum, one) => sum + overlap(place, one), overlap(place, thing) > 0 ? size * 1000 : 0);
  const [best] = places.map((place) => ({ place, cost: covered(place) })).sort((one, other) => one.cost - other.cost);
  return { left: best!.place.left, top: best!.place.top };
}
