// One plan on the real board: I answer for everyone, on a copy of what my seat knows. Nothing of it is played.

import { told } from "../i18n/refusals";
import { t } from "../i18n/words.svelte";
import type {
  AskPlan,
  Figures,
  Foreseen,
  GameEvent,
  GameView,
  Option,
  Planned,
  Question,
  Stakes,
  TableInfo,
} from "../net/protocol";
import { Ahead } from "../table/ahead.svelte";
import { Hand } from "../table/hand.svelte";
import { byTarget, type Objection, type Playing, type Scene } from "../table/playing.svelte";
import type { KeptPlan } from "./kept";

/** Where somebody plans: at a real table, for a seat. */
export interface Ground {
  readonly seat: number;
  /** The table as it is. */
  table(): TableInfo;
  /** Where the game is. */
  position(): number;
  ask(wish: AskPlan): Promise<Planned>;
}

/** Lots are numbered so far. */
const LOTS = 1_000_000;

export class Planning implements Scene {
  kept = $state.raw<KeptPlan>()!;
  /** The plan as it was last played to its end. */
  told = $state.raw<Planned | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** Several options for one click: one is to be chosen among these. */
  among = $state.raw<Option[] | null>(null);
  /** Something was clicked that is no answer now, and why it is none. */
  objection = $state.raw<Objection | null>(null);
  failure = $state.raw<unknown>(null);
  sending = $state(false);
  readonly hand = new Hand();

  constructor(
    private readonly ground: Ground,
    kept: KeptPlan,
    /** Called when the plan has become another. */
    private readonly onchange: () => void,
  ) {
    this.kept = kept;
  }

  get ready(): boolean {
    return this.told !== null;
  }
  get table(): TableInfo {
    const { question } = this;
    const asked = question && question.seat >= 0 ? [{ seat: question.seat, kind: question.kind, sealed: false }] : [];
    return { ...this.ground.table(), asked };
  }
  get game(): string {
    return this.ground.table().game;
  }
  get seat(): number {
    return this.ground.seat;
  }
  get view(): GameView {
    return this.told!.view;
  }
  get figures(): Figures {
    return this.told!.figures;
  }
  get stakes(): Stakes {
    return this.told!.stakes;
  }
  get question(): Question | null {
    return this.told?.question ?? null;
  }
  readonly options = $derived.by<Option[]>(() => this.question?.options ?? []);
  readonly targets = $derived.by(() => byTarget(this.options));
  readonly ahead = new Ahead(() => ({
    view: this.view,
    question: this.question,
    targets: this.targets,
    sent: this.told?.foreseen ?? null,
    fetch: () => this.lookAhead(),
  }));

  click(target: string): void {
    const meant = this.targets.get(target) ?? [];
    this.objection = null;
    if (meant.length === 1) void this.choose(meant[0]!.token);
    else if (meant.length > 1) this.among = meant;
    else void this.explainWhyNot(target);
  }

  /** Whoever is asked answers so. */
  async choose(token: string): Promise<void> {
    if (this.hand.press()) await this.go({ answers: [...this.kept.answers, token] });
  }
  /** A lot decides: what chance draws, or what somebody else answers. */
  async draw(): Promise<void> {
    if (this.hand.press()) await this.go({ draw: Math.floor(Math.random() * LOTS) });
  }
  /** Without the last answer, or without all after so many. */
  async takeBack(to = this.kept.answers.length - 1): Promise<void> {
    await this.go({ answers: this.kept.answers.slice(0, Math.max(0, to)) });
  }
  /** From where the game is now. */
  async beginAnew(): Promise<void> {
    await this.go({ position: this.ground.position(), mark: "", answers: [] });
  }
  /** The same answers, as far as they fit, with another guess at what others hold. */
  async guessAgain(): Promise<void> {
    await this.go({ deal: (this.kept.deal + 1) % 1000 });
  }
  /** The game may have gone on. */
  async refresh(): Promise<void> {
    await this.go({});
  }

  private wish(change: Partial<AskPlan>): AskPlan {
    const { position, mark, answers, deal } = this.kept;
    return { seat: this.seat, position, mark, answers: [...answers], deal, ...change };
  }

  private async go(change: Partial<AskPlan>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.among = null;
    this.objection = null;
    this.failure = null;
    const wish = this.wish(change);
    const before = this.told?.steps.length ?? 0;
    try {
      const told = await this.ground.ask(wish);
      const { position, mark, steps } = told;
      this.events = steps.slice(before).flatMap(({ events }) => events);
      this.told = told;
      const answers = steps.map(({ option }) => option.token);
      this.kept = { ...this.kept, position, mark, answers, deal: wish.deal ?? 0 };
      this.onchange();
    } catch (error) {
      this.failure = error;
    } finally {
      this.sending = false;
    }
  }

  /** What its person calls it; nothing: by its number. */
  rename(name: string): void {
    this.kept = { ...this.kept, name: name.trim() };
    this.onchange();
  }

  private async explainWhyNot(target: string): Promise<void> {
    try {
      const { objections: rules } = await this.ground.ask(this.wish({ why: target }));
      this.objection = { target, rules, sentence: rules.length ? null : t("plan-no-answer") };
    } catch (error) {
      this.objection = { target, rules: [], sentence: told(error) };
    }
  }
  private async lookAhead(): Promise<readonly Foreseen[]> {
    return (await this.ground.ask(this.wish({ ahead: true }))).foreseen ?? [];
  }

  /** The answer of this plan that can be given at the real table now: the first of one's own, if it is asked for. */
  playable(playing: Playing): Option | null {
    const { told } = this;
    if (!told || told.parted !== null || told.position !== playing.position || !playing.asked) return null;
    const mine = told.steps.findIndex(({ seat }) => seat === this.seat);
    const step = told.steps[mine];
    // Where several answer at the same moment, others may come before.
    if (!step || !told.steps.slice(0, mine).every(({ kind }) => kind === step.kind)) return null;
    return playing.options.find(({ token }) => token === step.option.token) ?? null;
  }
}
