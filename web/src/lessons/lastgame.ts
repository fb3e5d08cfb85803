// The game that ends a lesson is a table like any other; this tab remembers which lesson it belongs to.

/** What a lesson says when its game is over, and where it can be tried again. */
export interface LastGame {
  lesson: string;
  chapter: string;
  /** The message of its step; those for having won and lost begin like it. */
  message: string;
}

const keyOf = (table: string): string => `tawy-last-game ${table}`;

export function rememberLastGame(table: string, game: LastGame): void {
  sessionStorage.setItem(keyOf(table), JSON.stringify(game));
}

/** The lesson whose last game is played at a table, if it is one. */
export function lastGameAt(table: string): LastGame | null {
  const kept = sessionStorage.getItem(keyOf(table));
  return kept === null ? null : (JSON.parse(kept) as LastGame);
}
