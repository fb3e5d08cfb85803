import { describe, expect, it } from "vitest";
import { DRY_EDGES, KNOTS, RIVERS, SPACES, TERRAIN } from "../facts";
import { flowing, streams } from "./flow";
import { across, apart, APOTHEM, between, centre, corners, ends, knot, middle, nearest, pair, EDGES } from "./geometry";

describe("hexes", () => {
  it("lie as far apart as two apothems when they share a edge", () => {
    for (const space of SPACES)
      for (let edge = 0; edge < 6; edge += 1)
        expect(apart(centre(space), centre(across(space, edge)))).toBeCloseTo(2 * APOTHEM);
  });

  it("lie lower in odd columns", () => {
    expect(centre("4,7").y - centre("4,6").y).toBeCloseTo(APOTHEM);
  });

  it("are each other's neighbours across opposite edges", () => {
    for (const space of SPACES)
      for (let edge = 0; edge < 6; edge += 1) expect(across(across(space, edge), edge + 3)).toBe(space);
  });

  it("follow the engine's names of edges", () => {
    expect(across("0,3", EDGES.indexOf("SE"))).toBe("1,4");
    expect(across("2,6", EDGES.indexOf("NW"))).toBe("1,5");
  });

  it("share both ends of a edge", () => {
    const seen = ends("0,3 SE").map(knot).sort();
    expect(ends("1,4 NW").map(knot).sort()).toEqual(seen);
    expect(pair(...between("0,3 SE"))).toBe(pair(...between("1,4 NW")));
  });

  it("have the middle of a edge half-way to the neighbour", () => {
    const [from, to] = [centre("4,7"), centre(across("4,7", 2))];
    expect(middle("4,7 SE").x).toBeCloseTo((from.x + to.x) / 2);
    expect(middle("4,7 SE").y).toBeCloseTo((from.y + to.y) / 2);
  });
});

describe("the printed map", () => {
  it("has 101 spaces: 43 fertile, 39 desert, 19 water", () => {
    const count = (terrain: string): number => [...TERRAIN.values()].filter((one) => one === terrain).length;
    expect([SPACES.length, count("fertile"), count("desert"), count("water")]).toEqual([101, 43, 39, 19]);
  });

  it("has no dry edge with a river on it, and none twice", () => {
    const wet = new Set(RIVERS.map((edge) => pair(...between(edge))));
    const dry = DRY_EDGES.map((edge) => pair(...between(edge)));
    expect(dry.filter((edge) => wet.has(edge))).toEqual([]);
    expect(new Set(dry).size).toBe(dry.length);
  });

  it("joins at most three spaces at a corner", () => {
    expect(Math.max(...[...KNOTS.values()].map(({ spaces }) => spaces.length))).toBe(3);
    expect(corners("4,7").every((corner) => KNOTS.get(knot(corner))!.spaces.includes("4,7"))).toBe(true);
  });
});

describe("the Nile", () => {
  it("runs over every river edge once", () => {
    const reaches = streams(RIVERS).flatMap((line) =>
      line.slice(1).map((point, index) => [knot(line[index]!), knot(point)].sort().join()),
    );
    const edges = RIVERS.map((edge) => ends(edge).map(knot).sort().join());
    expect(new Set(reaches)).toEqual(new Set(edges));
    expect(reaches.length).toBe(new Set(edges).size);
  });

  it("is drawn from its first to its last corner", () => {
    const line = streams(["4,5 NE", "4,5 SE"])[0]!;
    expect(line).toHaveLength(3);
    expect(flowing(line)).toMatch(/^M.*L.*Q.*L/);
  });
});

describe("the nearest place in a direction", () => {
  const here = { x: 0, y: 0 };
  it("prefers what lies straight ahead", () => {
    expect(
      nearest(here, 0, [
        { x: 50, y: 5 },
        { x: 30, y: 40 },
      ]),
    ).toEqual({ x: 50, y: 5 });
  });
  it("is nothing if all lie behind", () => {
    expect(nearest(here, 0, [{ x: -50, y: 0 }])).toBeUndefined();
  });
});
