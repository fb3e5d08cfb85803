// Words of games that the page was built without: the server hands out the catalogues of their packages.

import { api } from "../net/api";
import type { GameWords } from "../net/protocol";

const MARK = "brought";
const asked = new Map<string, Promise<GameWords>>();

/** The one part of the catalogue that all words of such a game stand in; its rules begin with these letters. */
export const broughtPart = (game: string, letters: string): string => `${MARK} ${game} ${letters}`;

/** The game whose words a part has, if the server brings it, and whether a message is one of its own. A package changes no
 *  word of ours. */
export function broughtBy(part: string): { game: string; isOwn: (message: string) => boolean } | null {
  const [mark, game = "", letters = ""] = part.split(" ");
  if (mark !== MARK) return null;
  const own = new RegExp(`^(${game}-|(refusal|summary)-${game}-|(rule|chapter)-${letters}\\d)`);
  return { game, isOwn: (message) => own.test(message) };
}

/** Everything that such a game says in a language; asked for once. */
export function wordsOf(game: string, language: string): Promise<GameWords> {
  const name = `${game} ${language}`;
  let going = asked.get(name);
  if (!going) {
    going = api.words(game, language);
    asked.set(name, going);
    going.catch(() => asked.delete(name));
  }
  return going;
}
