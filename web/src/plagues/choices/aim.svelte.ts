// What a person has picked up on the table, and what can be done with it.

import type { Option, Question } from "../../net/protocol";
import type { Ahead } from "../../table/ahead.svelte";
import { foretold, foretoldWhole } from "../../table/foretold";
import type { Scene } from "../../table/playing.svelte";
import { aimed, exact, matching, step, type Aimed } from "./aim";

/** Local names of things, as the server knows them when it is asked why not. */
const OUTSIDE: [RegExp, string][] = [
  [/^track (city|field|boat)$/, "$1"],
  [/^token /, ""],
];

export class Aim {
  private picked = $state.raw<{ question: Question | null; held: string[] }>({ question: null, held: [] });

  constructor(private readonly scene: () => Scene) {}

  /** The options that may be answered now; none if the viewpoint is not asked. */
  private readonly all: Aimed[] = $derived.by(() => {
    const { question, targets } = this.scene();
    if (!question) return [];
    const options = new Set<Option>([...targets.values()].flat());
    return aimed([...options], question.kind);
  });
  /** What is picked up, as long as the same question is asked. */
  readonly held: string[] = $derived.by(() => (this.picked.question === this.scene().question ? this.picked.held : []));
  private readonly lights: ReadonlySet<string> = $derived.by(() => {
    const left = matching(this.all, this.held);
    return new Set(left.flatMap((one) => one.targets));
  });
  /** The answers that are left. */
  readonly left: Option[] = $derived.by(() => matching(this.all, this.held).map((one) => one.option));
  /** The answer that is ready with what is held. */
  readonly ready: Option | null = $derived.by(() => exact(this.all, this.held));
  /** It is this viewpoint's turn to choose. */
  readonly asked: boolean = $derived(this.all.length > 0);

  /** A thing can be chosen now. */
  lit(target: string): boolean {
    return this.lights.has(target) || this.held.includes(target);
  }
  holds(target: string): boolean {
    return this.held.includes(target);
  }

  /** Something on the table was clicked. */
  click(target: string): void {
    const next = step(this.all, this.held, target);
    const scene = this.scene();
    this.picked = { question: scene.question, held: next.what === "hold" ? next.held : [] };
    if (next.what === "choose") scene.click(next.token);
    else if (next.what === "refuse") scene.click(outside(target));
    else if (next.held.includes(target) && scene.targets.has(target)) scene.click(target);
  }

  /** The answer that a click on a thing would give; null if it would give none yet. */
  meant(target: string): string | null {
    if (!this.lit(target)) return null;
    const next = step(this.all, this.held, target);
    return next.what === "choose" ? next.token : null;
  }
  get ahead(): Ahead | null {
    return this.scene().ahead;
  }
  /** Something on the table is pointed at: what a click on it would do can be seen. */
  point(target: string): void {
    const token = this.meant(target);
    if (token === null) this.ahead?.leave();
    else this.ahead?.point(token);
  }
  /** What each answer that is left would do, in a line, by its token. */
  follows(): Map<string, string> {
    return foretold(this.scene(), this.left);
  }
  /** All that a click on a thing would do, in words. */
  foretold(target: string): string {
    const token = this.meant(target);
    return token === null ? "" : foretoldWhole(this.scene(), token);
  }

  /** An answer was chosen by its token. */
  choose(token: string): void {
    this.scene().click(token);
  }

  letGo(): void {
    this.picked = { question: null, held: [] };
  }
}

export function outside(target: string): string {
  for (const [pattern, written] of OUTSIDE) if (pattern.test(target)) return target.replace(pattern, written);
  return target;
}
