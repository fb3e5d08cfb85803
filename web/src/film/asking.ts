// A film asks nobody: what it would ask of the server lies in it, or cannot be had.

import { Unreachable } from "../net/problems";
import type { GameWords } from "../net/protocol";
import { film } from "./film";

export function ask<T>(path: string): Promise<T> {
  const { brought, words } = film();
  const wanted = brought && new RegExp(`^/games/${brought.name}/words/([\\w-]+)$`).exec(path);
  if (!wanted) return Promise.reject(new Unreachable());
  const found: GameWords = { catalogues: words[wanted[1]!] ?? {}, meanings: brought.meanings };
  return Promise.resolve(found as T);
}
