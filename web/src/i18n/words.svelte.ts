// Words in the reader's language. Catalogues are Fluent files, one folder a language, fetched when needed; they lie in the
// Python package (src/tawy/words), because the terminal speaks from the same ones.

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";
import { broughtBy, wordsOf } from "./brought";
import { catalogue } from "./catalogues";

export type Args = Record<string, FluentVariable>;

/** A part of the catalogue, by the name of its file: the page itself, a game, its labels, its rules; or all words of a game
 *  that the server brings. */
export type Part = string;

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
  const path = `${language}/${part}`;
  let going = fetched.get(path);
  if (!going) {
    going = resources(language, part).then((found) => {
      for (const resource of found) bundleOf(language).addResource(resource);
      loaded += 1;
    });
    fetched.set(path, going);
    going.catch(() => fetched.delete(path));
  }
  return going;
}

/** The catalogues that a part stands for: a file that the page was built with, or those of a game that the server brings. */
async function resources(language: Language, part: Part): Promise<FluentResource[]> {
  const brought = broughtBy(part);
  if (!brought) {
    const text = await catalogue(language, part);
    return text === null ? [] : [new FluentResource(text)];
  }
  const { catalogues } = await wordsOf(brought.game, language);
  return Object.values(catalogues).map((text) => {
    const resource = new FluentResource(text);
    resource.body = resource.body.filter(({ id }) => brought.isOwn(id));
    return resource;
  });
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
