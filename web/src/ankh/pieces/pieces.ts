// The same figures again after a step, so that they can be seen to move. The events of a step say which one went where;
// without them (in a leap through a replay) it is the nearest fit.

import type { AnkhEvent, AnkhFigure } from "../../net/protocol";
import { apart, centre, type Token } from "../board/geometry";

/** A figure that stays itself from one position to the next. */
export interface Known extends AnkhFigure {
  id: string;
  /** The spaces it came by in the last step, from the first to where it stands; empty if it stayed or is new. */
  way: Token[];
}

let named = 0;
const newId = (): string => `figure-${(named += 1)}`;
const kin = (figure: AnkhFigure): string => `${figure.piece} ${figure.side}`;
const spot = (figure: AnkhFigure): string => `${kin(figure)} ${figure.space}`;

/** The figures after a step: as its events tell, if they explain all that stands there now, otherwise as it seems. */
export function follow(before: readonly Known[], now: readonly AnkhFigure[], events: readonly AnkhEvent[]): Known[] {
  const told = tell(before, events);
  const stood = new Map(told.map((figure) => [spot(figure), figure]));
  if (told.length !== now.length || stood.size !== now.length || !now.every((figure) => stood.has(spot(figure))))
    return recognise(before, now);
  return now.map((figure) => ({ ...figure, ...pick(stood.get(spot(figure))!) })).sort(byId);
}

const pick = ({ id, way }: Known): Pick<Known, "id" | "way"> => ({ id, way });
const byId = (a: Known, b: Known): number => (a.id < b.id ? -1 : 1);

/** Carry out events on the figures: moved, pushed, summoned, killed, passed on to a merged god, gone with their god. */
function tell(before: readonly Known[], events: readonly AnkhEvent[]): Known[] {
  let told: Known[] = before.map((figure) => ({ ...figure, way: [] }));
  for (const event of events) {
    switch (event.type) {
      case "Moved":
      case "Pushed": {
        const mover = told.find(
          (one) => one.piece === event.piece && one.side === event.side && one.space === event.start,
        );
        if (!mover) break;
        mover.way.push(...(mover.way.length ? [event.to] : [event.start, event.to]));
        mover.space = event.to;
        break;
      }
      case "Summoned":
        told.push({
          piece: event.piece,
          side: event.side,
          space: event.space,
          radiant: false,
          sheltered: false,
          id: newId(),
          way: [],
        });
        break;
      case "Killed":
        told = told.filter(
          (one) =>
            one.side !== event.side ||
            !event.figures.some(([piece, space]) => one.piece === piece && one.space === space),
        );
        break;
      case "GuardiansPassed":
        told = told.flatMap((one) => {
          if (one.piece !== event.guardian || one.space !== event.space) return [one];
          return event.to === null ? [] : [{ ...one, side: event.to }];
        });
        break;
      case "FiguresGone":
        told = told.filter((one) => one.side !== event.side);
        break;
    }
  }
  return told;
}

/** Give each figure the name it had before: where it stood, else the nearest of its kind that is gone from its space. */
export function recognise(before: readonly Known[], now: readonly AnkhFigure[]): Known[] {
  const stood = new Map(before.map((figure) => [spot(figure), figure]));
  const known: Known[] = [];
  const moved: AnkhFigure[] = [];
  for (const figure of now) {
    const same = stood.get(spot(figure));
    if (same) known.push({ ...figure, id: same.id, way: [] });
    else moved.push(figure);
    stood.delete(spot(figure));
  }
  const gone = new Set(stood.values());
  for (const figure of moved) {
    const here = centre(figure.space);
    const fitting = [...gone].filter((one) => kin(one) === kin(figure));
    fitting.sort((a, b) => apart(centre(a.space), here) - apart(centre(b.space), here));
    const was = fitting[0];
    if (was) gone.delete(was);
    known.push({ ...figure, id: was?.id ?? newId(), way: was ? [was.space, figure.space] : [] });
  }
  return known.sort(byId);
}
