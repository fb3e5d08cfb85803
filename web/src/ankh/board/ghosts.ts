// What would be otherwise on the map, if what is pointed at were chosen.

import type { AnkhFigure, AnkhMonument, AnkhView, Question } from "../../net/protocol";
import { SPACES } from "../facts";
import type { Token } from "./geometry";

export interface Ghosts {
  /** Figures that would come, from elsewhere or from a pool. */
  coming: AnkhFigure[];
  /** Spaces whose figure or monument would no longer stand there as it does. */
  going: Set<Token>;
  /** Monuments that would be built or change hands. */
  monuments: AnkhMonument[];
}

const kin = ({ piece, side, space }: AnkhFigure): string => `${piece} ${side} ${space}`;
const hold = ({ kind, space, owner }: AnkhMonument): string => `${kind} ${space} ${owner}`;

/** The difference between two views of the map. */
export function ghosts(now: AnkhView, then: AnkhView): Ghosts {
  const [figures, monuments] = [new Set(now.figures.map(kin)), new Set(now.monuments.map(hold))];
  const [later, kept] = [new Set(then.figures.map(kin)), new Set(then.monuments.map(hold))];
  return {
    coming: then.figures.filter((figure) => !figures.has(kin(figure))),
    going: new Set([
      ...now.figures.filter((figure) => !later.has(kin(figure))).map(({ space }) => space),
      ...now.monuments.filter((monument) => !kept.has(hold(monument))).map(({ space }) => space),
    ]),
    monuments: then.monuments.filter((monument) => !monuments.has(hold(monument))),
  };
}

const SPACE = new Set(SPACES);

/** The spaces that a question would let one choose from. */
export function spacesOf(question: Question | null): Set<Token> {
  const named = (question?.options ?? []).flatMap(({ points_at: at }) => [at.space, at.figure].map(String));
  return new Set(named.filter((space) => SPACE.has(space)));
}
