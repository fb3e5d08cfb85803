// The games of the page: those that it was built with, and one that the server brings.

import { afterEach, describe, expect, it, vi } from "vitest";
import ankh from "./content/ankh.json";
import plagues from "./content/plagues.json";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const WORDS = {
  catalogues: {
    senet: "senet-title = Senet\nyes = Aye\nsenet-event-Moved = { $seat }: { $house }",
    "rules-senet":
      "chapter-S1 = The board\nrule-S1-1 = Thirty houses.\nrule-S1-2 = Six names.\nchapter-A1 = Ours!\nrule-A1-1 = Ours!",
    "refusals-senet": "refusal-senet-house = { $target } is no house.",
  },
  meanings: { fields: { seat: "seat" } },
};
const BOARD = {
  rows: [
    ["1", "2"],
    ["", "3"],
  ],
  pieces: "pieces",
  signs: { "3": "☥" },
  shown: ["throw", "off", "gone"],
};
const CATALOGUE = {
  games: [
    { name: "ankh", rules: "1", seats: [2, 5], letters: "A", board: null },
    { name: "senet", rules: "1", seats: [2, 2], letters: "S", board: BOARD },
  ],
  levels: ["easy"],
  clocks: {},
};

const asked: string[] = [];
vi.stubGlobal("fetch", (path: string) => {
  asked.push(path);
  const body = path === "/api/catalogue" ? CATALOGUE : WORDS;
  return Promise.resolve(new Response(JSON.stringify(body)));
});

const { gameOf, gameOfRule, games, learnTitles, meetGames } = await import("./games.svelte");
const { playOf, ready } = await import("./plays");
const { factsOf, piecesOn, boards } = await import("./brought/boards");
const { learn, maybe, t } = await import("./i18n/words.svelte");
const { translated } = await import("./i18n/refusals");
const { wordEvent } = await import("./log/wording");
const { settings } = await import("./settings.svelte");

afterEach(() => (settings.language = "en"));

describe("a game that the page was built with", () => {
  it("is found by its folder, in lists and at the table", () => {
    expect(games().map(({ name }) => name)).toEqual(["ankh", "plagues"]);
    for (const { name, letters } of games()) {
      expect(gameOf(name)?.name).toBe(name);
      expect(gameOfRule(`${letters}1.1`).name).toBe(name);
      expect(Object.keys(playOf(name).wording.meanings.fields ?? {}).length).toBeGreaterThan(5);
    }
  });

  it("offers as many seats as its rules do, and finds its rules and its form", async () => {
    expect(games().map(({ seats }) => seats)).toEqual([ankh.seats, plagues.seats]);
    for (const { chapters, form, letters, sources } of games()) {
      const all = await chapters();
      expect(all.length).toBeGreaterThan(10);
      expect(all.every(({ id, rules }) => id.startsWith(letters) && rules.length > 0)).toBe(true);
      expect((await form()).roles?.ids.length).toBeGreaterThan(3);
      expect((await sources()).length).toBeGreaterThan(3);
    }
  });
});

describe("a game that the server brings", () => {
  it("is listed, asked for once, and leaves ours as they are", async () => {
    await Promise.all([meetGames(), meetGames()]);
    expect(asked.filter((path) => path === "/api/catalogue")).toHaveLength(1);
    expect(games().map(({ name }) => name)).toEqual(["ankh", "plagues", "senet"]);
    expect(gameOfRule("S1.2")).toMatchObject({ name: "senet", seats: [2, 2], usual: { now: 2, table: 2 } });
    expect(await gameOf("senet")!.chapters()).toEqual([{ id: "S1", rules: ["S1.1", "S1.2"] }]);
  });

  it("speaks with words of its own, and changes none of ours", async () => {
    await learnTitles();
    expect(t("senet-title")).toBe("Senet");
    expect([maybe("rule-S1-1"), maybe("rule-A1-1"), maybe("yes")]).toEqual(["Thirty houses.", null, null]);
    await learn(["page"]);
    expect(t("yes")).toBe("Yes");
  });

  it("is worded by its own table and refuses in the reader's language", async () => {
    await ready("senet");
    const moved = { type: "Moved", seat: 1, house: 5 } as unknown as Parameters<typeof wordEvent>[1];
    expect(wordEvent("senet", moved, (seat) => `Seat ${seat}`)).toBe("Seat 1: 5");
    settings.language = "cs";
    await learn(gameOf("senet")!.words);
    expect(translated("40 is no house.")).toBe("40 is no house.");
    expect(asked).toContain("/api/games/senet/words/cs");
  });

  it("has its board and what is told beside it from the view", async () => {
    await ready("senet");
    const board = boards.get("senet")!;
    const seen = { pieces: [{ space: "2", seat: 1 }], throw: 3, off: [0, 2], gone: null };
    const view = seen as unknown as Parameters<typeof piecesOn>[1];
    expect([...piecesOn(board, view)]).toEqual([["2", { space: "2", seat: 1 }]]);
    expect(factsOf(board, view)).toEqual([
      { field: "throw", value: "3" },
      { field: "off", value: ["0", "2"] },
    ]);
  });
});
