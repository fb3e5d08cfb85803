// The Fluent texts that the page was built with, each fetched when it is needed. A film is built with others
// (film/catalogues.ts).

const files = import.meta.glob<string>(
  ["../../../src/tawy/words/*/*.ftl", "!../../../src/tawy/words/*/terminal*.ftl"],
  { query: "?raw", import: "default" },
);

/** The text of a part of the catalogue in a language, if there is one. */
export async function catalogue(language: string, part: string): Promise<string | null> {
  return (await files[`../../../src/tawy/words/${language}/${part}.ftl`]?.()) ?? null;
}
