// Games at the table: those that the page was built with, found by their folders, and those that the server brings.

import { broughtPlay } from "./brought/played";
import type { Play } from "./game";
import { gameOf, meetGames } from "./games.svelte";
import { learn } from "./i18n/words.svelte";
import { api } from "./net/api";
import type { TableInfo } from "./net/protocol";
import { settings } from "./settings.svelte";

const built = import.meta.glob<Play>("./*/play.ts", { eager: true, import: "play" });
const plays = new Map(Object.entries(built).map(([path, play]) => [path.split("/")[1]!, play]));

/** A game at the table; one that the server brings must have been made ready. */
export function playOf(game: string): Play {
  return plays.get(game)!;
}

/** A table as far as it says what is printed at it. */
type Printed = Pick<TableInfo, "id" | "content">;

/** Everything that a game's table needs: its words in the reader's language, what is printed at this one, and of a game that
 *  the server brings all else. */
export async function ready(game: string, table: Printed | null = null): Promise<void> {
  if (!plays.has(game)) {
    const found = (await meetGames()).games.find(({ name }) => name === game);
    if (found) plays.set(game, await broughtPlay(found));
  }
  const [content] = await Promise.all([
    table?.content ? api.content(table.id) : null,
    learn(gameOf(game)?.words ?? [], settings.language),
  ]);
  plays.get(game)?.printed?.(content?.facts ?? null);
}
