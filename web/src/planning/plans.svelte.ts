// The plans of one seat: several, each by its number; one of them is on the board.

import { t } from "../i18n/words.svelte";
import { api } from "../net/api";
import type { LiveTable } from "../net/table.svelte";
import { keepPlans, plansOn, shelf, type KeptPlan } from "./kept";
import { Planning, type Ground } from "./planning.svelte";

/** So many plans are told apart. */
export const MOST_PLANS = 4;

/** What a plan is called. */
export const planName = ({ kept }: Planning): string => kept.name || t("plan-name", { number: kept.number });

export class Plans {
  all = $state.raw<readonly Planning[]>([]);
  private at = $state(0);

  constructor(
    private readonly ground: Ground,
    /** Where they are kept. */
    private readonly place: string,
  ) {
    const kept = plansOn(place);
    this.all = (kept.length ? kept : [this.fresh(1)]).map((each) => this.planning(each));
  }

  /** The one on the board. */
  get plan(): Planning {
    return this.all[Math.min(this.at, this.all.length - 1)]!;
  }
  show(plan: Planning): void {
    this.at = Math.max(0, this.all.indexOf(plan));
    if (!plan.ready) void plan.refresh();
  }
  /** Another one, with the same answers to begin with: what comes then is tried otherwise. */
  async another(): Promise<void> {
    if (this.all.length >= MOST_PLANS) return;
    const taken = new Set(this.all.map(({ kept }) => kept.number));
    const number = Array.from({ length: MOST_PLANS }, (_, each) => each + 1).find((each) => !taken.has(each))!;
    const added = this.planning({ ...this.plan.kept, number, name: "" });
    this.all = [...this.all, added];
    this.at = this.all.length - 1;
    await added.refresh();
  }
  /** Away with the one on the board; whether there is another. */
  throwAway(): boolean {
    const gone = this.plan;
    this.all = this.all.filter((plan) => plan !== gone);
    this.at = 0;
    this.keep();
    if (this.all.length) {
      this.show(this.plan);
      return true;
    }
    this.all = [this.planning(this.fresh(1))];
    return false;
  }
  /** The game has gone on, or the plans are taken up again. */
  async refresh(): Promise<void> {
    await this.plan.refresh();
  }
  /** All of them, to be laid side by side. */
  async gather(): Promise<void> {
    for (const plan of this.all) await plan.refresh();
  }

  private fresh(number: number): KeptPlan {
    return { number, position: this.ground.position(), mark: "", answers: [], deal: 0 };
  }
  private planning(kept: KeptPlan): Planning {
    return new Planning(this.ground, kept, () => this.keep());
  }
  private keep(): void {
    const worth = this.all.filter(({ kept }) => kept.answers.length || kept.name || this.all.length > 1);
    keepPlans(
      this.place,
      worth.map(({ kept }) => kept),
    );
  }
}

/** The plans that somebody has at a table, for a seat of theirs. */
export function plansAt(live: LiveTable, person: string, seat: number): Plans {
  const ground: Ground = {
    seat,
    table: () => live.table!,
    position: () => live.position,
    ask: (wish) => api.plan(live.id, wish),
  };
  return new Plans(ground, shelf(person, live.id, seat));
}
