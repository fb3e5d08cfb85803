// The few events that deserve a banner across the table.

import { t } from "../../i18n/words.svelte";
import type { AnkhEvent, AnkhView } from "../../net/protocol";
import type { IconName } from "../../theme/icons";

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
const called = (view: AnkhView, side: number): string => t(`ankh-god-${view.gods[side]?.name ?? ""}`);

export function bannerOf(event: AnkhEvent, view: AnkhView): Banner | null {
  switch (event.type) {
    case "ConflictBegun":
      return {
        icon: "crossed-swords",
        title: t("ankh-ui-conflict", { number: event.number }),
        text: "",
        sides: [],
        stays: 1100,
      };
    case "GodsMerged": {
      const names = { upper: called(view, event.upper), lower: called(view, event.lower) };
      return {
        icon: "linked-rings",
        title: t("ankh-ui-merged", names),
        text: t("ankh-ui-merged-text"),
        sides: [event.upper, event.lower],
        stays: 2600,
      };
    }
    case "GodForgotten":
      return {
        icon: "desert-skull",
        title: t("ankh-ui-forgotten", { god: called(view, event.side) }),
        text: "",
        sides: [event.side],
        stays: 1800,
      };
    case "GameWon": {
      const sides = view.gods.flatMap((god, seat) => (god.side === event.side ? [seat] : []));
      const gods = sides.map((side) => called(view, side)).join(" & ");
      const ending = t(`ankh-ending-${event.ending.replaceAll(" ", "-")}`);
      return { icon: "laurel-crown", title: t("ankh-ui-won", { god: gods }), text: ending, sides, stays: 4000 };
    }
    case "EgyptAtheist":
      return { icon: "desert-skull", title: t("ankh-ui-atheist"), text: "", sides: [], stays: 4000 };
    default:
      return null;
  }
}
