// What every wording is put together from.

import { settings } from "../settings.svelte";

/** An id as a part of a message's name: what Fluent forbids there becomes a dash. */
export function key(id: string): string {
  return id.replace(/[^A-Za-z0-9_-]/g, "-");
}

/** Several things as the language lists them. */
export function listing(things: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(settings.language, { type }).format(things);
}

export function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, each) => total + each, 0);
}
