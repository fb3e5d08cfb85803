// How a game tells what happens in it: all that captions, the log and results need to know of a game.

import type { Component } from "svelte";
import type { GameEvent, GameView, TableInfo } from "../net/protocol";
import { playOf } from "../plays";

/** What something has come to, a battle or a round: shown when it is over. What is in it only its game knows. */
export interface Result {
  /** Those who were in it: sides or players, as the game counts them. */
  readonly sides: readonly number[];
}

/** A part of the log begins: somebody's turn, or something with a name of its own. */
export interface Heading {
  readonly seat: number | null;
  /** The event that began it is told by the heading alone. */
  readonly whole: boolean;
}

export interface Shown<Of> {
  result: Of;
  view: GameView;
  table: TableInfo;
  seat: number | null;
}

export interface Telling {
  /** The seat whose deed an event is; null if it is nobody's. */
  doer(event: GameEvent): number | null;
  /** Events that are not worth a caption while others play; the log tells them. */
  readonly quiet: ReadonlySet<GameEvent["type"]>;
  /** The part of the log that an event begins. */
  heading(event: GameEvent): Heading | null;
  /** What ended with the last events of all that has happened. */
  results(before: () => readonly GameEvent[], last: readonly GameEvent[]): Result[];
  /** The side or player that a seat is. */
  sideOf(view: GameView, seat: number): number | null;
  /** A seat's sign beside its name. */
  readonly Sign: Component<{ view: GameView; seat: number }>;
  readonly Result: Component<Shown<never>>;
}

/** How a game is told; one that the server brings must have been made ready. */
export const tellingOf = async (game: string): Promise<Telling> => (await playOf(game).telling()).telling;
