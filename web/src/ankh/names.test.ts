import { beforeAll, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

import { learn } from "../i18n/words.svelte";
import { godName, edgeName, spaceName, type Standing } from "./names";
import { regionOf } from "./regions/regions";
import { merged, table, warriors } from "./sample";

beforeAll(() => learn(["ankh", "ankh-ui"], "en"));

function standing(view: ReturnType<typeof table>, own: number | null): Standing {
  return {
    view,
    own,
    figures: new Map(view.figures.map((figure) => [figure.space, figure])),
    monuments: new Map(view.monuments.map((monument) => [monument.space, monument])),
    regions: regionOf(view),
  };
}

describe("the name of a space", () => {
  const view = table({
    figures: warriors(["4,6"]),
    monuments: [{ kind: "temple", space: "5,6", owner: null }],
    tiles: ["1,1"],
  });

  it("says terrain, place, region, who stands there and what is beside it", () => {
    expect(spaceName(standing(view, 0), "4,6", true)).toBe(
      "Fertile, row 4 column 6, Region 1, your warrior, adjacent to neutral temple, can be chosen",
    );
    expect(spaceName(standing(view, 1), "4,6", false)).toContain("Isis's warrior");
  });

  it("says that a tile lies there in place of the terrain", () => {
    expect(spaceName(standing(view, null), "1,1", false)).toBe("Underworld tile, row 1 column 1, Region 1");
  });

  it("has no words missing for edges", () => {
    expect(edgeName("0,3 SE", true)).toBe("South-east side of row 0 column 3, can be chosen");
  });
});

describe("names of gods", () => {
  it("are joined after a merge, the upper one first", () => {
    expect(godName(merged(), 2)).toBe("Amun-Ra");
  });
});
