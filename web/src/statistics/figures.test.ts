import { beforeAll, describe, expect, it, vi } from "vitest";
import { learn } from "../i18n/words.svelte";
import type { Bar, Figure } from "../net/protocol";
import { across, barName, isFew, question, rests, spanOf, written } from "./figures";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const bar = (name: string, more: Partial<Bar> = {}): Bar => ({
  ...{ name, games: 30, count: 40, hits: 10, value: 0.25, low: 0.14, high: 0.4, winners: null },
  ...more,
});
const figure = (kind: Figure["kind"], bars: Bar[], more: Partial<Figure> = {}): Figure => ({
  ...{ chart: "gods", kind, words: "ankh-god", bars, usual: null, held: 0, bins: [] },
  ...more,
});

describe("figures", () => {
  beforeAll(() => learn(["ankh", "plagues", "statistics", "statistics-ankh", "statistics-plagues"], "en"));

  it("call a bar by the game's word, by a person's name, by a turn, or by itself", () => {
    const gods = figure("wins", []);
    expect(barName(gods, bar("ra"))).toBe("Ra");
    expect(barName(figure("shares", [], { chart: "endings", words: "ankh-ending" }), bar("conceded"))).toBe(
      "Somebody gave up",
    );
    expect(barName(figure("wins", [], { chart: "people", words: "" }), bar("x1"), { x1: "ada" })).toBe("Ada");
    expect(barName(figure("wins", [], { chart: "order", words: "" }), bar("2"))).toBe("Turn 2");
    expect(barName(figure("wins", [], { chart: "tributes", words: "" }), bar("3"))).toBe("3");
  });

  it("call the bars of a spread by where they begin and end", () => {
    const spread = figure("spread", [], { bins: [10, 20], words: "" });
    expect(["0", "10", "20"].map((name) => barName(spread, bar(name)))).toEqual(["0 to 10", "10 to 20", "20 and more"]);
  });

  it("ask a game's own question before everyone's", () => {
    expect(question("ankh", "gods").ask).toBe("Which gods win?");
    expect(question("plagues", "order").ask).toBe("Does it help to begin?");
    expect(question("plagues", "order").note).not.toBe("");
  });

  it("reach as far as the longest interval, and no share beyond the whole", () => {
    expect(spanOf(figure("wins", [bar("ra", { high: 0.43 })]))).toEqual({ from: 0, to: 0.5 });
    expect(spanOf(figure("wins", [bar("ra", { high: 0.99 })]))).toEqual({ from: 0, to: 1 });
    expect(spanOf(figure("wins", []))).toEqual({ from: 0, to: 0.1 });
  });

  it("begin below nought where something is lost", () => {
    const means = figure("means", [
      bar("a", { value: 6, low: 5, high: 7 }),
      bar("b", { value: -3, low: -4, high: -2 }),
    ]);
    const span = spanOf(means);
    expect(span.from).toBeLessThanOrEqual(-4);
    expect(span.to).toBeGreaterThanOrEqual(7);
    expect(across(span, span.from)).toBe(0);
    expect(across(span, span.to)).toBe(100);
  });

  it("are few by the games behind a bar, and by all games where games themselves are counted", () => {
    expect(isFew(figure("wins", []), bar("ra", { games: 19, count: 60 }))).toBe(true);
    expect(isFew(figure("wins", []), bar("ra", { games: 20 }))).toBe(false);
    expect(isFew(figure("shares", []), bar("x", { games: 2, count: 78 }))).toBe(false);
  });

  it("are written as shares or means, and say on what they rest", () => {
    const wins = figure("wins", []);
    expect(written(wins, 0.254, "en")).toBe("25%");
    expect(written(figure("means", []), 2.54, "cs")).toBe("2,5");
    expect(rests(wins, bar("ra"))).toBe("10 of 40 won");
    expect(rests(figure("duels", []), bar("flood"))).toBe("10 of 40 won, 30 games");
    expect(rests(figure("shares", []), bar("x", { count: 1, hits: 1 }))).toBe("1 of 1 game");
    expect(rests(figure("means", []), bar("x", { hits: null }))).toBe("30 games");
  });
});
