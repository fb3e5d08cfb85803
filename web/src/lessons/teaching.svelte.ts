// A chapter of a lesson on the real board: the engine has played it beforehand, the learner answers its real questions.

import type {
  AnswerStep,
  Figures,
  FreeStep,
  GameEvent,
  GameView,
  LessonReply,
  LessonScene,
  LessonTold,
  Option,
  Pointer,
  Question,
  ShownChapter,
  TableInfo,
} from "../net/protocol";
import { playOf } from "../plays";
import { PACES, settings } from "../settings.svelte";
import { bareTable } from "../table/bare";
import { byTarget, type Scene } from "../table/playing.svelte";

export class Teaching implements Scene {
  at = $state(0);
  /** How many moves of a step to watch have been shown. */
  private watched = $state(0);
  /** What a choice that was not meant is answered with. */
  reply = $state.raw<LessonReply | null>(null);
  /** Several options for one click: the learner chooses among these. */
  among = $state.raw<Option[] | null>(null);
  /** Something was pointed at that is no answer now. */
  missed = $state(false);
  events = $state.raw<GameEvent[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly chapter: ShownChapter,
    /** Called when the learner stands before another step; after the last one, with nothing. */
    private readonly onreach: (step: number | null) => void,
    from = 0,
  ) {
    this.at = Math.min(from, chapter.steps.length - 1);
    this.watch();
  }

  readonly step = $derived.by(() => this.chapter.steps[this.at]!);
  /** All moves of others have been seen: the words can be read. */
  readonly seen = $derived.by(() => this.step.step !== "watch" || this.watched >= this.step.moves.length);
  readonly told = $derived.by<LessonTold>(() => this.step.told);
  readonly pointers = $derived.by<Pointer[]>(() => (this.seen ? this.step.points_at : []));
  readonly last = $derived.by(() => this.at === this.chapter.steps.length - 1);

  get game(): string {
    return this.chapter.game;
  }
  get seat(): number {
    return this.chapter.seat;
  }
  get view(): GameView {
    return this.scene.seen;
  }
  get figures(): Figures | null {
    return this.scene.figures;
  }
  /** A lesson says itself what wins and what is coming. */
  readonly stakes = null;
  get question(): Question | null {
    return this.step.step === "answer" ? this.scene.question : null;
  }

  private readonly scene = $derived.by<LessonScene>(() => {
    const step = this.step;
    if (step.step !== "watch") return step.scene;
    return this.watched ? step.moves[this.watched - 1]!.scene : this.before;
  });
  /** How the table stood before this step. */
  private readonly before = $derived.by<LessonScene>(() => {
    const earlier = this.chapter.steps[this.at - 1];
    if (!earlier) return this.chapter.opening;
    if (earlier.step === "answer") return earlier.then.scene;
    return earlier.step === "watch" ? (earlier.moves.at(-1)?.scene ?? this.chapter.opening) : earlier.scene;
  });

  /** What came of the answer before this step, and of the moves that are watched in it. */
  readonly happened = $derived.by<GameEvent[]>(() => {
    const earlier = this.chapter.steps[this.at - 1];
    const answered = earlier?.step === "answer" ? earlier.then.events : [];
    return [...answered, ...(this.step.step === "watch" ? this.step.moves.flatMap(({ events }) => events) : [])];
  });

  readonly options = $derived.by<Option[]>(() => this.question?.options ?? []);
  readonly targets = $derived.by(() => byTarget(this.options));
  /** The lesson itself tells what follows. */
  readonly ahead = null;

  /** The learner sits here, and somebody on every other seat. */
  readonly table = $derived.by<TableInfo>(() => ({
    ...bareTable(this.game, playOf(this.game).cast?.(this.view)),
    asked: this.question ? [{ seat: this.question.seat, kind: this.question.kind, sealed: false }] : [],
  }));

  click(target: string): void {
    const meant = this.targets.get(target) ?? [];
    this.reply = null;
    this.missed = false;
    if (meant.length === 1) this.choose(meant[0]!.token);
    else if (meant.length > 1) this.among = meant;
    else this.missed = this.step.step === "answer";
  }

  choose(token: string): void {
    const step = this.step as AnswerStep;
    this.among = null;
    this.missed = false;
    this.reply = token === step.meant ? null : (step.replies.find((one) => one.token === token) ?? null);
    if (token === step.meant) this.goOn();
  }

  /** To the next step; before the words of a step to watch, to its end. */
  goOn(): void {
    clearTimeout(this.timer);
    const step = this.step;
    if (step.step === "watch" && !this.seen) {
      this.watched = step.moves.length;
      this.events = [];
      return;
    }
    this.reply = null;
    this.among = null;
    this.missed = false;
    this.events = step.step === "answer" ? step.then.events : [];
    if (this.last) return this.onreach(null);
    this.at += 1;
    this.onreach(this.at);
    this.watch();
  }

  back(): void {
    if (!this.at) return;
    clearTimeout(this.timer);
    this.reply = null;
    this.among = null;
    this.missed = false;
    this.events = [];
    this.at -= 1;
    const step = this.step;
    this.watched = step.step === "watch" ? step.moves.length : 0;
    this.onreach(this.at);
  }

  /** The moves of others, one after the other, at a pace for people. */
  private watch(): void {
    this.watched = 0;
    this.next();
  }
  private next(): void {
    if (this.seen) return;
    this.timer = setTimeout(() => {
      const step = this.step;
      if (step.step !== "watch" || this.seen) return;
      this.events = step.moves[this.watched]!.events;
      this.watched += 1;
      this.next();
    }, PACES[settings.pace].stays);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  get free(): FreeStep | null {
    return this.step.step === "free" ? this.step : null;
  }
}
