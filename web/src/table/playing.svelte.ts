// A game in front of a person: what can be clicked, what a click does, and why something cannot be done.
// The page knows no rules: it offers the options it was sent, and asks the server why anything else is not among them.

import { told } from "../i18n/refusals";
import { api, Refused } from "../net/api";
import type { Figures, GameEvent, GameView, Option, Own, Question, Stakes, TableInfo } from "../net/protocol";
import type { Known, LiveTable } from "../net/table.svelte";
import { Ahead } from "./ahead.svelte";
import { Hand } from "./hand.svelte";
import { Hinting } from "./hinting.svelte";
import { Showing } from "./showing.svelte";
import type { Result, Telling } from "./telling";
import { eventsOf, Watching, type Caption } from "./watching";

/** What the page says to a click that does nothing: the rules that forbid it, or a sentence. */
export interface Objection {
  target: string;
  rules: string[];
  sentence: string | null;
}

/** What is drawn: the same for a live table and for one position of a replay. */
export interface Scene {
  readonly game: string;
  readonly table: TableInfo;
  readonly view: GameView;
  /** The figures behind the position, by source. */
  readonly figures: Figures | null;
  /** What wins and what is coming. */
  readonly stakes: Stakes | null;
  readonly question: Question | null;
  /** The viewpoint: a seat, or null for a spectator. */
  readonly seat: number | null;
  /** What the seat has answered in secret, while others still think. */
  readonly sealed?: string | null;
  /** What happened in the step that led here; a new list for each step. */
  readonly events: GameEvent[];
  /** The options that each thing on the table stands for: a space, a card, a slot of the market. */
  readonly targets: ReadonlyMap<string, Option[]>;
  /** What the options would do; null where nothing can be done. */
  readonly ahead: Ahead | null;
  /** Something was clicked (or chosen by keyboard). */
  click(target: string): void;
}

/** Everything an option has to do with: its token and what it points at, alone and with its role ("slot 4"). */
export function things(option: Option): string[] {
  const found = new Set([option.token]);
  for (const [role, thing] of Object.entries(option.points_at)) {
    for (const each of Array.isArray(thing) ? thing : [thing]) {
      found.add(String(each));
      found.add(`${role} ${each}`);
    }
  }
  return [...found];
}

/** An answer that declines: done, no more, none of it. It comes last, and apart from the rest. */
export const declines = ({ token }: Option): boolean => token === "done" || token === "no";

export function byTarget(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options)
    for (const thing of things(option)) found.set(thing, [...(found.get(thing) ?? []), option]);
  return found;
}

/** A seat, or a place to look on from, at a live table. All of it is what is shown; the live table may know more already. */
export class Playing implements Scene {
  /** Several options for one click: the person chooses among these. */
  among = $state.raw<Option[] | null>(null);
  objection = $state.raw<Objection | null>(null);
  /** An answer is on its way. */
  sending = $state(false);
  readonly showing: Showing;
  readonly hand = new Hand();
  readonly hinting = new Hinting(this);
  private readonly watching: Watching;
  private answered = $state(0);

  constructor(
    readonly live: LiveTable,
    readonly telling: Telling,
  ) {
    this.watching = new Watching(live, telling);
    this.showing = new Showing(this.watching);
    if (live.known) this.showing.take({ ...live.known, moment: null });
    live.onknown = (known) => this.showing.take(known);
  }

  /** Nothing is half chosen any more, and nothing is objected to. */
  letGo(): void {
    this.among = null;
    this.objection = null;
  }
  /** The table is left. */
  close(): void {
    this.live.onknown = null;
    this.showing.stop();
  }

  private get shown(): Known {
    return this.showing.shown!;
  }
  /** There is something to draw. */
  get ready(): boolean {
    return this.showing.shown?.view != null;
  }
  get table(): TableInfo {
    return this.shown.table;
  }
  get game(): string {
    return this.table.game;
  }
  get view(): GameView {
    return this.shown.view!;
  }
  /** What is for this viewpoint alone. */
  get own(): Own {
    return this.shown.own;
  }
  get sealed(): string | null {
    return this.own.sealed;
  }
  get n(): number {
    return this.shown.n;
  }
  get position(): number {
    return this.shown.position;
  }
  get figures(): Figures | null {
    return this.shown.figures;
  }
  get stakes(): Stakes | null {
    return this.shown.stakes;
  }
  get seat(): number | null {
    return this.shown.seat;
  }
  /** What is asked, once all that led to it has been seen. */
  get question(): Question | null {
    return this.showing.settled ? this.own.question : null;
  }
  events: GameEvent[] = $derived.by(() => (this.showing.shown ? eventsOf(this.showing.shown) : []));

  /** What is said of the step that is shown, until it has been seen. */
  captions: Caption[] = $derived.by(() =>
    this.showing.settled || !this.showing.shown ? [] : this.watching.captions(this.showing.shown),
  );
  /** What has ended: for those who were in it until they go on, for others while it is shown. */
  results: Result[] = $derived.by(() => {
    const step = this.showing.result ?? (this.showing.settled ? null : this.showing.shown);
    return step ? this.watching.results(step) : [];
  });

  /** What is shown is a question to this viewpoint; the answer may be on its way already. */
  get facing(): boolean {
    const mine = this.table.asked.find((one) => one.seat === this.seat);
    return mine !== undefined && !mine.sealed && this.showing.settled && this.table.status === "running";
  }
  /** An answer was given, and what it led to is not shown yet. */
  get answering(): boolean {
    return this.sending || this.n < this.answered;
  }
  /** It is this viewpoint that has to answer now. */
  get asked(): boolean {
    return this.facing && !this.answering;
  }
  /** The lower seat of a merged god sees the options of the upper one and may propose (A8.9). */
  get proposing(): boolean {
    return !this.asked && this.question?.options != null && this.question.seat !== this.seat;
  }

  options: Option[] = $derived.by(() => ((this.asked || this.proposing) && this.question?.options) || []);
  targets: Map<string, Option[]> = $derived.by(() => byTarget(this.options));

  readonly ahead = new Ahead(() => ({
    view: this.view,
    question: this.question,
    targets: this.targets,
    sent: this.own.foreseen,
    fetch: async () => (await api.foresee(this.live.id, this.seat ?? 0)).foreseen,
  }));

  click(target: string): void {
    const meant = this.targets.get(target) ?? [];
    if (meant.length === 1) return void this.choose(meant[0]!.token);
    if (!this.hand.steady) return;
    this.objection = null;
    if (meant.length > 1) this.among = meant;
    else void this.explainWhyNot(target);
  }

  async choose(token: string): Promise<void> {
    if (!this.hand.press()) return;
    this.letGo();
    const { seat, position } = this;
    const { asked_in } = this.table;
    if (seat === null || this.answering) return;
    const type = this.asked ? "Answer" : "Propose";
    this.sending = true;
    this.showing.goOn();
    try {
      this.answered = await this.live.do({ type, seat, position, token, asked_in });
    } catch (error) {
      this.objection = { target: token, rules: [], sentence: told(error) };
    } finally {
      this.sending = false;
    }
  }

  async explainWhyNot(target: string): Promise<void> {
    if (this.seat === null || this.table.status !== "running" || !this.showing.settled) return;
    try {
      const { rules } = await api.why(this.live.id, this.seat, target);
      this.objection = { target, rules, sentence: null };
    } catch (error) {
      if (error instanceof Refused) this.objection = { target, rules: [], sentence: told(error) };
    }
  }
}
