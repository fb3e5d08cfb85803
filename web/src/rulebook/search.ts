// Looking for something in the rules by everyday words. The terminal looks in the same way (tawy/words/finding.py).

/** Something that can be found. */
export interface Entry {
  key: string;
  title: string;
  /** Other words for it, which people might try. */
  words: string;
  text: string;
}

/** What a word is worth, by where it stands. */
const WORTH = { title: 8, words: 6, text: 2 } as const;
/** A word as it was typed is worth more than one that only begins so. */
const EXACT = 1;
/** What is looked for stands as a whole among title or words. */
const WHOLE = 6;
/** Endings of this length do not matter in longer words. */
const ENDING = 2;
const LONG = 5;

/** Text as it is compared: small letters without accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

const known = new Map<string, string[]>();

/** The words of a text, and numbers of rules; the same texts are looked through with every letter that is typed. */
export function wordsOf(text: string): string[] {
  let words = known.get(text);
  if (!words) known.set(text, (words = folded(text).match(/\p{L}+\d*(?:\.\d+)?|\d+/gu) ?? []));
  return words;
}

/** A word that was typed is meant by one that stands there: it begins so, or differs in its ending. */
export function means(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.startsWith(word)) return word.length >= 3 && typed.length - word.length <= ENDING;
  const stem = typed.slice(0, -ENDING);
  return typed.length >= LONG && word.length - stem.length <= ENDING + 1 && word.startsWith(stem);
}

function worth(typed: string, entry: Entry): number {
  let best = 0;
  for (const [place, value] of Object.entries(WORTH) as [keyof typeof WORTH, number][])
    for (const word of wordsOf(entry[place]))
      if (means(typed, word)) best = Math.max(best, value + (word === typed ? EXACT : 0));
  return best;
}

/** What fits, best first: every word that was typed has to be meant, but for those that say nothing. */
export function find<Found extends Entry>(entries: readonly Found[], typed: string, stopWords: string): Found[] {
  const silent = new Set(wordsOf(stopWords));
  const all = wordsOf(typed);
  const telling = all.filter((word) => !silent.has(word));
  const wanted = telling.length ? telling : all;
  if (!wanted.length) return [];
  const phrase = all.join(" ");
  const valued = entries.flatMap((entry) => {
    const worths = wanted.map((word) => worth(word, entry));
    if (worths.includes(0)) return [];
    const whole = [entry.title, ...entry.words.split(",")].some((words) => wordsOf(words).join(" ") === phrase);
    return [{ entry, value: worths.reduce((sum, one) => sum + one, 0) + (whole ? WHOLE : 0) }];
  });
  return valued.sort((one, other) => other.value - one.value).map(({ entry }) => entry);
}

/** A piece of a text around the first word that is meant. */
export function excerpt(text: string, typed: string, length = 150): string {
  const wanted = wordsOf(typed);
  const start = [...text.matchAll(/\p{L}+/gu)].find(([word]) => wanted.some((one) => means(one, folded(word))))?.index;
  if (text.length <= length || start === undefined || start < length / 2)
    return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, "")} …`;
  const from = text.indexOf(" ", start - length / 2) + 1;
  const cut = text.slice(from, from + length);
  return `… ${from + length < text.length ? `${cut.replace(/\s+\S*$/, "")} …` : cut}`;
}
