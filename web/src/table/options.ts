// Answers in words, as a list of them says it.

import { t } from "../i18n/words.svelte";
import { wordOption } from "../log/wording";
import type { Option } from "../net/protocol";
import { playOf } from "../plays";
import { seatName } from "./names";
import type { Scene } from "./playing.svelte";

/** An answer to what is asked, with what its words alone do not say. */
export function optionWords(scene: Scene, option: Option): string {
  const { game, question, table, view } = scene;
  if (!question) return option.token;
  const said = wordOption(game, question.kind, option, (seat) => seatName(table, view, seat));
  const detail = playOf(game).detail?.(question, option, view);
  return detail ? t("option-detail", { option: said, detail }) : said;
}
