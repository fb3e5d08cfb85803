import { describe, expect, it } from "vitest";
import { excerpt, find, folded, means, wordsOf } from "./search";

const entry = (key: string, title: string, words = "", text = "") => ({ key, title, words, text });

describe("words", () => {
  it("are compared without accents and capitals", () => {
    expect(folded("Mojžíš Č É")).toBe("mojzis c e");
    expect(wordsOf("¿Cómo se gana? (A7.18)")).toEqual(["como", "se", "gana", "a7.18"]);
  });

  it("are meant by their beginnings and whatever their ending", () => {
    expect(means("tie", "ties")).toBe(true);
    expect(means("ties", "tie")).toBe(true);
    expect(means("velbloudu", "velbloud")).toBe(true);
    expect(means("remizu", "remiza")).toBe(true);
    expect(means("winning", "win")).toBe(false);
    expect(means("god", "goal")).toBe(false);
    expect(means("card", "care")).toBe(false);
    expect(means("a7.1", "a7.18")).toBe(true);
  });
});

describe("finding", () => {
  const entries = [
    entry("text", "Something", "", "You gain a follower."),
    entry("title", "Gain followers"),
    entry("words", "Else", "money, followers"),
  ];

  it("puts titles first, then other words, then text", () => {
    expect(find(entries, "follower", "").map(({ key }) => key)).toEqual(["title", "words", "text"]);
  });

  it("wants every word that says something", () => {
    expect(find(entries, "gain money", "").map(({ key }) => key)).toEqual([]);
    expect(find(entries, "how do I gain", "how, do, i").map(({ key }) => key)).toEqual(["title", "text"]);
    expect(find(entries, "how", "how")).toEqual([]);
    expect(find(entries, " ?! ", "how")).toEqual([]);
  });

  it("prefers what was typed as a whole", () => {
    const cards = [entry("a", "Cards", "card, draw"), entry("b", "Hands", "draw a card")];
    expect(find(cards, "draw a card", "a")[0]?.key).toBe("b");
  });
});

it("shows a piece of the text around what was found", () => {
  const text = `${"word ".repeat(60)}tie ${"word ".repeat(60)}`.trim();
  expect(excerpt(text, "ties")).toMatch(/^… .*tie.* …$/);
  expect(excerpt("Short.", "x")).toBe("Short.");
  expect(excerpt(text, "nothing").length).toBeLessThan(160);
});
