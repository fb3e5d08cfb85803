// A table as the page follows it: a snapshot, then updates; whatever is missed is fetched again.

import { api, newKey, Refused, Unreachable } from "./api";
import { changed } from "./changes";
import type { Closing, Command, GameView, Moment, Own, Snapshot, TableInfo, Update } from "./protocol";

export type Connection = "connecting" | "online" | "behind" | "closed";

/** A table after one of its steps, as one viewpoint knows it. Nothing in it changes any more. */
export interface Known {
  readonly n: number;
  readonly position: number;
  readonly table: TableInfo;
  readonly view: GameView | null;
  readonly own: Own;
  /** The step that led here; null where we were only told what all has come to. */
  readonly moment: Moment | null;
}

type Message = Snapshot | Update | Closing;

const PATIENCE = [300, 700, 1500, 3000, 5000];

/** What one viewpoint sees of a table, kept in step with the server. */
export class LiveTable {
  known = $state.raw<Known | null>(null);
  moments = $state.raw<Moment[]>([]);
  connection = $state<Connection>("connecting");
  /** A refusal that ended the connection for good: the table is not there, or not for this person. */
  refused = $state.raw<Refused | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  skew = 0;
  /** Told of everything that becomes known, in order. */
  onknown: ((known: Known) => void) | null = null;

  private hash = "";
  /** What we know does not fit on what we were told: all of it is asked for again. */
  private astray = false;
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {}

  get table(): TableInfo | null {
    return this.known?.table ?? null;
  }
  get position(): number {
    return this.known?.position ?? 0;
  }
  get n(): number {
    return this.known?.n ?? 0;
  }

  /** Follow the table until `close`. */
  open(): void {
    this.over = false;
    addEventListener("offline", this.lost);
    addEventListener("online", this.found);
    this.connect();
  }

  /** Without a network a socket may stay open and silent for minutes: say so at once, and begin a new one afterwards. */
  private readonly lost = (): void => {
    if (this.connection === "online") this.connection = "behind";
  };
  private readonly found = (): void => this.socket?.close();

  close(): void {
    this.over = true;
    removeEventListener("offline", this.lost);
    removeEventListener("online", this.found);
    clearTimeout(this.timer);
    this.socket?.close();
    this.connection = "closed";
  }

  /** Carry out a command; sent again by itself if the answer is lost. */
  async do(command: Command): Promise<number> {
    const key = newKey();
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await api.command(this.id, command, key)).n;
      } catch (error) {
        if (!(error instanceof Unreachable) || attempt >= PATIENCE.length) throw error;
        this.connection = "behind";
        await new Promise((resolve) => setTimeout(resolve, PATIENCE[attempt]));
      }
    }
  }

  private connect(): void {
    const query = new URLSearchParams();
    if (this.seat !== null) query.set("seat", String(this.seat));
    query.set("after", String(this.astray ? 0 : this.n));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      const text = typeof event.data === "string" ? event.data : new TextDecoder().decode(event.data);
      this.take(JSON.parse(text) as Message);
    };
    socket.onclose = () => {
      if (socket === this.socket && !this.over) void this.again();
    };
  }

  /** Connect again after a while; find out first whether there is still something to connect to. */
  private async again(): Promise<void> {
    this.connection = this.n ? "behind" : "connecting";
    try {
      await api.table(this.id, this.seat);
    } catch (error) {
      if (error instanceof Refused && error.status !== 429) {
        this.refused = error;
        this.connection = "closed";
        return;
      }
    }
    if (this.over) return;
    this.timer = setTimeout(() => this.connect(), PATIENCE[Math.min(this.attempts, PATIENCE.length - 1)]);
    this.attempts += 1;
  }

  /** Of a long log a snapshot brings the end; what came before is fetched page by page. */
  private async fetchEarlier(): Promise<void> {
    for (let first = this.moments[0]; first !== undefined && first.n > 1 && !this.over; first = this.moments[0]) {
      const page = await api.logBefore(this.id, this.seat, first.n).catch(() => null);
      if (page === null || this.moments[0] !== first) return;
      this.moments = [...page.moments, ...this.moments];
      if (!page.more) return;
    }
  }

  /** One message. An update that does not fit on what is shown makes us begin again with a snapshot. */
  take(message: Message): void {
    if (message.type === "Closing") return;
    let view: GameView | null;
    if (message.type === "Snapshot") {
      view = message.view;
      const joins = !this.astray && this.n > 0 && (message.missed[0]?.n ?? this.n + 1) === this.n + 1;
      this.moments = joins ? [...this.moments, ...message.missed] : message.missed;
      this.astray = false;
      void this.fetchEarlier();
    } else {
      if (message.n !== this.n + 1 || message.base !== this.hash) {
        this.astray = true;
        this.socket?.close();
        return;
      }
      view = changed(this.known?.view ?? null, message.view);
      this.moments = [...this.moments, message.moment];
    }
    const { n, position, table, own } = message;
    this.known = { n, position, table, view, own, moment: message.type === "Update" ? message.moment : null };
    this.hash = message.hash;
    this.skew = message.now - Date.now();
    this.attempts = 0;
    this.connection = "online";
    this.onknown?.(this.known);
  }
}
