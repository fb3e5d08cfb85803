// The games there are: those that the page was built with, found by their folders, and those that the server brings.

import { broughtGame } from "./brought/listed";
import type { Game } from "./game";
import { learn } from "./i18n/words.svelte";
import { api } from "./net/api";
import type { Catalogue } from "./net/protocol";
import { settings } from "./settings.svelte";

const built = Object.values(import.meta.glob<Game>("./*/game.ts", { eager: true, import: "game" }));
let known = $state.raw<readonly Game[]>(built);
let asked: Promise<Catalogue> | null = null;

/** Every game, as far as is known. */
export function games(): readonly Game[] {
  return known;
}

/** A game by its name; nothing if there is no such game, or the server was not asked yet. */
export function gameOf(name: string): Game | undefined {
  return known.find((game) => game.name === name);
}

/** The game that a rule belongs to, by the letters of its number; the first if nobody has them. */
export function gameOfRule(number: string): Game {
  const letters = /^[A-Z]*/.exec(number.toUpperCase())![0];
  return known.find((game) => game.letters === letters) ?? known[0]!;
}

/** Ask the server, once, what can be played here. */
export async function meetGames(): Promise<Catalogue> {
  asked ??= api.catalogue();
  asked.catch(() => (asked = null));
  const catalogue = await asked;
  const brought = catalogue.games.filter(({ name }) => !gameOf(name));
  if (brought.length) known = [...known, ...brought.map(broughtGame)];
  return catalogue;
}

/** Learn what all games are called. */
export async function learnTitles(): Promise<void> {
  await learn(
    known.map((game) => game.words[0]!),
    settings.language,
  );
}
