// A table as the page follows it: a snapshot, then updates; whatever is missed is fetched again.

import { api, newKey, Refused, Unreachable } from "./api";
import { changed } from "./changes";
import type { Closing, Command, GameEvent, GameView, Moment, Own, Snapshot, TableInfo, Update } from "./protocol";

export type Connection = "connecting" | "online" | "behind" | "closed";
type Message = Snapshot | Update | Closing;

const PATIENCE = [300, 700, 1500, 3000, 5000];

/** What one viewpoint sees of a table, kept in step with the server. */
export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<GameView | null>(null);
  own = $state.raw<Own | null>(null);
  moments = $state.raw<Moment[]>([]);
  /** What happened in the last step, while we were looking. */
  latest = $state.raw<GameEvent[]>([]);
  position = $state(0);
  n = $state(0);
  connection = $state<Connection>("connecting");
  /** A refusal that ended the connection for good: the table is not there, or not for this person. */
  refused = $state.raw<Refused | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  skew = 0;

  private hash = "";
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {}

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
    query.set("after", String(this.n));
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
    if (message.type === "Snapshot") {
      this.view = message.view;
      const joins = this.n > 0 && (message.missed[0]?.n ?? this.n + 1) === this.n + 1;
      this.moments = joins ? [...this.moments, ...message.missed] : message.missed;
      void this.fetchEarlier();
    } else {
      if (message.n !== this.n + 1 || message.base !== this.hash) {
        this.n = 0;
        this.socket?.close();
        return;
      }
      this.view = changed(this.view, message.view);
      this.moments = [...this.moments, message.moment];
    }
    this.n = message.n;
    this.hash = message.hash;
    this.position = message.position;
    this.table = message.table;
    this.own = message.own;
    this.skew = message.now - Date.now();
    this.attempts = 0;
    this.connection = "online";
    this.latest = message.type === "Update" ? message.moment.events.map(([, event]) => event) : [];
  }
}
