// 10 Plagues' part of its rulebook: the order of its sections, its scenes, and what draws them.

import order from "../../../../src/tawy/words/plagues-rulebook.json";
import told from "../../content/plagues-scenes.json";
import type { GameBook } from "../../rulebook/book";
import Aid from "./Aid.svelte";
import Figure from "./Figure.svelte";
import { PARTS, PLAYERS } from "./parts";
import Position from "./Position.svelte";
import { LISTS } from "./things";

/** Several drawings look at the same position. */
const { middle } = told.scenes;
const scenes = { ...told.scenes, shared: middle, province: middle, tracks: middle, papyrus: middle, round: middle };

export const book: GameBook = {
  chapters: order.chapters,
  scenes: { ...told, scenes },
  players: (name) => PARTS[name]?.players ?? PLAYERS,
  Position,
  Figure,
  figures: Object.keys(LISTS),
  wide: ["shared", "papyrus", "round"],
  Aid,
};
