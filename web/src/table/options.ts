// Answers in words, as a list of them says it.

import { t } from "../i18n/words.svelte";
import { wordOption } from "../log/wording";
import type { GameView, Option, Question } from "../net/protocol";
import { playOf } from "../plays";
import { seatName } from "./names";
import type { Scene } from "./playing.svelte";

/** An answer to a question at a position, with what its words alone do not say: the token that lies in a slot. */
export function answerWords(
  game: string,
  question: Question,
  option: Option,
  view: GameView,
  names: (seat: number) => string,
): string {
  const said = wordOption(game, question.kind, option, names);
  const detail = playOf(game).detail?.(question, option, view);
  return detail ? t("option-detail", { option: said, detail }) : said;
}

/** The same where it is asked now. */
export function optionWords({ game, question, table, view }: Scene, option: Option): string {
  return question ? answerWords(game, question, option, view, (seat) => seatName(table, view, seat)) : option.token;
}
