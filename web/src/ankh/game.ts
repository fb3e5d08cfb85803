// Ankh in lists and forms.

import { chaptersIn, type Game } from "../game";
import Picture from "./Picture.svelte";

export const game: Game = {
  name: "ankh",
  letters: "A",
  seats: [2, 5],
  usual: { now: 3, table: 3 },
  words: ["ankh", "ankh-ui"],
  rules: "rules-ankh",
  Picture,
  form: async () => (await import("./setup/form")).form,
  chapters: async () => chaptersIn((await import("../../../src/tawy/words/en/rules-ankh.ftl?raw")).default),
  book: async () => (await import("./rulebook/book")).book,
  sources: async () => (await import("../content/ankh.json")).sources,
};
