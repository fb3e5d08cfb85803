// 10 Plagues at the table.

import type { Play } from "../game";
import { t } from "../i18n/words.svelte";
import { listing, wordTarget } from "../log/wording";
import type { PlaguesFigures, PlaguesSecrets, PlaguesView } from "../net/protocol";
import { detailOf } from "./choices/details";
import { effectOf, lessonOf } from "./choices/effects";
import { print, type Tables } from "./printed";
import { wording } from "./wording";
import { provinceName } from "./words";

export const play: Play = {
  Table: () => import("./PlaguesTable.svelte"),
  wording,
  telling: () => import("./telling"),
  printed: (facts) => print(facts as Tables | null),
  unseated: () => t("plagues-automa"),
  cast: (view) =>
    (view as PlaguesView).players.flatMap(({ automa, province }) =>
      automa || !province ? [] : provinceName(province),
    ),
  /** Alone, there is the automa on the seat beside: if not oneself, it has won. */
  winners: ({ outcome, seats }) =>
    outcome?.winners.length ? outcome.winners : seats.length === 1 && outcome?.how === "rules" ? [1] : [],
  effect: effectOf,
  lesson: lessonOf,
  detail: (question, option, view) => detailOf(question, option, view as PlaguesView),
  counts: (_, figures) =>
    ((figures ?? []) as PlaguesFigures).flatMap(({ points, coins, tribute, soldiers, ankhs }, owner) =>
      Object.entries({
        points: points.total,
        coins: coins.total,
        tribute: tribute.due,
        soldiers: soldiers.total,
        ankhs: ankhs.total,
      }).map(([what, value]) => ({ owner, what: t(`plagues-count-${what}`), value })),
    ),
  guessed: (secrets) =>
    Object.entries((secrets ?? {}) as PlaguesSecrets).flatMap(([what, things]: [string, string[] | null]) =>
      things?.length
        ? t(`plagues-guess-${what}`, { things: listing(things.map((each) => wordTarget("plagues", each))) })
        : [],
    ),
  sounds: {
    DieSpent: "step",
    TokenPlaced: "step",
    BoardBonus: "gain",
    TributePaid: "gain",
    TributeFailed: "loss",
    TokenLost: "loss",
    PlagueRevealed: "drum",
    GameEnded: "end",
  },
};
