// A table as the page follows it: a snapshot, then updates; whatever is missed is fetched again.

import { api, newKey, Refused, Unreachable } from "./api";
import { changed } from "./changes";
import type {
  Ahead,
  Asked,
  ChatLine,
  Closing,
  Command,
  Figures,
  GameView,
  Moment,
  Own,
  PersonPresence,
  Presence,
  Said,
  Snapshot,
  Stakes,
  TableInfo,
  Update,
} from "./protocol";

export type Connection = "connecting" | "online" | "behind" | "closed";

/** A table after one of its steps, as one viewpoint knows it. Nothing in it changes any more. */
export interface Known {
  readonly n: number;
  readonly position: number;
  readonly table: TableInfo;
  /** The viewpoint: a seat, or null for a spectator. The server turns it to whichever of one's seats is asked. */
  readonly seat: number | null;
  readonly view: GameView | null;
  readonly figures: Figures | null;
  readonly stakes: Stakes | null;
  readonly own: Own;
  /** The step that led here; null where we were only told what all has come to. */
  readonly moment: Moment | null;
  /** Who was asked before it. */
  readonly before: readonly Asked[];
}

/** The chat as the reader has it before them. */
export interface Talk {
  open: boolean;
  /** The room that was chosen. */
  room: string | null;
  /** What is written and not yet sent. */
  text: string;
  /** The last line that was seen. */
  seen: number;
  /** How many lines of others have come since. */
  unread: number;
}

type Message = Snapshot | Update | Ahead | Presence | Said | Closing;

const PATIENCE = [300, 700, 1500, 3000, 5000];
/** Milliseconds for which a step waits for what the options would do to which it leads: with it, options take more room. */
export const FORESIGHT = 150;

/** What options would do is meant for this question. */
const names = ({ seat, asked_in }: Ahead, { own, ...known }: Known): boolean =>
  seat === known.seat && asked_in === known.table.asked_in && own.sealed === null;

/** What a person sees of a table, kept in step with the server: from the seat of theirs that is asked, or as a spectator. */
export class LiveTable {
  known = $state.raw<Known | null>(null);
  moments = $state.raw<Moment[]>([]);
  /** Who of those who sit here is here, as the server knows it. */
  presence = $state.raw<readonly PersonPresence[]>([]);
  /** What was said since this page is here. */
  said = $state.raw<readonly ChatLine[]>([]);
  /** How the reader takes part in it: kept while a curtain hides the table. */
  readonly talk: Talk = $state({ open: false, room: null, text: "", seen: 0, unread: 0 });
  /** How often a socket has begun: what is not pushed again is asked for then. */
  greeted = $state(0);
  connection = $state<Connection>("connecting");
  /** A refusal that ended the connection for good: the table is not there, or not for this person. */
  refused = $state.raw<Refused | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  skew = 0;
  /** As whom the log is heard: at a shared screen as everyone. */
  hears: number | null = null;
  /** Told of everything that becomes known, in order. */
  onknown: ((known: Known) => void) | null = null;

  /** What the options of the last question would do that has been told with it. */
  private ahead: Ahead | null = null;
  /** A step that is not told yet: it waits for what the options would do to which it leads. */
  private held: Known | null = null;
  /** The step of a question whose options were told without: they stand there, and must not move. */
  private without: number | null = null;
  private holding: ReturnType<typeof setTimeout> | undefined;
  private hash = "";
  /** What we know does not fit on what we are told, or was meant for somebody else: all of it is asked for again. */
  private astray = false;
  private socket: WebSocket | null = null;
  /** Nothing has come by this socket yet. */
  private fresh = true;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(readonly id: string) {}

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
    clearTimeout(this.holding);
    this.socket?.close();
    this.connection = "closed";
  }

  /** Begin again as somebody else: whoever a socket is for is known when it opens. */
  reopen(): void {
    const old = this.socket;
    clearTimeout(this.timer);
    this.astray = true;
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
    const after = this.astray ? 0 : this.n;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?after=${after}`);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    this.fresh = true;
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

  /** A socket has begun. */
  private greet(): void {
    if (!this.fresh) return;
    this.fresh = false;
    this.greeted += 1;
    void this.fetchPresence();
  }

  /** What changes of it is pushed from then on. */
  private async fetchPresence(): Promise<void> {
    const found = await api.presence(this.id).catch(() => null);
    if (found) this.presence = found.people;
  }

  /** One message. An update that does not fit on what is shown makes us begin again with a snapshot. */
  take(message: Message): void {
    if (message.type === "Closing") return;
    if (message.type === "Presence") {
      this.presence = message.people;
      return;
    }
    if (message.type === "Said") {
      const { line } = message;
      if (!this.said.some(({ id }) => id === line.id)) this.said = [...this.said, line];
      return;
    }
    if (message.type === "Ahead") {
      // One that comes later changes nothing: its question is answered, or its options stand there without it.
      if (this.held && names(message, this.held)) this.release(message);
      return;
    }
    const was = this.known;
    const { n, position, own } = message;
    const told = { n, position, own, before: was?.table.asked ?? [] };
    if (message.type === "Snapshot") {
      const { table, seat, view, figures, stakes, missed } = message;
      const first = missed[0]?.n;
      const joins = !this.astray && was !== null && message.hears === this.hears && (first ?? was.n + 1) === was.n + 1;
      this.moments = joins ? [...this.moments, ...missed] : missed;
      this.astray = false;
      this.hears = message.hears;
      // A step after which another of one's seats is asked comes like this, too.
      const moment = joins && missed.length === 1 ? missed[0]! : null;
      this.known = { ...told, table, seat, view, figures, stakes, moment };
    } else {
      if (was === null || n !== was.n + 1 || message.base !== this.hash) {
        this.astray = true;
        this.socket?.close();
        return;
      }
      const { seat, view, figures, stakes } = was;
      const now = {
        table: { ...was.table, ...message.table },
        view: changed(view, message.view),
        figures: changed(figures, message.figures),
        stakes: changed(stakes, message.stakes),
      };
      this.moments = [...this.moments, message.moment];
      this.known = { ...told, seat, ...now, moment: message.moment };
    }
    this.hash = message.hash;
    this.skew = message.now - Date.now();
    this.attempts = 0;
    this.connection = "online";
    this.tell(this.known);
    if (message.type === "Snapshot") {
      void this.fetchEarlier();
      this.greet();
    }
  }

  /** A step is told with what the options would do to which it leads, or a moment later without. */
  private tell(known: Known): void {
    this.release();
    this.held = known;
    if (!known.own.follows || this.without === known.table.asked_in) this.release();
    else if (this.ahead && names(this.ahead, known)) this.release(this.ahead);
    else this.holding = setTimeout(() => this.release(), FORESIGHT);
  }
  private release(ahead: Ahead | null = null): void {
    clearTimeout(this.holding);
    if (!this.held) return;
    const { own, ...rest } = this.held;
    const known = ahead ? { ...rest, own: { ...own, foreseen: ahead.foreseen } } : this.held;
    if (this.known === this.held) this.known = known;
    this.held = null;
    if (ahead) this.ahead = ahead;
    else if (own.follows) this.without = rest.table.asked_in;
    this.onknown?.(known);
  }
}
