// Ankh's part of its rulebook: the order of its sections, its scenes, and what draws them.

import order from "../../../../src/tawy/words/ankh-rulebook.json";
import scenes from "../../content/ankh-scenes.json";
import type { GameBook } from "../../rulebook/book";
import Aid from "./Aid.svelte";
import Figure from "./Figure.svelte";
import Position from "./Position.svelte";
import { LISTS } from "./things";

export const book: GameBook = {
  chapters: order.chapters,
  scenes,
  players: () => [], // everybody is called by their god
  Position,
  Figure,
  figures: ["pieces", ...Object.keys(LISTS)],
  wide: ["stack"],
  Aid,
};
