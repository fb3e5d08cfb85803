// What the options of a question would do, as the engine foresees it: sent with the question or a moment later, or fetched when
// one of many is pointed at. What is pointed at can be drawn as it would be.

import type { Attachment } from "svelte/attachments";
import { PRESSED } from "../help/help.svelte";
import { changed } from "../net/changes";
import type { Foreseen, GameView, Option, Question } from "../net/protocol";

/** What is to be looked ahead from. */
export interface Standpoint {
  readonly view: GameView;
  readonly question: Question | null;
  /** The options that each thing on the table stands for. */
  readonly targets: ReadonlyMap<string, Option[]>;
  /** What came with the question, or a moment later; null if its options are too many for that. */
  readonly sent: readonly Foreseen[] | null;
  /** Ask what all of them would do. */
  fetch(): Promise<readonly Foreseen[]>;
}

export class Ahead {
  private fetched = $state.raw<{ question: Question | null; foreseen: readonly Foreseen[] } | null>(null);
  private aim = $state.raw<{ question: Question | null; token: string } | null>(null);
  private asking: Question | null = null;

  constructor(private readonly from: () => Standpoint) {}

  private readonly known = $derived.by<ReadonlyMap<string, Foreseen>>(() => {
    const { question, sent } = this.from();
    const fetched = this.fetched?.question === question ? this.fetched.foreseen : [];
    return new Map((sent ?? fetched).map((one) => [one.token, one]));
  });
  /** What the option would do that is pointed at. */
  readonly pointed: Foreseen | null = $derived.by(() =>
    this.aim && this.aim.question === this.from().question ? this.of(this.aim.token) : null,
  );
  /** The table as it would be then. */
  readonly view: GameView | null = $derived.by(() =>
    this.pointed ? changed(this.from().view, this.pointed.changes) : null,
  );

  /** What an option would do; null if it is not known yet. */
  of(token: string): Foreseen | null {
    return this.known.get(token) ?? null;
  }
  /** It is known with the question. */
  get isSent(): boolean {
    return this.from().sent !== null;
  }

  /** An option is pointed at or focused. */
  point(token: string): void {
    const { question } = this.from();
    this.aim = { question, token };
    if (!this.of(token)) void this.ask(question);
  }
  /** Something on the table is, that stands for one option, for none or for several. */
  pointAt(target: string): void {
    const meant = this.from().targets.get(target) ?? [];
    if (meant.length === 1) this.point(meant[0]!.token);
    else this.leave();
  }
  /** What is pointed at now. */
  get aimed(): object | null {
    return this.aim;
  }
  /** Nothing is pointed at any more; or what was is not, unless something else is by now. */
  leave(was: object | null = this.aim): void {
    if (this.aim === was) this.aim = null;
  }

  private async ask(question: Question | null): Promise<void> {
    if (this.asking === question) return;
    this.asking = question;
    try {
      this.fetched = { question, foreseen: await this.from().fetch() };
    } catch {
      this.asking = null; // the next one that is pointed at asks again
    }
  }
}

/** Lets a thing show what choosing it would do, while it is pointed at or focused: `point` says which option it stands for. */
export function pointing(ahead: Ahead | null, point: (ahead: Ahead) => void): Attachment {
  return (thing) => {
    if (!ahead) return;
    const gone = new AbortController();
    const on = (name: string, act: (event: Event) => void): void =>
      thing.addEventListener(name, act, { signal: gone.signal });
    let mine: object | null = null;
    const enter = (): void => {
      point(ahead);
      mine = ahead.aimed;
    };
    // Not at once: a thing also loses the focus by being taken from the page, in the middle of drawing.
    const leave = (): void => {
      const was = mine;
      if (was) queueMicrotask(() => ahead.leave(was));
    };
    const byFinger = (event: Event): boolean => (event as PointerEvent).pointerType === "touch";
    on("pointerenter", (event) => byFinger(event) || enter());
    on("pointerleave", (event) => byFinger(event) || leave());
    // A finger that stays asks, as it does for help; the next one on the screen ends it.
    let timer: ReturnType<typeof setTimeout> | undefined;
    on("pointerdown", (event) => {
      if (!byFinger(event)) return;
      timer = setTimeout(() => {
        enter();
        addEventListener("pointerdown", leave, { capture: true, once: true });
      }, PRESSED);
    });
    for (const over of ["pointerup", "pointercancel", "pointerleave"]) on(over, () => clearTimeout(timer));
    on("focus", enter);
    on("blur", leave);
    return () => {
      gone.abort();
      clearTimeout(timer);
      leave();
    };
  };
}
