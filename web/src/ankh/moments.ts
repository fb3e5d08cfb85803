// The few events that deserve a banner across the table.

import { t } from "../i18n/words.svelte";
import type { AnkhColumns, AnkhEvent } from "../net/protocol";
import type { IconName } from "../theme/icons";

export interface Banner {
  icon: IconName;
  title: string;
  text: string;
  /** The sides it is about, for their signs. */
  sides: number[];
  /** Milliseconds it stays. */
  stays: number;
}

/** A god by its own name, whatever has become of it. */
const called = (columns: AnkhColumns, side: number): string => t(`ankh-god-${columns.gods[side] ?? ""}`);

export function bannerOf(event: AnkhEvent, columns: AnkhColumns): Banner | null {
  switch (event.type) {
    case "ConflictBegun":
      return { icon: "crossed-swords", title: t("ankh-ui-conflict", { number: event.number }), text: "", sides: [], stays: 1100 };
    case "GodsMerged": {
      const names = { upper: called(columns, event.upper), lower: called(columns, event.lower) };
      return { icon: "linked-rings", title: t("ankh-ui-merged", names), text: t("ankh-ui-merged-text"), sides: [event.upper, event.lower], stays: 2600 };
    }
    case "GodForgotten":
      return { icon: "desert-skull", title: t("ankh-ui-forgotten", { god: called(columns, event.side) }), text: "", sides: [event.side], stays: 1800 };
    case "GameWon": {
      const sides = columns.side_of.flatMap((side, seat) => (side === event.side ? [seat] : []));
      const gods = sides.map((side) => called(columns, side)).join(" & ");
      const ending = t(`ankh-ending-${event.ending.replaceAll(" ", "-")}`);
      return { icon: "laurel-crown", title: t("ankh-ui-won", { god: gods }), text: ending, sides, stays: 4000 };
    }
    case "EgyptAtheist":
      return { icon: "desert-skull", title: t("ankh-ui-atheist"), text: "", sides: [], stays: 4000 };
    default:
      return null;
  }
}
