// One position of a game after the other, as a seat saw it then.

import type { Figures, GameEvent, GameView, Option, Positioned, Question, Stakes, TableInfo } from "../net/protocol";
import type { Scene } from "./playing.svelte";

/** Where positions come from: the server, a game that is shared, or a film. */
export type Positions = (seat: number | null, position: number) => Promise<Positioned>;

export class Replaying implements Scene {
  at = $state(0);
  seat = $state<number | null>(null);
  shown = $state.raw<Positioned | null>(null);
  playing = $state(false);
  readonly targets: ReadonlyMap<string, Option[]> = new Map();
  readonly ahead = null;
  private kept = new Map<string, Promise<Positioned>>();

  constructor(
    private readonly positions: Positions,
    readonly table: TableInfo,
    readonly last: number,
  ) {}

  get game(): string {
    return this.table.game;
  }
  get view(): GameView {
    return this.shown!.view;
  }
  get question(): Question | null {
    return this.shown?.question ?? null;
  }
  get events(): GameEvent[] {
    return this.shown?.events ?? [];
  }

  get figures(): Figures | null {
    return this.shown?.figures ?? null;
  }
  get stakes(): Stakes | null {
    return this.shown?.stakes ?? null;
  }

  /** Nothing can be done in a replay. */
  click(): void {}

  async go(position: number, seat: number | null = this.seat): Promise<void> {
    const wanted = Math.min(Math.max(position, 0), this.last);
    this.at = wanted;
    this.seat = seat;
    const found = await this.still(wanted, seat);
    if (this.at === wanted && this.seat === seat) this.shown = found;
    if (wanted < this.last) void this.still(wanted + 1, seat).catch(() => {});
  }

  /** A position as a seat saw it, without going there. */
  still(position: number, seat: number | null): Promise<Positioned> {
    const key = `${seat} ${position}`;
    let going = this.kept.get(key);
    if (!going) {
      going = this.positions(seat, position);
      this.kept.set(key, going);
      going.catch(() => this.kept.delete(key));
    }
    return going;
  }
}
