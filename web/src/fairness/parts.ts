// What this browser adds to a deal, after it has seen the hash of the server's part; noted here, to be compared at the end.

import { api, newKey } from "../net/api";
import type { Command } from "../net/protocol";
import type { Noted } from "./checking";

const KEY = "tawy-parts";
/** Tables of which it is noted: the last ones. */
const MOST = 200;

function all(): [table: string, noted: Noted][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, Noted][];
  } catch {
    return [];
  }
}

/** What was noted at a table. */
export const notedAt = (table: string): Noted | null => all().find(([id]) => id === table)?.[1] ?? null;

/** To be ready at a table, with a part of one's own in the deal. */
export function readyAt(table: string, commitment: string): Command {
  const drawn = crypto.getRandomValues(new Uint8Array(16));
  const part = [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, { commitment, part }]].slice(-MOST)));
  return { type: "Ready", ready: true, part };
}

/** Be ready at a table that one has just opened. */
export async function beReady(table: string, commitment: string): Promise<void> {
  await api.command(table, readyAt(table, commitment), newKey());
}
