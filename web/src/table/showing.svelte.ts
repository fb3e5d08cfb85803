// What is shown of a table: one step after the other, at a pace for people. The page knows at once what the server tells;
// it shows it step by step, and everything on the table is drawn from what is shown, so that nothing is given away before.

import type { Known } from "../net/table.svelte";

/** How steps are shown to one reader. */
export interface Manner {
  /** Milliseconds that a step stays before the next is shown; none for one without anything to see. */
  span(step: Known): number;
  /** It is the reader's own deed, which nobody has to be shown: it is there at once. */
  own(step: Known): boolean;
  /** It brings a result that stays until the reader goes on. */
  result(step: Known): boolean;
  /** What is asked waits until the reader has gone on from a result. */
  waits(): boolean;
  /** Milliseconds in which the reader should be shown everything, because the reader's own clock runs; else Infinity. */
  patience(): number;
  /** Nobody looks. */
  away(): boolean;
}

/** More than this to see, in milliseconds, and it is passed over: it can be played back. */
const LONGEST = 60_000;
/** A step that could be seen for less than this is not shown for a time of its own. */
const LEAST = 120;

export class Showing {
  /** The step that is shown. */
  shown = $state.raw<Known | null>(null);
  /** The last step with a result that the reader has not yet gone on from. */
  result = $state.raw<Known | null>(null);
  /** The step after which some were passed over, unseen. */
  passed = $state<number | null>(null);
  /** Steps that are known and not yet shown. */
  private waiting = $state.raw<readonly Known[]>([]);
  /** The shown step is still to be looked at: until its time is over, or until the reader has gone on. */
  private looking = $state<"time" | "result" | null>(null);
  /** Somebody has stopped it: it goes on with `resume`. */
  private stopped = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the time of the shown step is over. */
  private until = 0;
  /** When everything should have been shown, because the reader's clock runs. */
  private by = Infinity;

  constructor(private readonly manner: Manner) {}

  /** All that is known has been shown, and could be seen: what is asked can be answered. */
  get settled(): boolean {
    return !this.waiting.length && (this.looking === null || (this.looking === "time" && this.isOwn));
  }
  /** How many steps are known and not yet shown. */
  get behind(): number {
    return this.waiting.length;
  }
  private get isOwn(): boolean {
    return this.shown !== null && this.manner.own(this.shown);
  }

  /** One step more is known, or all that it has come to while we were not told (without a moment). */
  take(known: Known): void {
    if (known.moment === null || this.manner.away()) return this.leap(known);
    this.waiting = [...this.waiting, known];
    if (this.manner.own(known) && this.looking !== "result") return this.skip();
    if (this.looking === null && !this.stopped) this.next();
    if (this.due() > LONGEST) this.leap(this.waiting.at(-1) ?? known);
    else this.hurry();
  }

  /** Show all that is known at once, up to the next result. */
  skip(): void {
    if (this.looking === "result") return this.goOn();
    this.looking = null;
    this.next({ atOnce: true });
  }

  /** The reader has seen the result. */
  goOn(): void {
    this.result = null;
    if (this.looking !== "result") return;
    this.looking = null;
    if (!this.stopped) this.next();
  }

  /** Nothing more is shown before `resume`: the reader looks at something else. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
  resume(): void {
    this.stopped = false;
    if (this.looking !== "result") this.next();
  }

  /** Nobody looks any more. */
  passOver(): void {
    const last = this.waiting.at(-1);
    if (last) this.leap(last);
  }

  /** It has been played back, or nobody wants to see it. */
  forgetPassed(): void {
    this.passed = null;
  }

  /** The next steps: all that need no time, and one that does. */
  private next({ atOnce = false } = {}): void {
    clearTimeout(this.timer);
    this.looking = null;
    while (this.waiting.length && this.looking === null) {
      const [step, ...rest] = this.waiting as readonly [Known, ...Known[]];
      this.waiting = rest;
      const span = atOnce && !this.manner.own(step) ? 0 : this.time(step);
      if (span === 0 && !atOnce && this.manner.span(step) >= LEAST) this.passed ??= this.shown?.n ?? null;
      this.show(step, span);
    }
    if (!this.waiting.length && this.looking === null) this.by = Infinity;
  }

  private show(step: Known, span: number): void {
    this.shown = step;
    if (this.manner.result(step)) {
      this.result = step;
      if (this.manner.waits()) {
        this.looking = "result";
        return;
      }
    }
    if (span > 0) this.look(span);
  }

  /** Look at the shown step for so long. */
  private look(span: number): void {
    clearTimeout(this.timer);
    this.looking = "time";
    this.until = Date.now() + span;
    this.timer = setTimeout(() => this.next(), span);
  }

  /** How long a step is shown: less where the reader's clock runs and much is to be seen. */
  private time(step: Known): number {
    const span = this.manner.span(step) * this.share(this.manner.span(step) + this.due());
    return span < LEAST ? 0 : span;
  }

  /** The share of their time for which steps are shown, if they would take so long in all. */
  private share(due: number): number {
    this.by = Math.min(this.by, Date.now() + this.manner.patience());
    return due > 0 ? Math.max(0, Math.min(1, (this.by - Date.now()) / due)) : 1;
  }

  /** How long it takes to show everything that waits. */
  private due(): number {
    return this.waiting.reduce((sum, step) => sum + this.manner.span(step), 0);
  }

  /** The clock may just have begun to run: then what is shown now stays less long, too. */
  private hurry(): void {
    if (this.looking !== "time" || this.stopped || this.manner.patience() === Infinity) return;
    const left = this.until - Date.now();
    const shorter = left * this.share(left + this.due());
    if (shorter < left) this.look(shorter);
  }

  /** Show what it has all come to; what lies between can be played back. A result among it stays. */
  private leap(known: Known): void {
    clearTimeout(this.timer);
    const since = this.shown?.n ?? null;
    this.result = [...this.waiting, known].findLast((step) => this.manner.result(step)) ?? this.result;
    this.waiting = [];
    this.looking = null;
    this.by = Infinity;
    this.shown = known;
    if (since !== null && since < known.n) this.passed ??= since;
  }
}
