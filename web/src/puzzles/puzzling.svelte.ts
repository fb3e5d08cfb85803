// A puzzle on the real board: its question can be tried until the answer is found, or shown; then its line is looked at.

import { api } from "../net/api";
import type {
  Figures,
  GameEvent,
  GameView,
  LessonScene,
  Option,
  Question,
  ShownPuzzle,
  Solution,
  TableInfo,
} from "../net/protocol";
import { playOf } from "../plays";
import { Ahead } from "../table/ahead.svelte";
import { bareTable } from "../table/bare";
import { byTarget, type Scene } from "../table/playing.svelte";

export class Puzzling implements Scene {
  /** Answers that were tried and are not the best. */
  wrong = $state.raw<readonly string[]>([]);
  solution = $state.raw<Solution | null>(null);
  /** It was found, not shown. */
  found = $state(false);
  streak = $state(0);
  failure = $state.raw<unknown>(null);
  /** Several options for one click: one is to be chosen among these. */
  among = $state.raw<Option[] | null>(null);
  /** How much of the line has been looked at. */
  at = $state(0);
  private sending = false;

  constructor(
    readonly puzzle: ShownPuzzle,
    /** Called when the puzzle is over. */
    private readonly onover: () => void = () => {},
  ) {}

  get game(): string {
    return this.puzzle.game;
  }
  get seat(): number {
    return this.puzzle.seat;
  }
  private readonly scene = $derived.by<LessonScene>(() =>
    this.at ? this.solution!.line[this.at - 1]!.scene : this.puzzle.scene,
  );
  get view(): GameView {
    return this.scene.seen;
  }
  get figures(): Figures {
    return this.scene.figures;
  }
  readonly stakes = null;
  readonly events = $derived.by<GameEvent[]>(() => (this.at ? this.solution!.line[this.at - 1]!.events : []));
  /** What is asked. When the answer is known nothing can be chosen any more, but camels laid so far stay on the board. */
  readonly question = $derived.by<Question | null>(() => {
    const { question } = this.scene;
    if (!this.solution || !question) return question;
    return question.simultaneous ? null : { ...question, options: [] };
  });
  /** The options as they were asked, also when the answer is known. */
  readonly asked = $derived.by<Question>(() => this.puzzle.scene.question!);
  readonly options = $derived.by<Option[]>(() => this.question?.options ?? []);
  readonly targets = $derived.by(() => byTarget(this.options));
  readonly ahead = new Ahead(() => ({
    view: this.view,
    question: this.question,
    targets: this.targets,
    sent: this.puzzle.foreseen,
    fetch: () => Promise.resolve(this.puzzle.foreseen),
  }));
  readonly table = $derived.by<TableInfo>(() => ({
    ...bareTable(this.game, playOf(this.game).cast?.(this.view)),
    asked: this.question ? [{ seat: this.question.seat, kind: this.question.kind, sealed: false }] : [],
  }));

  click(target: string): void {
    const meant = this.targets.get(target) ?? [];
    if (meant.length === 1) void this.try(meant[0]!.token);
    else if (meant.length > 1) this.among = meant;
  }

  /** An answer; null asks for the right one. */
  async try(token: string | null): Promise<void> {
    if (this.sending || this.solution) return;
    this.sending = true;
    this.among = null;
    this.failure = null;
    try {
      const tried = await api.tryPuzzle(this.puzzle.id, token);
      this.streak = tried.streak;
      if (token !== null && !tried.right) this.wrong = [...new Set([...this.wrong, token])];
      if (tried.solution) {
        this.found = tried.right;
        this.solution = tried.solution;
        this.onover();
      }
    } catch (error) {
      this.failure = error;
    } finally {
      this.sending = false;
    }
  }

  /** Along the line, forward or back. */
  step(by: number): void {
    if (this.solution) this.at = Math.max(0, Math.min(this.solution.line.length, this.at + by));
  }
}
