// A table as the page follows it: a snapshot, then updates; whatever is missed is fetched again.

import { api, newKey, Refused, Unreachable } from "./api";
import { changed } from "./changes";
import type {
  Closing,
  Command,
  Figures,
  GameEvent,
  GameView,
  Moment,
  Own,
  Snapshot,
  TableInfo,
  Update,
} from "./protocol";

export type Connection = "connecting" | "online" | "behind" | "closed";
type Message = Snapshot | Update | Closing;

const PATIENCE = [300, 700, 1500, 3000, 5000];

const eventsOf = (moment: Moment): GameEvent[] => moment.events.map(([, event]) => event);

/** What a person sees of a table, kept in step with the server: from the seat of theirs that is asked, or as a spectator. */
export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  /** The viewpoint: a seat, or null for a spectator. The server turns it to whichever of one's seats is asked. */
  seat = $state<number | null>(null);
  view = $state.raw<GameView | null>(null);
  figures = $state.raw<Figures | null>(null);
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
  /** As whom the log is heard: at a shared screen as everyone. */
  private hears: number | null = null;
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(readonly id: string) {}

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

  /** Begin again as somebody else: whoever a socket is for is known when it opens. */
  reopen(): void {
    const old = this.socket;
    clearTimeout(this.timer);
    this.n = 0;
    this.connect();
    old?.close();
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
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?after=${this.n}`);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      const text = typeof event.data === "string" ? event.data : new TextDecoder().decode(event.data);
      if (socket === this.socket) this.take(JSON.parse(text) as Message);
    };
    socket.onclose = () => {
      if (socket === this.socket && !this.over) void this.again();
    };
  }

  /** Connect again after a while; find out first whether there is still something to connect to. */
  private async again(): Promise<void> {
    this.connection = this.n ? "behind" : "connecting";
    try {
      await api.table(this.id);
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
    const { hears } = this;
    const first = (): number => this.moments[0]?.n ?? this.n + 1;
    for (let before = first(); before > 1 && !this.over; before = first()) {
      const page = await api.logBefore(this.id, hears, before).catch(() => null);
      if (page === null || first() !== before || this.hears !== hears) return;
      this.moments = [...page.moments, ...this.moments];
      if (!page.more) return;
    }
  }

  /** One message. An update that does not fit on what is shown makes us begin again with a snapshot. */
  take(message: Message): void {
    if (message.type === "Closing") return;
    if (message.type === "Snapshot") {
      const joins = this.n > 0 && message.hears === this.hears && (message.missed[0]?.n ?? this.n + 1) === this.n + 1;
      this.view = message.view;
      this.figures = message.figures;
      this.moments = joins ? [...this.moments, ...message.missed] : message.missed;
      this.seat = message.seat;
      this.hears = message.hears;
      this.latest = joins && message.missed.length === 1 ? eventsOf(message.missed[0]!) : [];
    } else {
      if (message.n !== this.n + 1 || message.base !== this.hash) {
        this.n = 0;
        this.socket?.close();
        return;
      }
      this.view = changed(this.view, message.view);
      this.figures = changed(this.figures, message.figures);
      this.moments = [...this.moments, message.moment];
      this.latest = eventsOf(message.moment);
    }
    this.n = message.n;
    this.hash = message.hash;
    this.position = message.position;
    this.table = message.table;
    this.own = message.own;
    this.skew = message.now - Date.now();
    this.attempts = 0;
    this.connection = "online";
    if (message.type === "Snapshot") void this.fetchEarlier();
  }
}
