// The figures that people choose as their sign: what can be played in the games, as each game draws it.

import type { Game, Roles } from "../game";
import { games } from "../games.svelte";
import { key } from "../log/text";

export interface GameFigures {
  game: Game;
  roles: Roles;
}

let known = $state.raw<readonly GameFigures[]>([]);

/** Those of all games, as far as they are known. */
export const figures = (): readonly GameFigures[] => known;

export async function meetFigures(): Promise<void> {
  const found = await Promise.all(games().map(async (game) => ({ game, roles: (await game.form()).roles })));
  known = found.flatMap(({ game, roles }) => (roles ? [{ game, roles }] : []));
}

/** A figure as the server keeps it: a game, and what can be played in it. */
export const figureOf = (game: string, role: string): string => `${game} ${role}`;

/** What is drawn for it; nothing where this page does not know the figure. */
export function drawn(figure: string): { roles: Roles; role: string; word: string } | null {
  const [game = "", role = ""] = figure.split(" ");
  const roles = known.find((one) => one.game.name === game)?.roles;
  return roles?.ids.includes(role) ? { roles, role, word: wordOf(game, roles, role) } : null;
}

/** The message that names it. */
export const wordOf = (game: string, roles: Roles, role: string): string => `${game}-${roles.kind}-${key(role)}`;
