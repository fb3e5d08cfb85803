// Games at the table: those that the page was built with, found by their folders, and those that the server brings.

import { broughtPlay } from "./brought/played";
import type { Play } from "./game";
import { gameOf, meetGames } from "./games.svelte";
import { learn } from "./i18n/words.svelte";
import { settings } from "./settings.svelte";

const built = import.meta.glob<Play>("./*/play.ts", { eager: true, import: "play" });
const plays = new Map(Object.entries(built).map(([path, play]) => [path.split("/")[1]!, play]));

/** A game at the table; one that the server brings must have been made ready. */
export function playOf(game: string): Play {
  return plays.get(game)!;
}

/** Everything that a game's table needs: its words in the reader's language, and of one that the server brings all else. */
export async function ready(game: string): Promise<void> {
  if (!plays.has(game)) {
    const found = (await meetGames()).games.find(({ name }) => name === game);
    if (found) plays.set(game, await broughtPlay(found));
  }
  await learn(gameOf(game)?.words ?? [], settings.language);
}
