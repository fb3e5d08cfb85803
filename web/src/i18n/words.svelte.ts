// Words in the reader's language. Catalogues are Fluent files, one folder a language, fetched when needed; they lie in the
// Python package (src/tawy/words), because the terminal speaks from the same ones.

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";

export type Args = Record<string, FluentVariable>;

/** The parts of a catalogue: the page itself, what the server refuses, each game and what is drawn of it, its coach, its lessons, its rules and its rulebook. */
export const PARTS = [
  "page",
  "refusals",
  "ankh",
  "ankh-ui",
  "plagues",
  "plagues-ui",
  "coach-ankh",
  "coach-plagues",
  "lesson",
  "lesson-ankh",
  "lesson-plagues",
  "rules-ankh",
  "rules-plagues",
  "rulebook",
  "rulebook-ankh",
  "rulebook-plagues",
] as const;
export type Part = (typeof PARTS)[number];

const files = import.meta.glob<string>(
  ["../../../src/tawy/words/*/*.ftl", "!../../../src/tawy/words/*/terminal*.ftl"],
  { query: "?raw", import: "default" },
);
const bundles = new Map<string, FluentBundle>();
let loaded = $state(0);

/** A number with every way of writing it that the browser knows, a sign before it included. */
function number(args: readonly FluentValue[], options: Record<string, FluentValue>): FluentNumber {
  const plain = Object.entries(options).map(([name, value]) => [
    name,
    value instanceof FluentNumber ? value.value : String(value),
  ]);
  const [amount] = args;
  return new FluentNumber(
    amount instanceof FluentNumber ? amount.value : Number(amount),
    Object.fromEntries(plain) as Intl.NumberFormatOptions,
  );
}

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER: number } });
    bundles.set(language, bundle);
  }
  return bundle;
}

const fetched = new Map<string, Promise<void>>();

/** Fetch parts of the catalogue in the reader's language, and in English for what that one lacks. */
export async function learn(parts: readonly Part[], language: Language = settings.language): Promise<void> {
  const wanted = parts.flatMap((part) => [...new Set<Language>([language, "en"])].map((each) => [each, part] as const));
  await Promise.all(wanted.map(([each, part]) => fetchPart(each, part)));
}

function fetchPart(language: Language, part: Part): Promise<void> {
  const path = `../../../src/tawy/words/${language}/${part}.ftl`;
  const load = files[path];
  if (!load) return Promise.resolve();
  let going = fetched.get(path);
  if (!going) {
    going = load().then((text) => {
      bundleOf(language).addResource(new FluentResource(text));
      loaded += 1;
    });
    fetched.set(path, going);
  }
  return going;
}

/** A message in the reader's language; English where it is missing; its id where nobody has words for it. */
export function t(id: string, args?: Args): string {
  return maybe(id, args) ?? id;
}

/** A message, or nothing if there are no words for it. */
export function maybe(id: string, args?: Args): string | null {
  void loaded; // what is shown follows the catalogues as they come
  for (const language of new Set<Language>([settings.language, "en"])) {
    const bundle = bundles.get(language);
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, args ?? null);
  }
  return null;
}

/** Which words there are: another text whenever the same message might read differently. */
export function spoken(): string {
  return `${settings.language} ${loaded}`;
}

/** The parts that a game needs. */
export function partsOf(game: string): Part[] {
  return game === "ankh" ? ["ankh", "ankh-ui"] : ["plagues", "plagues-ui"];
}
