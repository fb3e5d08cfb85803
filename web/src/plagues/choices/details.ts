// What an answer that is only a number stands for on the table: the token in a slot, the part of a loss.

import { t } from "../../i18n/words.svelte";
import type { Option, PlaguesView, Question } from "../../net/protocol";
import { RECOVERED_WITH } from "../printed";
import { lossOf } from "../round/shared";
import { listed, partName, tokenName } from "../words";

const named = (token: string | null | undefined): string => (token ? tokenName(token) : "");

/** The thing in words; nothing where the answer says it already. */
export function detailOf(question: Question, option: Option, view: PlaguesView): string {
  const discarded = (slot: number): string => named(view.players[question.seat]?.discard[slot - 1]);
  const { points_at: at, token } = option;
  switch (question.kind) {
    case "swap":
      return listed((at.slots as string[]).map((slot) => named(view.market[Number(slot) - 1])));
    case "recover":
      return discarded(Number(at.discard));
    case "give_up":
      return token === "new" ? named(question.about[0]) : discarded(Number(token));
    case "slot":
      return t("plagues-ui-recovered-with", {
        dice: (RECOVERED_WITH[Number(token) - 1] ?? []).join(t("plagues-ui-or")),
      });
    case "cancel": {
      const part = lossOf(view)?.parts[Number(token) - 1];
      return part ? partName(part) : "";
    }
    case "die":
      return at.action === "recover"
        ? discarded(Number(at.discard))
        : at.action === "token"
          ? named(view.market[Number(at.slot) - 1])
          : "";
    default:
      return "";
  }
}
