// What happens to somebody at a table that they want to hear of: the same kinds that the server sends messages for.

import type { Calling, TableInfo, TableSummary } from "../net/protocol";

export type Kind = Calling["page"][number];
export const KINDS: readonly Kind[] = ["turn", "begins", "over", "consent", "mention", "low", "invited"];

/** A clock runs low when one part in so many of it is left, but never more than so many milliseconds before its end. */
const [LOW_SHARE, LOW_AT_MOST] = [4, 6 * 3_600_000];

/** The game, or somebody at the table, waits for this person's answer. */
export function waitsFor(table: TableSummary, me: string): boolean {
  return (
    table.awaited.includes(me) || table.seats.some(({ asked, person, bot }) => asked && person === me && bot === null)
  );
}

const isAsked = (table: TableInfo, me: string): boolean =>
  table.asked.some(({ seat, sealed }) => !sealed && table.seats[seat]?.person === me && !table.seats[seat]?.bot);
const isAwaited = (table: TableInfo, me: string): boolean => table.request?.awaited.includes(me) ?? false;

/** What has happened to somebody between two moments of a table, the weightiest alone. */
export function called(before: TableInfo | null, now: TableInfo, me: string): Kind[] {
  if (!before || !now.seats.some(({ person }) => person === me)) return [];
  if (now.status === "over") return before.status === "over" ? [] : ["over"];
  if (isAwaited(now, me) && !isAwaited(before, me)) return ["consent"];
  if (isAsked(now, me) && !isAsked(before, me)) return ["turn"];
  return now.status === "running" && before.status === "gathering" ? ["begins"] : [];
}

/** When the clock of somebody who is asked begins to run low, by the server's time; null if none runs. */
export function runsLow({ seats, clock }: TableInfo, me: string): number | null {
  const deadlines = seats.flatMap(({ person, deadline }) => (person === me && deadline !== null ? [deadline] : []));
  const span = Math.min((clock.seconds * 1000) / LOW_SHARE, LOW_AT_MOST);
  return deadlines.length ? Math.min(...deadlines) - span : null;
}
