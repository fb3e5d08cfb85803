// Who is here, in words: whoever has a page of the table open is; others are away, and after a while gone.

import { t } from "../i18n/words.svelte";
import type { PersonPresence, TableInfo } from "../net/protocol";
import { howLong } from "./time";

/** Milliseconds after which somebody who closed the page is no longer just away. */
export const AWAY = 300_000;
/** Milliseconds for which an answer is not yet being waited for. */
export const PATIENCE = 60_000;

export type Whereabouts = "here" | "away" | "gone";

/** Where somebody who holds a seat is; null for a bot's seat, an open one, or as long as nothing is known. */
export function whereabouts(
  table: TableInfo,
  presence: readonly PersonPresence[],
  seat: number,
  now: number,
): Whereabouts | null {
  const place = table.seats[seat];
  const one = presence.find(({ person }) => person === place?.person);
  if (!one || place?.conceded || table.status === "over") return null;
  if (one.here) return "here";
  return one.since !== null && now - one.since < AWAY ? "away" : "gone";
}

/** The same in words: away, or gone for how long. Of who is here a mark says it. */
export function wordWhereabouts(
  table: TableInfo,
  presence: readonly PersonPresence[],
  seat: number,
  now: number,
): string {
  const where = whereabouts(table, presence, seat, now);
  if (where === null) return "";
  const since = presence.find(({ person }) => person === table.seats[seat]?.person)?.since ?? null;
  if (where !== "gone") return t(`presence-${where}`);
  return since === null ? t("presence-never") : t("presence-gone", { time: howLong(now - since) });
}

/** How long a person who is asked has been waited for, in words; empty as long as that is nothing to speak of. */
export function waitedFor(table: TableInfo, seat: number, now: number): string {
  const asked = table.asked.some((one) => one.seat === seat && !one.sealed);
  const place = table.seats[seat];
  if (!asked || table.status !== "running" || !place?.person || place.bot || place.away) return "";
  const waited = now - table.asked_at;
  return waited < PATIENCE ? "" : t("waited-for", { time: howLong(waited) });
}
