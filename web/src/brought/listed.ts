// A game that the page was built without: the server tells what it is called, how it is drawn and what it says.

import { chaptersIn, type Game } from "../game";
import { broughtPart, wordsOf } from "../i18n/brought";
import type { GameInfo } from "../net/protocol";
import Picture from "./Picture.svelte";

export function broughtGame({ name, letters, seats }: GameInfo): Game {
  const part = broughtPart(name, letters);
  return {
    name,
    letters,
    seats,
    usual: { now: Math.max(2, seats[0]), table: Math.max(2, seats[0]) },
    words: [part],
    rules: part,
    Picture,
    form: () => Promise.resolve({}),
    chapters: async () => {
      const all = chaptersIn((await wordsOf(name, "en")).catalogues[`rules-${name}`] ?? "");
      return all.filter(({ id }) => id.replace(/\d+$/, "") === letters);
    },
    sources: () => Promise.resolve([]),
  };
}
