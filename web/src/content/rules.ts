// The numbers of all rules, by chapter, as they stand in the English catalogue (made from docs/rules).

import ankh from "../../../src/tawy/words/en/rules-ankh.ftl?raw";
import plagues from "../../../src/tawy/words/en/rules-plagues.ftl?raw";

export interface Chapter {
  id: string;
  rules: string[];
}

export function chaptersIn(catalogue: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const [, kind, id] of catalogue.matchAll(/^(chapter|rule)-([AP][\w-]*) =/gm)) {
    if (kind === "chapter") chapters.push({ id: id!, rules: [] });
    else chapters.at(-1)?.rules.push(id!.replace("-", "."));
  }
  return chapters;
}

export const numbers = { ankh: chaptersIn(ankh), plagues: chaptersIn(plagues) };
