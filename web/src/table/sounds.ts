// A few quiet tones, made by the browser itself, for those who want to hear what happens.

import type { GameEvent } from "../net/protocol";
import { playOf } from "../plays";

type Tone = readonly [frequency: number, from: number, length: number];

const TURN: Tone[] = [
  [523, 0, 0.12],
  [784, 0.11, 0.22],
];
const SOUNDS = {
  step: [[330, 0, 0.06]],
  gain: [
    [660, 0, 0.08],
    [880, 0.07, 0.12],
  ],
  loss: [
    [262, 0, 0.12],
    [196, 0.1, 0.2],
  ],
  drum: [
    [98, 0, 0.16],
    [98, 0.2, 0.16],
    [82, 0.4, 0.3],
  ],
  end: [
    [392, 0, 0.16],
    [523, 0.15, 0.16],
    [659, 0.3, 0.16],
    [784, 0.45, 0.5],
  ],
} satisfies Record<string, Tone[]>;

/** What something sounds like: a game says it of its events. */
export type Sound = keyof typeof SOUNDS;

/** What is heard of a step: the weightiest thing that happened in it. */
export function soundOf(game: string, events: readonly GameEvent[]): readonly Tone[] | null {
  const sounds = playOf(game).sounds ?? {};
  const heard = events.flatMap(({ type }) => (sounds[type] ? [SOUNDS[sounds[type]] as Tone[]] : []));
  return heard.sort((one, other) => other.length - one.length)[0] ?? null;
}

let context: AudioContext | null = null;

function play(tones: readonly Tone[]): void {
  context ??= new AudioContext();
  for (const [frequency, from, length] of tones) {
    const at = context.currentTime + from;
    const oscillator = new OscillatorNode(context, { type: "triangle", frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.12, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length);
  }
}

/** Let a step be heard. */
export function hear(game: string, events: readonly GameEvent[]): void {
  const tones = soundOf(game, events);
  if (tones) play(tones);
}

/** It is one's turn. */
export function hearTurn(): void {
  play(TURN);
}
