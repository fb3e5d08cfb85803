// The Fluent texts that lie in a film.

import { film } from "./film";

/** The text of a part of the catalogue in a language, if it is there. */
export function catalogue(language: string, part: string): Promise<string | null> {
  return Promise.resolve(film().words[language]?.[part] ?? null);
}
