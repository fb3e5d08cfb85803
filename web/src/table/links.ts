// Text that somebody wrote, in pieces: plain, and what looks like an address. Nothing of it is ever read as markup.

export interface Piece {
  text: string;
  /** Where it would lead. */
  link: string | null;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/giu;

export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(ADDRESS)) {
    if (match.index > at) found.push({ text: line.slice(at, match.index), link: null });
    found.push({ text: match[0], link: URL.canParse(match[0]) ? match[0] : null });
    at = match.index + match[0].length;
  }
  if (at < line.length) found.push({ text: line.slice(at), link: null });
  return found;
}

/** The site that a link leads to, as it is warned of: written so that no letter passes for another. */
export const siteOf = (link: string): string => new URL(link).host;
