// How steps of a table are shown to whoever sits at it, or looks on: with which captions, for how long, with which results.

import { spoken } from "../i18n/words.svelte";
import { newsWords } from "../log/lines";
import { happened } from "../log/standing";
import { wordEvent } from "../log/wording";
import type { GameEvent } from "../net/protocol";
import type { Known, LiveTable } from "../net/table.svelte";
import { PACES, settings } from "../settings.svelte";
import { namesIn, personName, seatName } from "./names";
import type { Manner } from "./showing.svelte";
import type { Result, Telling } from "./telling";

/** A sentence of what somebody does, with the seat that does it. */
export interface Caption {
  seat: number | null;
  words: string;
}

/** A caption of so many letters stays as long as a pace says; a longer one longer. */
const COMMON = 50;
/** No caption is read in less than this share of that time, and none needs more. */
const [BRIEF, LONG] = [0.7, 2.5];
/** How much longer the result of others stays: as long as so many captions. */
const RESULT = 4;
/** The share of a caption's time for which one's own deed is seen before others go on. */
const OWN = 0.4;
/** Of a running clock, watching others may take one part in so many. */
const PART = 500;
/** With less patience than this, in milliseconds, what is asked does not wait until a result has been seen. */
const HURRY = 60_000;

/** Milliseconds that a caption stays at the reader's pace; where it is to be seen for sure, never none. */
export function stays({ words }: Caption, seen?: "seen"): number {
  const pace = seen && settings.pace === "at-once" ? "normal" : settings.pace;
  return PACES[pace].stays * Math.min(LONG, Math.max(BRIEF, words.length / COMMON));
}

/** Events in words, with whoever did it. */
export function told(
  events: readonly GameEvent[],
  { table, view, telling }: Pick<Known, "table" | "view"> & { telling: Telling },
): Caption[] {
  return events.map((event) => ({
    seat: telling.doer(event),
    words: wordEvent(table.game, event, namesIn(event, table, view)),
  }));
}

export const eventsOf = (step: Known): GameEvent[] => step.moment?.events.map(([, event]) => event) ?? [];

export class Watching implements Manner {
  private readonly ended = new WeakMap<Known, Result[]>();
  private readonly said = new WeakMap<Known, { in: string; captions: Caption[] }>();

  constructor(
    private readonly live: LiveTable,
    readonly telling: Telling,
  ) {}

  /** What is said while a step is shown; worded once in each language. */
  captions(step: Known): Caption[] {
    const { telling } = this;
    let said = this.said.get(step);
    if (said?.in !== spoken()) {
      said = { in: spoken(), captions: [...this.goneBack(step), ...told(this.foreign(step), { ...step, telling })] };
      this.said.set(step, said);
    }
    return said.captions;
  }

  /** Somebody else has gone back. */
  private goneBack({ moment, table, view, seat: reader }: Known): Caption[] {
    const names = (seat: number): string => seatName(table, view, seat);
    const people = (id: string): string => personName(table, id);
    return (moment?.news ?? [])
      .filter((news) => news.type === "TakenBack" && news.seat !== reader)
      .map((news) => ({ seat: null, words: newsWords(news, { names, people }) ?? "" }));
  }

  /** What the reader has to be shown of a step: of the reader's own, what follows from it for others or for all. */
  private foreign(step: Known): GameEvent[] {
    const events = eventsOf(step).filter(({ type }) => !this.telling.quiet.has(type));
    if (!this.acted(step)) return events;
    const mine = this.sides(step);
    const first = events.findIndex((event) => {
      const doer = this.telling.doer(event);
      return doer === null || step.view === null || !mine.includes(this.telling.sideOf(step.view, doer));
    });
    return first < 0 ? [] : events.slice(first);
  }

  span(step: Known): number {
    const common = PACES[settings.pace].stays;
    if (this.own(step)) return eventsOf(step).length ? common * OWN : 0;
    const said = this.captions(step).reduce((sum, caption) => sum + stays(caption), 0);
    return said + (this.results(step).length ? common * RESULT : 0);
  }

  /** The reader's own answer led to it: from this seat, or from another of theirs, if nobody else was asked. */
  private acted({ seat, n, own, before, table }: Known): boolean {
    const person = seat === null ? null : table.seats[seat]?.person;
    const asked = before.filter(({ sealed }) => !sealed);
    return (
      person != null &&
      (own.acted === n || (asked.length > 0 && asked.every((one) => table.seats[one.seat]?.person === person)))
    );
  }
  own(step: Known): boolean {
    return this.acted(step) && !this.captions(step).length;
  }

  /** The sides or players that the reader is. */
  private sides({ view, seat, table }: Known): (number | null)[] {
    if (seat === null || view === null) return [];
    const { person } = table.seats[seat]!;
    return table.seats.flatMap((place, number) => (place.person === person ? [this.telling.sideOf(view, number)] : []));
  }

  /** What ended with a step: battles, a round. */
  results(step: Known): Result[] {
    let found = this.ended.get(step);
    if (!found) {
      found = this.telling.results(() => happened(this.live.moments, step.n - 1), eventsOf(step));
      this.ended.set(step, found);
    }
    return found;
  }

  /** Something ended with it that the reader was in. */
  result(step: Known): boolean {
    const mine = this.sides(step);
    return this.results(step).some(({ sides }) => sides.some((side) => mine.includes(side)));
  }

  waits(): boolean {
    return settings.pace !== "at-once" && this.patience() > HURRY;
  }

  patience(): number {
    const { known, skew } = this.live;
    const asked = known?.table.asked.find((one) => one.seat === known.seat && !one.sealed);
    const deadline = asked ? (known?.table.seats[asked.seat]?.deadline ?? null) : null;
    return deadline === null ? Infinity : Math.max(0, (deadline - Date.now() - skew) / PART);
  }

  away(): boolean {
    return document.visibilityState === "hidden";
  }
}
