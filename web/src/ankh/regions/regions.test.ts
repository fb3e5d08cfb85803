import { describe, expect, it } from "vitest";
import { across, apart, centre, EDGES } from "../board/geometry";
import { isLand, SPACES } from "../facts";
import { table } from "../sample";
import { beside, border, pairs, parted, regionOf, tokenPlace } from "./regions";

/** The land joined to a space with these camels. */
function joined(start: string, camels: string[] = []): string[] {
  const found = [start];
  for (const space of found)
    for (const other of beside(space, pairs(camels))) if (isLand(other) && !found.includes(other)) found.push(other);
  return found;
}

describe("regions", () => {
  it("are three before any camel: 22, 32 and 28 land spaces", () => {
    const sizes = new Set(SPACES.filter(isLand).map((space) => joined(space).length));
    expect([...sizes].sort()).toEqual([22, 28, 32]);
  });

  it("do not reach across a river or a camel, and water touches all around it", () => {
    expect(beside("1,1", new Set())).not.toContain(across("1,1", EDGES.indexOf("S")));
    expect(beside("4,0", pairs(["3,0 S"]))).not.toContain("3,0");
    expect(beside("4,0", new Set())).toContain("3,0");
    expect(beside("6,3", new Set())).toHaveLength(6);
  });

  it("are parted by a whole line of camels and not by a part of it", () => {
    const view = table({ regions: [joined("0,1")] });
    const line = ["3,5 NE", "2,5 SE", "2,6 S", "2,6 SE", "1,7 SW", "1,6 SE"];
    expect(parted(view, line.slice(0, 5))).toBeNull();
    expect(parted(view, line)?.map((part) => part.length)).toEqual([16, 6]);
    expect(parted(view, [])).toBeNull();
  });

  it("number their spaces, water by the first of several", () => {
    const found = regionOf(
      table({
        regions: [
          ["1,1", "6,4"],
          ["6,4", "7,4"],
        ],
      }),
    );
    expect([found.get("1,1"), found.get("6,4"), found.get("7,4")]).toEqual([0, 0, 1]);
  });

  it("have their token on a corner of their own, where nothing stands", () => {
    const land = joined("0,1");
    const place = tokenPlace(land, []);
    expect(Math.min(...land.map((space) => apart(centre(space), place)))).toBeCloseTo(50);
    expect(land.filter((space) => apart(centre(space), place) < 51)).toHaveLength(3);
    expect(apart(tokenPlace(land, [], [place]), place)).toBeGreaterThan(60);
  });

  it("are bounded by the six edges of a single space", () => {
    expect(border(["4,7"])).toHaveLength(6);
    expect(border(["4,7", "5,7"])).toHaveLength(10);
  });
});
