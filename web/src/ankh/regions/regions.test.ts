import { describe, expect, it } from "vitest";
import type { Question } from "../../net/protocol";
import { across, apart, centre, EDGES } from "../board/geometry";
import { isLand, SPACES } from "../facts";
import { table } from "../sample";
import { beside, border, pairs, partsOf, regionOf, tokenPlace } from "./regions";

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

  it("are two where a caravan is complete, as the question between them says", () => {
    const options = [
      { token: "0,1", points_at: { region: "0,1", spaces: ["0,1", "0,2"] } },
      { token: "0,3", points_at: { region: "0,3", spaces: ["0,3"] } },
    ];
    const question = { kind: "keep_token", options } as unknown as Question;
    expect(partsOf(question)).toEqual([["0,1", "0,2"], ["0,3"]]);
    expect(partsOf({ ...question, kind: "caravan" })).toBeNull();
    expect(partsOf({ ...question, options: null })).toBeNull();
    expect(partsOf(null)).toBeNull();
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
