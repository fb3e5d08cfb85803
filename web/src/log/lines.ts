// The log as lines: what happened in the game, and what people did at the table.

import { maybe } from "../i18n/words.svelte";
import type { GameEvent, Moment, News } from "../net/protocol";

export interface Line {
  key: string;
  n: number;
  text: string;
  /** The position it led to, for what happened in the game. */
  position: number | null;
  news: boolean;
}

export interface Named {
  names: (seat: number) => string;
  people: (person: string) => string;
}

/** The log as it grows: what was worded once is kept until the words or the names change. */
export class LogBook {
  private kept = new WeakMap<Moment, Line[]>();
  private wording = "";

  /** All lines; `wording` names everything that the words depend on besides the moments themselves. */
  lines(moments: readonly Moment[], word: (event: GameEvent) => string | null, named: Named, wording: string): Line[] {
    if (wording !== this.wording) this.kept = new WeakMap();
    this.wording = wording;
    return moments.flatMap((moment) => {
      const lines = this.kept.get(moment) ?? linesOf([moment], word, named);
      this.kept.set(moment, lines);
      return lines;
    });
  }
}

export function linesOf(moments: readonly Moment[], word: (event: GameEvent) => string | null, named: Named): Line[] {
  return moments.flatMap((moment) => [
    ...moment.news.flatMap((entry, index) => newsLine(moment.n, index, entry, named)),
    ...moment.events.flatMap(([position, event], index) => {
      const text = word(event);
      return text ? [{ key: `${moment.n}-${index}`, n: moment.n, text, position, news: false }] : [];
    }),
  ]);
}

function newsLine(n: number, index: number, entry: News, named: Named): Line[] {
  const text = newsWords(entry, named);
  return text ? [{ key: `${n}-news-${index}`, n, text, position: null, news: true }] : [];
}

/** What somebody did at the table, in words; null for what is not told. */
export function newsWords(entry: News, named: Named): string | null {
  const args = Object.fromEntries(
    Object.entries<string | number | boolean | null>({ ...entry }).map(([key, value]) => {
      if (key === "seat" && typeof value === "number") return ["seat", named.names(value)];
      if (key === "person" && typeof value === "string") return ["person", named.people(value)];
      return [key, typeof value === "number" ? value : String(value ?? "")];
    }),
  );
  return maybe(`news-${entry.type}`, args);
}
