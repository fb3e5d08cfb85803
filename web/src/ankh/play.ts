// Ankh at the table.

import type { Play } from "../game";
import { t } from "../i18n/words.svelte";
import type { AnkhFigures, AnkhView } from "../net/protocol";
import { countsOf } from "./counts";
import { effectOf, lessonOf } from "./effects";
import { wording } from "./wording";

export const play: Play = {
  Table: () => import("./AnkhTable.svelte"),
  wording,
  telling: () => import("./telling"),
  sideOf: (view, seat) => (view as AnkhView).gods[seat]?.side ?? null,
  seatName: (view, seat) => {
    const god = (view as AnkhView).gods[seat]?.name;
    return god ? t(`ankh-god-${god}`) : null;
  },
  counts: (view, figures) => countsOf(view as AnkhView, figures as AnkhFigures | null),
  effect: effectOf,
  lesson: lessonOf,
  settingUp: new Set(["FirstPlayer", "GodTaken"]),
  sounds: {
    Moved: "step",
    Summoned: "step",
    CaravanPlaced: "step",
    MonumentBuilt: "gain",
    MonumentTaken: "gain",
    DevotionGained: "gain",
    Killed: "loss",
    GodForgotten: "loss",
    BattleBegun: "drum",
    GodsMerged: "drum",
    GameWon: "end",
  },
};
