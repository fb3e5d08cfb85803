// Refusals in the reader's language. The server sends English sentences; the English catalogue has the same ones with their
// placeholders, so that each is found again by its pattern and told in another language (as the terminal does, in
// src/tawy/words/refusals.py).

import { FluentResource } from "@fluent/bundle";
import { Refused, Unreachable } from "../net/api";
import english from "../../../src/tawy/words/en/refusals.ftl?raw";
import { settings } from "../settings.svelte";
import { maybe, t, type Args } from "./words.svelte";

interface Pattern {
  id: string;
  reads: RegExp;
}

const texts = [english];
let known: Pattern[] | null = null;

/** The refusals of a game that the server brings, in English. */
export function knowRefusals(text: string): void {
  texts.push(text);
  known = null;
}

/** Every refusal as it reads in English; the most particular first. */
function patterns(): Pattern[] {
  known ??= texts
    .flatMap((text) => new FluentResource(text).body)
    .filter(({ id }) => id.startsWith("refusal-"))
    .map(({ id, value }) => ({ id, reads: pattern(value) }))
    .sort((one, other) => other.reads.source.length - one.reads.source.length);
  return known;
}

function pattern(value: unknown): RegExp {
  const parts = Array.isArray(value) ? (value as (string | { name: string })[]) : [String(value)];
  const seen = new Set<string>();
  const source = parts.map((part) => {
    if (typeof part === "string") return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    if (seen.has(part.name)) return `\\k<${part.name}>`;
    seen.add(part.name);
    return `(?<${part.name}>.+?)`;
  });
  return new RegExp(`^${source.join("")}$`, "s");
}

/** A sentence of the server in the reader's language, as it is in English; nothing if nobody has words for it. */
export function translated(sentence: string): string | null {
  if (settings.language === "en") return sentence;
  for (const { id, reads } of patterns()) {
    const found = reads.exec(sentence);
    if (!found) continue;
    const args: Args = {};
    for (const [name, text] of Object.entries(found.groups ?? {})) {
      args[name] = /^\d+$/.test(text) ? Number(text) : (translated(text) ?? text);
    }
    return maybe(id, args);
  }
  return null;
}

/** What went wrong, in one sentence: as the server said it, by its kind, or as it is. */
export function told(failure: unknown): string {
  if (failure instanceof Unreachable) return t("unreachable");
  if (failure instanceof Refused)
    return translated(failure.message) ?? maybe(`refused-${failure.code}`) ?? failure.message;
  return failure instanceof Error ? failure.message : String(failure);
}
