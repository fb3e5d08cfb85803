// Numbers by which one sees how a god stands: figures, monuments, and its strength in each region.

import type { Count } from "../game";
import { t } from "../i18n/words.svelte";
import type { AnkhFigures, AnkhView } from "../net/protocol";

export function countsOf(view: AnkhView, figures: AnkhFigures | null): Count[] {
  const own = (things: readonly { side?: number; owner?: number | null }[], owner: number): number =>
    things.filter((each) => (each.side ?? each.owner) === owner).length;
  const sides = view.gods.flatMap((god, owner) => (god.side === owner ? [owner] : []));
  return sides.flatMap((owner) => [
    { owner, what: t("ankh-count-figures"), value: own(view.figures, owner) },
    { owner, what: t("ankh-count-monuments"), value: own(view.monuments, owner) },
    ...(figures ?? []).map((brought, region) => ({
      owner,
      what: t("ankh-count-strength", { region: region + 1 }),
      value: brought.find(({ side }) => side === owner)?.total ?? 0,
    })),
  ]);
}
