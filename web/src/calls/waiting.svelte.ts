// The tables that wait for an answer of the reader's, known wherever the reader is.

import { untrack } from "svelte";
import { api } from "../net/api";
import type { TableSummary } from "../net/protocol";
import { meet, person } from "../person.svelte";
import { place } from "../router.svelte";
import { allowed, tell } from "./telling";

/** Milliseconds between two looks. */
const EVERY = 30_000;
/** Looks that follow each other sooner than this are one. */
const SOON = 1500;

export const waiting: { tables: TableSummary[] } = $state({ tables: [] });
let at = -Infinity;
/** Invitations that were told, and since when there could be new ones: what was there before, lists show. */
const invited = new Set<string>();
const since = Date.now();
let later: ReturnType<typeof setTimeout> | undefined;

/** Look which tables wait now; who is asked many things in a row looks once. */
export function look(): void {
  clearTimeout(later);
  later = setTimeout(() => void ask(), Math.max(0, at + SOON - Date.now()));
}

async function ask(): Promise<void> {
  if (!person.me) return;
  at = Date.now();
  try {
    const { tables } = await api.waitingTables();
    const known = new Map(waiting.tables.map(({ id, since }) => [id, since]));
    const here = place.now.parts[0] === "t" ? place.now.parts[1] : "";
    for (const { id, game, since } of tables) if (id !== here && known.get(id) !== since) tell("turn", id, game);
    waiting.tables = tables;
    if (document.visibilityState === "hidden" && allowed() === "granted") await askForInvitations();
  } catch {
    // The next look may be luckier; what is shown until then was true.
  }
}

/** Whether somebody has offered the reader a seat: asked only while it could be told. */
async function askForInvitations(): Promise<void> {
  for (const { id, game, updated } of (await api.offeredTables()).tables) {
    if (updated > since && !invited.has(id)) tell("invited", id, game);
    invited.add(id);
  }
}

/** Keep looking: now and then, at each new page, and when the page is looked at again. An effect of the page as a whole. */
export function watchWaiting(): (() => void) | undefined {
  const { me, known } = person;
  void place.now.path;
  if (!me) {
    untrack(() => {
      waiting.tables = [];
      if (!known) meet().catch(() => undefined); // a page that is about nobody does not ask by itself
    });
    return undefined;
  }
  untrack(look);
  const again = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(again);
    document.removeEventListener("visibilitychange", look);
  };
}
