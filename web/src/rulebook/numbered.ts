// The numbered rules as people read them, and what is said of where each comes from.

import { maybe } from "../i18n/words.svelte";

/** Where something comes from: a letter in brackets, often with a remark. */
const MARK = /\s*\[([A-Z])\b([^\]]*)\]/g;

/** The text of a rule as it is kept, with its marks. */
export const markedRule = (number: string): string => maybe(`rule-${number.replaceAll(".", "-")}`) ?? "";

/** The same without marks and names of files; what a ruling of ours adds stays, in brackets. */
export function unmarked(text: string): string {
  return text
    .replace(/^\[[A-Z][^\]]*\]\s*/, "")
    .replaceAll(MARK, (_, mark: string, said: string) =>
      mark === "D" && said.startsWith(":") ? ` (${said.slice(1).trim()})` : "",
    )
    .replaceAll(/\s*\([^()]*(?:\w\.json|\w_\w)[^()]*\)/g, "")
    .replaceAll(/,?\s*,?(:)(?=\s)/g, "$1")
    .replaceAll(/\(:?\s+/g, "(")
    .replaceAll(/\s+([.,;:)])/g, "$1")
    .trim();
}

export const ruleText = (number: string): string => unmarked(markedRule(number));

/** The letters that say where parts of a rule come from, each once. */
export function marksOf(number: string): string[] {
  return [...new Set([...` ${markedRule(number)}`.matchAll(MARK)].map(([, mark]) => mark!))];
}
