// What an option would do, in words: numbers as from and to, then what would happen besides. The terminal says the same
// (`foreseen` in words/wording.py), and a test holds both together.

import { t } from "../i18n/words.svelte";
import type { Foreseen, GameView } from "../net/protocol";
import { wordEvent, Worder, type Names } from "./wording";

type Entry = Record<string, unknown>;

/** What stands at a place of an entry, or of what changed in it: "tracks.boat". */
export const within = (entry: unknown, place: string): unknown =>
  place.split(".").reduce((found, name) => (found as Entry | undefined)?.[name], entry);

/** What would change and happen, and is not said by the option itself; `own` is who is asked, as a side or a player. */
export function wordForeseen(
  game: string,
  before: GameView,
  { changes, events }: Pick<Foreseen, "changes" | "events">,
  own: number,
  names: Names,
): string[] {
  const worder = new Worder(game, names);
  const { owners, numbers, told } = worder.meanings.foreseen;
  const was = (before as unknown as Record<string, Entry[]>)[owners] ?? [];
  const changed = (changes as Record<string, Record<string, Entry>>)[owners] ?? {};
  const said = Object.entries(changed)
    .map(([owner, entry]) => ({ owner: Number(owner), entry }))
    .sort((one, other) => Number(one.owner !== own) - Number(other.owner !== own) || one.owner - other.owner)
    .flatMap(({ owner, entry }) => {
      const found = Object.entries(numbers).flatMap(([place, [message = "", kind = ""]]) => {
        const to = within(entry, place) as number | undefined;
        if (to === undefined) return [];
        const from = within(was[owner], place) as number;
        const about = { from: worder.word(kind, from), to: worder.word(kind, to) };
        return [t("foreseen-number", { what: t(message), ...about })];
      });
      if (!found.length) return [];
      const listed = found.join(", ");
      return [owner === own ? listed : t("foreseen-numbers-of", { who: names(owner), numbers: listed })];
    });
  return [...said, ...events.filter(({ type }) => told.includes(type)).map((event) => wordEvent(game, event, names))];
}

/** Of what several options would do, that in which they differ. */
export function differing(parts: readonly string[][]): string[][] {
  if (parts.length < 2) return parts.map((each) => [...each]);
  return parts.map((each) => each.filter((part) => !parts.every((other) => other.includes(part))));
}
