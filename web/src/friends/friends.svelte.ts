// Whom the reader would like to play with again. Nobody else is told.

import { untrack } from "svelte";
import { learn } from "../i18n/words.svelte";
import { api } from "../net/api";
import type { FriendInfo } from "../net/protocol";
import { person } from "../person.svelte";
import { settings } from "../settings.svelte";

export const friends: { all: FriendInfo[] } = $state({ all: [] });

export const isFriend = (other: string): boolean => friends.all.some((one) => one.person === other);

/** Know the friends of whoever reads, and the words about them. An effect of whatever shows them. */
export function meetFriends(): void {
  void learn(["friends"], settings.language);
  if (person.me)
    void untrack(find).catch(() => undefined); // what was known stays; a press on a button says what is wrong
  else friends.all = [];
}

async function find(): Promise<void> {
  friends.all = (await api.friends()).friends;
}

/** Somebody is a friend from now on, or no longer. */
export async function befriend(other: string, yes: boolean): Promise<void> {
  await (yes ? api.markFriend(other) : api.unmarkFriend(other));
  await find();
}
