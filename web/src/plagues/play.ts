// 10 Plagues at the table.

import type { Play } from "../game";
import { t } from "../i18n/words.svelte";
import type { PlaguesView } from "../net/protocol";
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
