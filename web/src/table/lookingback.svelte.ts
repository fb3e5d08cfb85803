// Looking back at what happened, in place: the table shows an earlier moment, alone or one after the other, and returns.

import { api } from "../net/api";
import type { GameEvent, Moment, TableInfo } from "../net/protocol";
import { standing } from "../log/standing";
import { Replaying } from "./replaying.svelte";
import type { Result, Telling } from "./telling";
import { stays, told, type Caption } from "./watching";

/** What happened at a position, as far as it still counts. */
interface Past {
  position: number;
  events: GameEvent[];
}

/** What happened, position by position: only where there is something to see. */
export function pastOf(moments: readonly Moment[], telling: Telling): Past[] {
  const stands = standing(moments);
  const found = new Map<number, GameEvent[]>();
  for (const moment of moments)
    for (const [position, event] of moment.events)
      if (position <= stands.get(moment)!) found.set(position, [...(found.get(position) ?? []), event]);
  return [...found]
    .map(([position, events]) => ({ position, events }))
    .filter(({ events }) => events.some(({ type }) => !telling.quiet.has(type)))
    .sort((one, other) => one.position - other.position);
}

/** What there is to look back at, and what becomes of it. */
interface Looked {
  id: string;
  table: TableInfo;
  /** The position that is now. */
  now: number;
  seat: number | null;
  moments: readonly Moment[];
  telling: Telling;
  /** Back to now. */
  onleave: () => void;
}

export class LookingBack {
  readonly scene: Replaying;
  /** It goes on by itself, and returns at the end. */
  playing = $state(false);
  private place = $state(0);
  private readonly past: Past[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin at the first thing that happened at a position or after it. */
  constructor(
    private readonly looked: Looked,
    from: number,
    play: boolean,
  ) {
    this.scene = new Replaying((seat, position) => api.position(looked.id, seat, position), looked.table, looked.now);
    this.past = pastOf(looked.moments, looked.telling);
    this.place = Math.max(
      0,
      this.past.findIndex(({ position }) => position >= from),
    );
    this.playing = play;
    void this.go(this.place);
  }

  private get here(): Past | undefined {
    return this.past[this.place];
  }
  /** Which of all moments is shown, for people who count from one. */
  get number(): number {
    return this.place + 1;
  }
  get count(): number {
    return this.past.length;
  }
  get captions(): Caption[] {
    const events = (this.here?.events ?? []).filter(({ type }) => !this.looked.telling.quiet.has(type));
    const { table, telling } = this.looked;
    return told(events, { table, view: this.scene.shown?.view ?? null, telling });
  }
  /** What ended at this moment. */
  get results(): Result[] {
    const before = () => this.past.slice(0, this.place).flatMap(({ events }) => events);
    return this.looked.telling.results(before, this.here?.events ?? []);
  }

  /** So many moments further, or back; behind the last there is now. */
  async go(place: number): Promise<void> {
    clearTimeout(this.timer);
    const there = this.past[Math.max(0, place)];
    if (!there) return this.leave();
    this.place = Math.max(0, place);
    try {
      await this.scene.go(there.position, this.looked.seat);
    } catch {
      return this.leave();
    }
    if (this.playing && this.here === there) this.wait();
  }
  step(by: 1 | -1): void {
    this.playing = false;
    void this.go(this.place + by);
  }
  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (this.playing) this.wait();
  }
  leave(): void {
    clearTimeout(this.timer);
    this.looked.onleave();
  }

  private wait(): void {
    const span = this.captions.reduce((sum, caption) => sum + stays(caption, "seen"), 0);
    this.timer = setTimeout(() => void this.go(this.place + 1), span);
  }
}
