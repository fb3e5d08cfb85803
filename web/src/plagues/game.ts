// 10 Plagues in lists and forms.

import { chaptersIn, type Game } from "../game";
import Picture from "./Picture.svelte";

export const game: Game = {
  name: "plagues",
  letters: "P",
  seats: [1, 4],
  usual: { now: 1, table: 2 },
  gentle: { seats: 2, level: "gentle" },
  words: ["plagues", "plagues-ui"],
  rules: "rules-plagues",
  Picture,
  form: async () => (await import("./setup/form")).form,
  chapters: async () => chaptersIn((await import("../../../src/tawy/words/en/rules-plagues.ftl?raw")).default),
  book: async () => (await import("./rulebook/book")).book,
  sources: async () => (await import("../content/plagues.json")).sources,
};
