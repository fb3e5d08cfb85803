// What the tables cannot say of Ankh: values that are more than one thing. The terminal has the same in cli/ankh/wording.py.

import meanings from "../../../src/tawy/words/ankh.json";
import { maybe, t } from "../i18n/words.svelte";
import { key, listing } from "../log/text";
import type { Meanings } from "../net/protocol";
import type { Args, GameWording, Worder } from "../log/wording";

/** A side of a space, like "0,3 SE". */
function camelSide(token: string): string {
  const [space = "", side = ""] = token.split(" ");
  return maybe("ankh-side", { space, direction: maybe(`ankh-direction-${side}`) ?? side }) ?? token;
}

function bySeat<T>(value: unknown): [number, T][] {
  return Object.entries(value as Record<string, T>).map(([seat, each]) => [Number(seat), each]);
}

function numbers(amounts: [number, number][], { names }: Worder): string {
  return listing(amounts.map(([seat, number]) => t("ankh-part-number", { side: names(seat), number })));
}

const cause = (id: string): string => maybe(`ankh-cause-${key(id)}`) ?? id;

export const wording: GameWording = {
  // A list of two is read as a list of any length.
  meanings: meanings as unknown as Meanings,
  kinds: {
    side: (token) => camelSide(String(token)),
    figures: (figures, worder) =>
      listing(
        (figures as [string, string][]).map(([piece, space]) =>
          t("ankh-part-figure", { piece: String(worder.word("piece", piece)), space }),
        ),
      ),
    gains: (value) => {
      const parts = value as [string, number][];
      if (parts.length === 1) return cause(parts[0]![0]);
      return listing(parts.map(([id, amount]) => t("ankh-part-devotion", { cause: cause(id), amount })));
    },
    numbers: (amounts, worder) => numbers(bySeat<number>(amounts), worder),
    ranked: (amounts, worder) =>
      numbers(
        bySeat<number>(amounts).sort((one, other) => other[1] - one[1]),
        worder,
      ),
    hands: (hands, { names }) =>
      bySeat<string[]>(hands)
        .map(([seat, cards]) =>
          t("ankh-part-cards", { side: names(seat), cards: listing(cards.map((card) => t(`ankh-card-${card}`))) }),
        )
        .join("; "),
    none: () => "",
  },
  events: {
    Killed: (event) => ({ several: (event.figures as unknown[]).length > 1 ? "yes" : "no" }),
    Summoned: (event): Args =>
      event.ransomed ? { piece: t("ankh-piece-trapped"), piece_a: t("ankh-piece-trapped-a"), piece_id: "trapped" } : {},
  },
};
