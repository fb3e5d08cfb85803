// The one game of a film, without what lists, forms and rulebooks need of it.

import { broughtGame } from "../brought/listed";
import type { Game } from "../game";
import type { Catalogue, GameInfo } from "../net/protocol";
import { film } from "./film";

export function gameOf(name: string): Pick<Game, "name" | "words" | "rules" | "book"> | undefined {
  const { brought } = film();
  return brought ? broughtGame(infoOf()) : { name, words: [name, `${name}-ui`], rules: `rules-${name}` };
}

/** What can be played: the game of the film, where the page was built without it. */
export function meetGames(): Promise<Pick<Catalogue, "games">> {
  return Promise.resolve({ games: film().brought ? [infoOf()] : [] });
}

function infoOf(): GameInfo {
  return { ...film().brought!, rules: "", minutes: null, numbered: 0, own: false };
}
