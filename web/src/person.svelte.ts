// Who one is here: a guest with a name. The session is a cookie that the page cannot read.

import { api } from "./net/api";
import type { Me } from "./net/protocol";

export const person: { me: Me | null; known: boolean; recovery: string | null } = $state({
  me: null,
  known: false,
  recovery: null,
});

/** Milliseconds for which an answer is good: a page has several parts that ask while it opens. */
export const FRESH = 5000;
let asking: Promise<void> | null = null;
let answered = -Infinity;

/** Ask the server who one is; nobody yet is no mistake. Whoever asks meanwhile, or just after, has the same answer. */
export function meet(): Promise<void> {
  if (Date.now() - answered < FRESH) return Promise.resolve();
  asking ??= look().finally(() => (asking = null));
  return asking;
}

async function look(): Promise<void> {
  person.me = await api.me();
  person.known = true;
  answered = Date.now();
}

/** Be somebody: the guest one is already, or a new one with this name. */
export async function be(name: string): Promise<Me> {
  if (person.me && person.me.name === name) return person.me;
  if (person.me) {
    person.me = await api.rename(name);
  } else {
    const guest = await api.welcome(name);
    person.me = { id: guest.id, name: guest.name };
    person.recovery = guest.recovery;
  }
  return person.me;
}
