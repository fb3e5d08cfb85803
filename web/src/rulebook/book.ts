// The rulebook of a game as data: chapters in the order in which one needs them, and what each section rests on and shows.
// Words stand in the catalogue `rulebook-<game>`, under the names that are made in words.ts.

import type { Component } from "svelte";
import type { Scene } from "../table/playing.svelte";
import type { Scenes } from "./scenes";

export interface Section {
  id: string;
  /** The numbered rules it rests on. */
  rules: string[];
  /** What is drawn in it. */
  shows?: string[];
  /** The worked examples that belong to it. */
  examples?: string[];
}

export interface Chapter {
  id: string;
  sections: Section[];
}

/** What a game brings to its rulebook beside the words. */
export interface GameBook {
  readonly chapters: readonly Chapter[];
  /** Positions that are drawn, and examples that are played, as the engine played them. */
  readonly scenes: Scenes;
  /** Who sits at the table in a scene. */
  readonly players: (scene: string) => readonly string[];
  /** Draws what matters of a position. */
  readonly Position: Component<{ name: string; scene: Scene }>;
  /** Draws what is no position: pieces, lists with their icons. */
  readonly Figure: Component<{ name: string }>;
  readonly figures: readonly string[];
  /** Drawings that need the whole width. */
  readonly wide: readonly string[];
  /** The game on one page. */
  readonly Aid: Component;
}

export const sectionsOf = (chapters: readonly Chapter[]): Section[] => chapters.flatMap(({ sections }) => sections);

/** The section that explains a rule; the first that rests on it. */
export function sectionOf(chapters: readonly Chapter[], rule: string): Section | null {
  return sectionsOf(chapters).find(({ rules }) => rules.includes(rule)) ?? null;
}
