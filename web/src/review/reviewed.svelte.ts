// The review of a game that is over: what there is of it, being made or made.

import { t } from "../i18n/words.svelte";
import { api } from "../net/api";
import type { Review, ReviewState, ReviewStates } from "../net/protocol";
import { be, meet, person } from "../person.svelte";

type Depth = Review["depth"];

/** Milliseconds between two looks at how far it has come. */
const SOON = 600;

export class Reviewed {
  states = $state.raw<ReviewStates | null>(null);
  review = $state.raw<Review | null>(null);
  failure = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly id: string) {}

  /**
   * What is there is shown, the longer look rather than the quick one. Where there is nothing, a quick one is made;
   * whoever is nobody yet is asked first.
   */
  async open(): Promise<void> {
    await this.attempt(async () => {
      await this.take(await api.reviews(this.id));
      if (!person.known) await meet();
      if (this.missing && person.me) await this.ask("quick");
    });
  }

  async ask(depth: Depth): Promise<void> {
    await this.attempt(async () => {
      if (!person.known) await meet();
      if (!person.me) await be(t("guest-name"));
      await this.take(await api.askReview(this.id, depth));
    });
  }

  async stop(depth: Depth): Promise<void> {
    await this.attempt(async () => this.take(await api.stopReview(this.id, depth)));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** There is none, and none is being made. */
  get missing(): boolean {
    return this.all.length > 0 && this.all.every(({ status }) => status === "none");
  }
  /** The one that is being made, if there is one: the quick one first. */
  get making(): ReviewState | null {
    return this.all.find(({ status }) => status === "running") ?? null;
  }
  /** One that was begun and is not gone on with. */
  get left(): ReviewState | null {
    return this.all.find(({ status }) => status === "stopped" || status === "failed") ?? null;
  }
  private get all(): ReviewState[] {
    return this.states ? [this.states.quick, this.states.full] : [];
  }

  private async take(states: ReviewStates): Promise<void> {
    this.states = states;
    clearTimeout(this.timer);
    const best = [states.full, states.quick].find(({ status }) => status === "done");
    if (best && this.review?.depth !== best.depth) this.review = await api.review(this.id, best.depth);
    if (this.making && !this.closed) this.timer = setTimeout(() => void this.look(), SOON);
  }
  private async look(): Promise<void> {
    await this.attempt(async () => this.take(await api.reviews(this.id)));
  }
  private async attempt(work: () => Promise<void>): Promise<void> {
    this.failure = null;
    try {
      await work();
    } catch (error) {
      this.failure = error;
    }
  }
}
