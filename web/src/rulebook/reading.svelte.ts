// A scene of the rulebook in front of a reader: position after position, drawn by the table's own components.

import type { GameEvent, GameView, Option, Question, TableInfo } from "../net/protocol";
import { bareTable } from "../table/bare";
import { byTarget, type Scene } from "../table/playing.svelte";
import type { Position } from "./scenes";

export class Reading implements Scene {
  at = $state(0);
  readonly seat = null;
  readonly figures = null;
  readonly stakes = null;
  readonly ahead = null;
  readonly table: TableInfo;

  constructor(
    readonly game: string,
    readonly positions: readonly Position[],
    players: readonly string[],
    at = 0,
  ) {
    this.table = bareTable(game, players);
    this.at = at;
  }

  get now(): Position {
    return this.positions[this.at]!;
  }
  get view(): GameView {
    return this.now.view;
  }
  get question(): Question | null {
    return this.now.question;
  }
  get events(): GameEvent[] {
    return this.now.events;
  }
  get last(): number {
    return this.positions.length - 1;
  }
  readonly targets: ReadonlyMap<string, Option[]> = $derived.by(() => byTarget(this.question?.options ?? []));

  /** Nothing is chosen in a book. */
  click(): void {}
}
