// How far somebody has come in the lessons: kept by the server for a person, in the browser for who is nobody yet.

import { api } from "../net/api";
import type { LessonInfo, Progress } from "../net/protocol";
import { person } from "../person.svelte";

const KEY = "tawy-lessons";

function here(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

/** Of two notes about one lesson the one that has come further; what was done on either device stays done. */
export function together(one: Progress, other: Progress): Progress {
  const further = other.done.length > one.done.length ? other : one;
  return { ...further, done: [...new Set([...one.done, ...other.done])] };
}

/** Every lesson, and how far one has come: on this device and, for a person, on all others. */
export async function lessons(): Promise<{ all: LessonInfo[]; progress: Map<string, Progress> }> {
  const found = await api.lessons();
  const progress = new Map(Object.entries(here()));
  for (const kept of found.progress) {
    const known = progress.get(kept.lesson);
    progress.set(kept.lesson, known ? together(kept, known) : kept);
  }
  return { all: found.lessons, progress };
}

/** Keep how far one has come. A server that cannot be reached is no reason to stop learning. */
export function keep(progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify({ ...here(), [progress.lesson]: progress }));
  const { lesson, ...reached } = progress;
  if (person.me) void api.keepProgress(lesson, reached).catch(() => {});
}
