// A game in front of a person: what can be clicked, what a click does, and why something cannot be done.
// The page knows no rules: it offers the options it was sent, and asks the server why anything else is not among them.

import { told } from "../i18n/refusals";
import { api, Refused } from "../net/api";
import type { GameEvent, GameView, Option, Question, TableInfo } from "../net/protocol";
import type { LiveTable } from "../net/table.svelte";

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
  readonly question: Question | null;
  /** The viewpoint: a seat, or null for a spectator. */
  readonly seat: number | null;
  /** What happened in the step that led here; a new list for each step. */
  readonly events: GameEvent[];
  /** The options that each thing on the table stands for: a space, a card, a slot of the market. */
  readonly targets: ReadonlyMap<string, Option[]>;
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

export function byTarget(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options)
    for (const thing of things(option)) found.set(thing, [...(found.get(thing) ?? []), option]);
  return found;
}

export class Playing implements Scene {
  /** Several options for one click: the person chooses among these. */
  among = $state.raw<Option[] | null>(null);
  objection = $state.raw<Objection | null>(null);
  /** An answer is on its way. */
  sending = $state(false);
  private answered = $state(0);

  constructor(readonly live: LiveTable) {}

  get table(): TableInfo {
    return this.live.table!;
  }
  get game(): string {
    return this.table.game;
  }
  get view(): GameView {
    return this.live.view!;
  }
  get seat(): number | null {
    return this.live.seat;
  }
  get question(): Question | null {
    return this.live.own?.question ?? null;
  }
  get events(): GameEvent[] {
    return this.live.latest;
  }

  /** It is this viewpoint that has to answer now. */
  get asked(): boolean {
    const mine = this.table.asked.find((one) => one.seat === this.seat);
    return (
      mine !== undefined &&
      !mine.sealed &&
      this.live.n >= this.answered &&
      !this.sending &&
      this.table.status === "running"
    );
  }
  /** The lower seat of a merged god sees the options of the upper one and may propose (A8.9). */
  get proposing(): boolean {
    return !this.asked && this.question?.options != null && this.question.seat !== this.seat;
  }

  options: Option[] = $derived.by(() => ((this.asked || this.proposing) && this.question?.options) || []);
  targets: Map<string, Option[]> = $derived.by(() => byTarget(this.options));

  click(target: string): void {
    this.objection = null;
    const meant = this.targets.get(target) ?? [];
    if (meant.length === 1) void this.choose(meant[0]!.token);
    else if (meant.length > 1) this.among = meant;
    else void this.explainWhyNot(target);
  }

  async choose(token: string): Promise<void> {
    this.among = null;
    this.objection = null;
    const seat = this.seat;
    if (seat === null || this.sending) return;
    const type = this.asked ? "Answer" : "Propose";
    this.sending = true;
    try {
      this.answered = await this.live.do({ type, seat, position: this.live.position, token });
    } catch (error) {
      this.objection = { target: token, rules: [], sentence: told(error) };
    } finally {
      this.sending = false;
    }
  }

  async explainWhyNot(target: string): Promise<void> {
    if (this.seat === null || this.table.status !== "running") return;
    try {
      const { rules } = await api.why(this.live.id, this.seat, target);
      this.objection = { target, rules, sentence: null };
    } catch (error) {
      if (error instanceof Refused) this.objection = { target, rules: [], sentence: told(error) };
    }
  }
}
