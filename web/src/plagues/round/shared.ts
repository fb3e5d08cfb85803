// The shared board as it is drawn: the papyrus, and what is printed on the plague and the loss of the round.

import type { PlaguesView } from "../../net/protocol";
import { LOSSES, PAPYRUS, PLAGUES, ROUNDS, type Loss, type LossCard, type Plague, type Side } from "../printed";

export interface RoundCell {
  round: number;
  tribute: number;
  ankhs: number;
  when: "past" | "now" | "coming";
  /** Moses helps at its end. */
  moses: boolean;
}

export const sideOf = (view: PlaguesView): Side => (view.advanced ? PAPYRUS.advanced : PAPYRUS.normal);

/** The rounds of this game on the side of the papyrus that is played. */
export function papyrusOf(view: PlaguesView): RoundCell[] {
  const side = sideOf(view);
  return Array.from({ length: view.short ? ROUNDS.short : ROUNDS.whole }, (_, index) => ({
    round: index + 1,
    tribute: side.tribute[index] ?? 0,
    ankhs: side.ankhs[index] ?? 0,
    when: index + 1 < view.round ? "past" : index + 1 === view.round ? "now" : "coming",
    moses: ROUNDS.moses.includes(index + 1) && view.people > 1,
  }));
}

/** How many Ankhs cancel a part of this round's loss. */
export const ankhsNeeded = (view: PlaguesView): number => sideOf(view).ankhs[view.round - 1] ?? 0;

export function plagueOf(view: PlaguesView): Plague | null {
  return PLAGUES.find((plague) => plague.id === view.plague) ?? null;
}

export function lossOf(view: PlaguesView): LossCard | null {
  return LOSSES.find((card) => card.number === view.loss) ?? null;
}

/** The ways to suffer a part, each as the game writes it: "one of" is a way for each kind. */
export function waysOf(part: readonly Loss[]): string[] {
  return part.flatMap((loss) => {
    if ("track" in loss) return [`${loss.track} -${loss.steps}`];
    return loss.both ? [loss.tokens.join("+")] : loss.tokens;
  });
}

/** How many tokens lie face down. */
export const supplyOf = (view: PlaguesView): number =>
  Object.values(view.supply).reduce((sum, count) => sum + count, 0);
