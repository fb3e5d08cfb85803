// The little markup of the rulebook's sentences: **important words**, [words](section) that lead elsewhere, numbers of rules.

export type Piece =
  | { kind: "text" | "strong"; text: string }
  | { kind: "section"; text: string; id: string }
  /** Numbers of rules, by themselves or in brackets after what they say. */
  | { kind: "rules"; numbers: string[]; bracketed: boolean };

const NUMBER = /[A-Z]{1,3}\d+\.\d+/g;
const MARKUP = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([\w-]+)\)| \((N(?:, N)*)\)|\b(N)\b/.source.replaceAll("N", NUMBER.source);

/** A sentence in pieces. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(new RegExp(MARKUP, "g"))) {
    const [whole, strong, words, id, bracketed, rule] = match;
    if (match.index > done) found.push({ kind: "text", text: text.slice(done, match.index) });
    if (strong) found.push({ kind: "strong", text: strong });
    else if (words && id) found.push({ kind: "section", text: words, id });
    else
      found.push({ kind: "rules", numbers: (bracketed ?? rule)!.match(NUMBER)!, bracketed: bracketed !== undefined });
    done = match.index + whole.length;
  }
  if (done < text.length) found.push({ kind: "text", text: text.slice(done) });
  return found;
}

/** The same without markup and numbers in brackets. */
export const plain = (text: string): string =>
  pieces(text)
    .map((piece) => (piece.kind === "rules" ? (piece.bracketed ? "" : piece.numbers.join()) : piece.text))
    .join("");

/** The sections that a text leads to. */
export const linked = (text: string): string[] =>
  pieces(text).flatMap((piece) => (piece.kind === "section" ? [piece.id] : []));

export interface Block {
  list: boolean;
  texts: string[];
}

/** Paragraphs one after the other; those that begin with a dot are a list together. */
export function blocks(paragraphs: readonly string[]): Block[] {
  const found: Block[] = [];
  for (const paragraph of paragraphs) {
    const item = /^•\s+/.exec(paragraph);
    const last = found.at(-1);
    if (item && last?.list) last.texts.push(paragraph.slice(item[0].length));
    else found.push({ list: item !== null, texts: [paragraph.slice(item?.[0].length ?? 0)] });
  }
  return found;
}
