/// <reference types="node" />
// A guest who acts through the server's interface: to reach a position quickly, and to read what a screen should show.

import { expect, type APIRequestContext } from "@playwright/test";
import type { Command, Created, GameName, Log, Moment, Option, SeatPlan, Snapshot } from "../src/net/protocol";

export class Guest {
  private sent = 0;

  /** With the requests of a browser context, guest and page are the same person. */
  constructor(private readonly request: APIRequestContext) {}

  async come(name: string): Promise<void> {
    await this.post("/api/guests", { name });
  }

  private async post(path: string, data: unknown): Promise<unknown> {
    const answer = await this.request.post(path, { data });
    expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
    return answer.json();
  }

  /** A new table; begun at once unless somebody is invited to it. */
  async open(
    game: GameName,
    seats: SeatPlan[],
    options: Record<string, unknown> = {},
    more: Record<string, unknown> = {},
  ): Promise<string> {
    const setup = { game, options: { seats: seats.length, ...options }, seats, ...more };
    const ready = seats.every((seat) => seat.kind !== "open");
    return ((await this.post("/api/tables", { setup, ready })) as Created).id;
  }

  /** A table from a file; its id. */
  async bring(file: Buffer): Promise<string> {
    const answer = await this.request.post("/api/tables/import", { data: file });
    expect(answer.ok(), `import ${answer.status()}`).toBe(true);
    return ((await answer.json()) as Created).id;
  }

  async look(table: string, seat: number | null = null): Promise<Snapshot> {
    const answer = await this.request.get(`/api/tables/${table}${seat === null ? "" : `?seat=${seat}`}`);
    expect(answer.ok(), `table ${table}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as Snapshot;
  }

  async do(table: string, command: Command): Promise<void> {
    this.sent += 1;
    await this.post(`/api/tables/${table}/commands`, { id: `guest-${this.sent}-${table}`, command });
  }

  /** What happened after a step, as everyone heard it. */
  async log(table: string, after: number): Promise<Moment[]> {
    const answer = await this.request.get(`/api/tables/${table}/log?after=${after}`);
    expect(answer.ok(), `log of ${table}: ${answer.status()}`).toBe(true);
    return ((await answer.json()) as Log).moments;
  }

  /** Play a seat's turn to its end, the shortest way: gain followers, and whatever can be left is left. */
  async takeTurn(table: string, seat: number): Promise<void> {
    for (let first = true; ; first = false) {
      const { table: now, own, n } = await this.look(table, seat);
      if (now.status !== "running" || now.asked[0]?.seat !== seat) return;
      if (!first && own.acted < n) return; // others have played already: the next turn is asked for
      const { options, position } = await this.options(table, seat);
      const { asked_in } = now;
      const tokens = options.map(({ token }) => token);
      const token = ["done", "gain", "unlock"].find((one) => tokens.includes(one)) ?? tokens[0]!;
      await this.do(table, { type: "Answer", seat, position, token, asked_in });
    }
  }

  /** The options of the seat that is asked now, with the position they belong to. */
  async options(table: string, seat: number): Promise<{ options: Option[]; position: number; kind: string }> {
    const { own, position } = await this.look(table, seat);
    return { options: own.question?.options ?? [], position, kind: own.question?.kind ?? "" };
  }
}

export const me: SeatPlan = { kind: "me" };
export const bot: SeatPlan = { kind: "bot", level: "random" };
export const invited: SeatPlan = { kind: "open" };
