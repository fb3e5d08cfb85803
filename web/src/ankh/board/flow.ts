// The Nile: river edges joined into long lines and drawn as flowing strokes.

import { ends, knot, type Point, type Token } from "./geometry";

interface Reach {
  a: Point;
  b: Point;
}

/** River edges as lines of corners, each as long as it goes without meeting another. */
export function streams(edges: readonly Token[]): Point[][] {
  const seen = new Set<string>();
  const reaches: Reach[] = [];
  for (const edge of edges) {
    const [a, b] = ends(edge);
    const name = [knot(a), knot(b)].sort().join();
    if (!seen.has(name)) reaches.push({ a, b });
    seen.add(name);
  }
  const meeting = new Map<string, Reach[]>();
  for (const reach of reaches)
    for (const point of [reach.a, reach.b]) meeting.set(knot(point), [...(meeting.get(knot(point)) ?? []), reach]);

  const left = new Set(reaches);
  const follow = (from: Point, first: Reach): Point[] => {
    const line = [from];
    let [here, reach]: [Point, Reach | undefined] = [from, first];
    while (reach) {
      left.delete(reach);
      here = knot(reach.a) === knot(here) ? reach.b : reach.a;
      line.push(here);
      const next: Reach[] = meeting.get(knot(here)) ?? [];
      reach = next.length === 2 ? next.find((one) => left.has(one)) : undefined;
    }
    return line;
  };
  const found: Point[][] = [];
  for (const reach of reaches)
    for (const point of [reach.a, reach.b])
      if (left.has(reach) && meeting.get(knot(point))!.length !== 2) found.push(follow(point, reach));
  for (const reach of reaches) if (left.has(reach)) found.push(follow(reach.a, reach));
  return found;
}

/** A line of corners as a smooth path: through the middles of its edges, bending round each corner. */
export function flowing(line: readonly Point[]): string {
  const [first, ...rest] = line;
  if (!first || !rest.length) return "";
  const write = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let path = `M${write(first)}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    const before = index ? rest[index - 1]! : first;
    if (!index) path += `L${write({ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 })}`;
    if (next) path += `Q${write(point)} ${write({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
    else path += `L${write(point)}`;
  });
  return path;
}
