// The words of a rulebook, by the names of its chapters, sections, drawings and examples.

import { gameOf } from "../games.svelte";
import { learn, maybe, t, type Part } from "../i18n/words.svelte";
import { key } from "../log/wording";
import { settings } from "../settings.svelte";

/** The parts of the catalogue that the rules of a game are told with. */
export const wordsFor = (game: string): Part[] => {
  const { words, rules } = gameOf(game)!;
  return ["rulebook", ...words, rules, `rulebook-${game}`];
};

export const learnRules = (game: string): Promise<void> => learn(wordsFor(game), settings.language);

export const chapterTitle = (game: string, chapter: string): string => t(`rulebook-${game}-chapter-${chapter}`);
export const sectionTitle = (game: string, section: string): string => t(`rulebook-${game}-${section}`);
/** Other words for what a section is about. */
export const sectionWords = (game: string, section: string): string => maybe(`rulebook-${game}-${section}-words`) ?? "";

/** The paragraphs of a section, as many as there are. */
export function paragraphsOf(game: string, section: string): string[] {
  const found: string[] = [];
  for (;;) {
    const next = maybe(`rulebook-${game}-${section}-${found.length + 1}`);
    if (next === null) return found;
    found.push(next);
  }
}

/** What a drawing shows. */
export const caption = (game: string, drawing: string): string => t(`rulebook-${game}-drawing-${drawing}`);
export const exampleTitle = (game: string, example: string): string => t(`rulebook-${game}-example-${example}`);
export const exampleLead = (game: string, example: string): string => t(`rulebook-${game}-example-${example}-lead`);

/** What a thing of a game is called and does: the same words as at the table. */
export const nameOf = (game: string, kind: string, id: string): string => t(`${game}-${kind}-${key(id)}`);
export const helpOf = (game: string, kind: string, id: string): string =>
  maybe(`${game}-${kind}-${key(id)}-help`) ?? "";
