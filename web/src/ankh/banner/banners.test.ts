import { beforeAll, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

import { learn } from "../../i18n/words.svelte";
import { merged } from "../sample";
import { bannerOf } from "./banners";

beforeAll(() => learn(["ankh", "ankh-ui"], "en"));

describe("great moments", () => {
  it("have a banner; others have none", () => {
    const view = merged();
    expect(bannerOf({ type: "GodsMerged", upper: 2, lower: 1, devotion: 4, followers: 2 }, view)?.title).toBe(
      "Amun and Ra become one",
    );
    expect(bannerOf({ type: "GameWon", side: 2, ending: "most devotion" }, view)?.sides).toEqual([1, 2]);
    expect(bannerOf({ type: "TurnBegun", seat: 0 }, view)).toBeNull();
  });
});
