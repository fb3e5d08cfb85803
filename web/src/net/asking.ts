// A request to the server. A film is built with another one (film/asking.ts), which asks nobody.

import { Refused, Unreachable } from "./problems";

export async function ask<T>(path: string, init?: RequestInit, under = "/api"): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(under + path, init);
  } catch {
    throw new Unreachable();
  }
  if (answer.status === 204) return undefined as T;
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = body as { error?: string; sentence?: string } | null;
    if (answer.status >= 502) throw new Unreachable();
    throw new Refused(problem?.error ?? "failed", problem?.sentence ?? answer.statusText, answer.status);
  }
  return body as T;
}
