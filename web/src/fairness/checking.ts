// Whether chance was fair in a game that is over: the same as tawy verify does, without asking the server anything more.

import type { Deal, Draw, Proof } from "../net/protocol";
import { blake2b } from "./blake2b";

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

async function sha256(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(text)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What everyone sees of the server's part before the game. */
export const commitmentOf = (lot: string): Promise<string> => sha256(`tawy lot 1\n${lot}`);

/** The seed that a game is played from. */
export const seedOf = ({ lot, parts }: Deal): Promise<string> => sha256(["tawy deal 1", lot, ...parts].join("\n"));

/** A number from 0 below a limit, fixed by the seed and the position in the game. */
export function roll(seed: string, position: number, limit: number): number {
  const place = new Uint8Array(8);
  new DataView(place.buffer).setBigUint64(0, BigInt(position));
  const drawn = blake2b(place, 16, blake2b(bytes(seed)));
  return Number(drawn.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) % BigInt(limit));
}

/** What had to come. */
export function drawn(seed: string, { position, options, weights }: Draw): string | undefined {
  if (!weights.length) return options[roll(seed, position, options.length)];
  let left = roll(
    seed,
    position,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  return options.find((_, place) => (left -= weights[place]!) < 0);
}

/** What this browser noted when its person was ready. */
export interface Noted {
  commitment: string;
  part: string;
}

/** What was found; null where there is nothing to compare. */
export interface Findings {
  /** The seed comes from the parts. */
  seed: boolean | null;
  /** The server's part is the one whose hash was shown. */
  commitment: boolean | null;
  /** What this browser added is in the deal. */
  part: boolean | null;
  /** Every draw, and whether it comes from the seed. */
  draws: { draw: Draw; fits: boolean }[];
}

export async function check(proof: Proof, noted: Noted | null): Promise<Findings> {
  const { deal, seed, draws } = proof;
  return {
    seed: deal && (await seedOf(deal)) === seed,
    commitment: deal && noted && (await commitmentOf(deal.lot)) === noted.commitment,
    part: deal && noted && deal.parts.includes(noted.part),
    draws: draws.map((draw) => ({ draw, fits: drawn(seed, draw) === draw.token })),
  };
}
