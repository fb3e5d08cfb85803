// What choosing something of 10 Plagues gives, in words: under the answer, for who does not know it by heart.

import type { Option } from "../../net/protocol";
import { PHARAOH_CARDS, territoryOf } from "../printed";
import { favourHelp, plagueHelp, provinceHelp, territoryHelp } from "../words";

/** What the card does that an answer stands for; the words of all others say it themselves. */
export function effectOf({ points_at: at }: Option): string {
  if (at.favour !== undefined) return favourHelp(PHARAOH_CARDS[Number(at.favour) - 1]!.favour);
  if (at.card !== undefined) return territoryHelp(String(at.card));
  if (at.province !== undefined) return provinceHelp(String(at.province));
  return at.plague === undefined ? "" : plagueHelp(String(at.plague));
}

/** What the short lesson about it is called; a territory card has that of its kind. */
export function lessonOf({ points_at: at }: Option): string {
  if (at.card !== undefined) return `plagues-kind-${territoryOf(String(at.card)).kind}`;
  if (at.province !== undefined) return `plagues-province-${String(at.province)}`;
  return at.plague === undefined ? "" : `plagues-plague-${String(at.plague)}`;
}
