/// <reference types="node" />
// Recorded games as files, whole or up to a question that is looked for: a table that plays on from there.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameName } from "../src/net/protocol";

export const RECORDED = "../tests/games";

interface Recorded {
  game: GameName;
  /** Seat, question and answer; chance sits on seat -1. */
  picks: [number, string, string][];
}

export const recorded = (game: GameName): string[] =>
  readdirSync(join(RECORDED, game)).map((name) => join(RECORDED, game, name));
export const read = (file: string): Recorded => JSON.parse(readFileSync(file, "utf8")) as Recorded;

/** The first recorded game in which somebody is asked this, up to that moment; well into the game where it can be. */
export function upTo(game: GameName, kind: string): Buffer {
  for (const late of [60, 0]) {
    for (const file of recorded(game)) {
      const whole = read(file);
      const at = whole.picks.findIndex(([seat, asked], index) => seat >= 0 && asked === kind && index >= late);
      if (at >= 0) return Buffer.from(JSON.stringify({ ...whole, picks: whole.picks.slice(0, at), mark: "" }));
    }
  }
  throw new Error(`no recorded game asks ${kind}`);
}

/** A recorded game up to the last few choices of its players. */
export function nearlyOver(game: GameName, name: string, left: number): Buffer {
  const whole = read(join(RECORDED, game, `${name}.json`));
  const people = whole.picks.flatMap(([seat], index) => (seat >= 0 ? [index] : []));
  return Buffer.from(JSON.stringify({ ...whole, picks: whole.picks.slice(0, people.at(-left)), mark: "" }));
}
