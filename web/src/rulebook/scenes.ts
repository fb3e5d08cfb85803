// Positions and examples as the engine played them (`make types` writes them): each told as what differs from the one before.

import { changed, type Changes } from "../net/changes";
import type { GameEvent, GameView, Option, Question } from "../net/protocol";

interface Told {
  changes: unknown;
  answered?: unknown;
  events?: unknown[];
  question?: unknown;
}

/** All scenes of a game, and bare tables by how many sit there, from which they are told. */
export interface Scenes {
  bare: Record<string, unknown>;
  scenes: Record<string, { seats: number; positions: Told[] }>;
}

export interface Position {
  view: GameView;
  /** What is asked now, with all that may be answered. */
  question: Question | null;
  /** What happened since the position before. */
  events: GameEvent[];
  /** The answer that led here, and the question it answered; none where the rules went on by themselves. */
  answered: { question: Question; option: Option } | null;
}

/** The positions of a scene, from the table as it is set to the end. */
export function positionsOf({ bare, scenes }: Scenes, name: string): Position[] {
  const scene = scenes[name];
  if (!scene) return [];
  let view = bare[String(scene.seats)] as GameView;
  let asked: Question | null = null;
  return scene.positions.map((told) => {
    view = changed(view, told.changes as Changes<GameView>);
    const option = (told.answered ?? null) as Option | null;
    const answered = option && asked ? { question: asked, option } : null;
    asked = (told.question ?? null) as Question | null;
    return { view, question: asked, events: (told.events ?? []) as GameEvent[], answered };
  });
}
