// Try it: a decision of a game that is over, answered otherwise on the real board, and how bots went on.

import { t } from "../i18n/words.svelte";
import { api } from "../net/api";
import type {
  Figures,
  GameEvent,
  GameView,
  Option,
  Positioned,
  Question,
  Stakes,
  TableInfo,
  Tried,
} from "../net/protocol";
import { be, meet, person } from "../person.svelte";
import { byTarget, type Scene } from "../table/playing.svelte";

/** Milliseconds for which each step is shown when it goes on by itself. */
const PACE = 1200;

export class Trying implements Scene {
  tried = $state.raw<Tried | null>(null);
  /** How many of the steps have been looked at; 0: the decision itself. */
  step = $state(0);
  playing = $state(false);
  sending = $state(false);
  failure = $state.raw<unknown>(null);
  /** Several options for one click: one is to be chosen among these. */
  among = $state.raw<Option[] | null>(null);
  readonly ahead = null;

  constructor(
    private readonly id: string,
    readonly table: TableInfo,
    /** The decision, as its seat saw it. */
    readonly decision: Positioned,
    readonly seat: number,
  ) {}

  get game(): string {
    return this.table.game;
  }
  /** Where it was decided. */
  get at(): number {
    return this.decision.position;
  }
  get last(): number {
    return this.decision.last;
  }
  readonly shown = $derived.by<Positioned>(() => (this.step ? this.tried!.stills[this.step - 1]! : this.decision));
  get view(): GameView {
    return this.shown.view;
  }
  get figures(): Figures | null {
    return this.shown.figures;
  }
  get stakes(): Stakes | null {
    return this.shown.stakes;
  }
  get events(): GameEvent[] {
    return this.step ? this.shown.events : [];
  }
  get question(): Question | null {
    return this.shown.question;
  }
  /** The question that is answered otherwise. */
  get asked(): Question {
    return this.decision.question!;
  }
  readonly options = $derived.by<Option[]>(() => (this.tried ? [] : (this.asked.options ?? [])));
  readonly targets = $derived.by(() => byTarget(this.options));
  /** What was answered up to the step that is shown. */
  readonly tokens = $derived.by<string[]>(() =>
    (this.tried?.stills ?? []).slice(0, this.step).map(({ pick }) => pick![2]),
  );

  click(target: string): void {
    const meant = this.targets.get(target) ?? [];
    if (meant.length === 1) void this.try(meant[0]!.token);
    else if (meant.length > 1) this.among = meant;
  }

  async try(token: string): Promise<void> {
    if (this.sending || this.tried) return;
    this.sending = true;
    this.failure = null;
    this.among = null;
    try {
      if (!person.known) await meet();
      if (!person.me) await be(t("guest-name"));
      this.tried = await api.tryAnswer(this.id, this.seat, { position: this.at, token });
      this.step = 1;
    } catch (error) {
      this.failure = error;
    } finally {
      this.sending = false;
    }
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.tried?.stills.length ?? 0, step));
    if (this.step === this.tried?.stills.length) this.playing = false;
  }

  /** Steps one after the other, as long as it plays. */
  run(): () => void {
    const timer = setInterval(() => this.go(this.step + 1), PACE);
    return () => clearInterval(timer);
  }

  /** Back to the decision, to answer it in yet another way. */
  again(): void {
    this.playing = false;
    this.step = 0;
    this.tried = null;
  }
}
