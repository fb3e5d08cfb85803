// Plans side by side: how everyone would stand at the end of each, where that differs.

import { t } from "../i18n/words.svelte";
import { within } from "../log/foreseeing";
import { Worder, type Names } from "../log/wording";
import type { Figures, GameView } from "../net/protocol";
import { playOf } from "../plays";

export interface End {
  readonly view: GameView;
  readonly figures: Figures | null;
}

/** A number of somebody's, at the end of each. */
export interface Row {
  readonly owner: number;
  readonly what: string;
  readonly values: readonly (string | number)[];
}

/** Everyone's numbers at a position, by whose they are and what they count. */
function numbers(
  game: string,
  { view, figures }: End,
  names: Names,
): Map<string, [owner: number, what: string, value: string | number]> {
  const worder = new Worder(game, names);
  const { owners, numbers: counted } = worder.meanings.foreseen;
  const entries = (view as unknown as Record<string, Record<string, unknown>[]>)[owners] ?? [];
  const found = entries.flatMap((entry, owner) =>
    Object.entries(counted).flatMap(([place, [message = "", kind = ""]]) => {
      const value = within(entry, place) as number | undefined;
      return value === undefined ? [] : [{ owner, what: t(message), value: String(worder.word(kind, value)) }];
    }),
  );
  const more = playOf(game).counts?.(view, figures) ?? [];
  return new Map([...more, ...found].map(({ owner, what, value }) => [`${owner} ${what}`, [owner, what, value]]));
}

/** What is not the same everywhere, one's own first. */
export function compared(game: string, ends: readonly End[], own: number, names: Names): Row[] {
  const all = ends.map((end) => numbers(game, end, names));
  const keys = new Set(all.flatMap((each) => [...each.keys()]));
  const rows = [...keys].map((key) => {
    const [owner, what] = all.find((each) => each.has(key))!.get(key)!;
    return { owner, what, values: all.map((each) => each.get(key)?.[2] ?? 0) };
  });
  return rows
    .filter(({ values }) => new Set(values.map(String)).size > 1)
    .sort((one, other) => Number(one.owner !== own) - Number(other.owner !== own) || one.owner - other.owner);
}
