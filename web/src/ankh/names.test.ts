import { beforeAll, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

import { learn } from "../i18n/words.svelte";
import { bannerOf } from "./moments";
import { godName, sideName, spaceName, type Standing } from "./names";
import { figuresOf, monumentsOf } from "./pieces";
import { regionOf } from "./regions";
import { table } from "./sample";

beforeAll(() => learn(["ankh", "ankh-ui"], "en"));

function standing(columns: ReturnType<typeof table>, own: number | null): Standing {
  return {
    columns,
    own,
    figures: new Map(figuresOf(columns).map((figure) => [figure.space, figure])),
    monuments: new Map(monumentsOf(columns).map((monument) => [monument.space, monument])),
    regions: regionOf(columns),
  };
}

describe("the name of a space", () => {
  const columns = table({ warriors: [["4,6"], []], built: [[], ["5,6"], []], tiles: ["1,1"] });

  it("says terrain, place, region, who stands there and what is beside it", () => {
    expect(spaceName(standing(columns, 0), "4,6", true)).toBe(
      "Fertile, row 4 column 6, Region 1, your warrior, adjacent to neutral temple, can be chosen",
    );
    expect(spaceName(standing(columns, 1), "4,6", false)).toContain("Isis: warrior");
  });

  it("says that a tile lies there in place of the terrain", () => {
    expect(spaceName(standing(columns, null), "1,1", false)).toBe("Underworld tile, row 1 column 1, Region 1");
  });

  it("has no words missing for sides", () => {
    expect(sideName("0,3 SE", true)).toBe("South-east side of row 0 column 3, can be chosen");
  });
});

describe("names of gods", () => {
  it("are joined after a merge, the upper one first", () => {
    const columns = table({ side_of: [0, 2, 2], abilities: [["isis"], [], ["ra", "amun"]] }, 3);
    expect(godName(columns, 2)).toBe("Amun-Ra");
  });
});

describe("great moments", () => {
  it("have a banner; others have none", () => {
    const columns = table({ side_of: [0, 2, 2] }, 3);
    expect(bannerOf({ type: "GodsMerged", upper: 2, lower: 1, devotion: 4, followers: 2 }, columns)?.title).toBe("Amun and Ra become one");
    expect(bannerOf({ type: "GameWon", side: 2, ending: "most devotion" }, columns)?.sides).toEqual([1, 2]);
    expect(bannerOf({ type: "TurnBegun", seat: 0 }, columns)).toBeNull();
  });
});
