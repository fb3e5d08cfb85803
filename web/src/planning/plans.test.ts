import { beforeEach, expect, test, vi } from "vitest";
import type { AskPlan, Planned, TableInfo } from "../net/protocol";
import { bareTable } from "../table/bare";
import { keepPlans, plansOn, shelf } from "./kept";
import type { Ground } from "./planning.svelte";
import { MOST_PLANS, planName, Plans } from "./plans.svelte";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const HERE = shelf("nefer", "a table", 0);

/** A browser's drawer. */
function drawer(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}
beforeEach(() => vi.stubGlobal("localStorage", drawer()));

/** A server that takes every answer but "nonsense"; the game may have gone on by so many of them. */
class Server implements Ground {
  readonly seat = 0;
  now = 10;
  passed = 0;
  readonly asked: AskPlan[] = [];
  table = (): TableInfo => bareTable("ankh");
  position = (): number => this.now;
  ask = (wish: AskPlan): Promise<Planned> => {
    this.asked.push(wish);
    const answers = [...(wish.answers ?? []), ...(wish.draw == null ? [] : [`drawn ${wish.draw}`])];
    const fits = answers.filter((token) => token !== "nonsense");
    const steps = fits.slice(this.passed).map((token) => ({
      seat: 0,
      kind: "action",
      option: { token, points_at: {} },
      events: [],
    }));
    const position = wish.position + this.passed;
    return Promise.resolve({
      seat: 0,
      position,
      mark: `mark ${position}`,
      now: this.now,
      came_true: this.passed,
      parted: null,
      steps,
      dropped: answers.length - fits.length,
      question: null,
      objections: wish.why ? ["A3.2"] : [],
    } as unknown as Planned);
  };
}

const answers = (plans: Plans): readonly string[] => plans.plan.kept.answers;

test("a plan is sent whole each time, and kept as the server has played it", async () => {
  const server = new Server();
  const plans = new Plans(server, HERE);
  await plans.plan.takeBack();
  await plans.plan.choose("move");
  expect(server.asked.at(-1)).toEqual({ seat: 0, position: 10, mark: "mark 10", answers: ["move"], deal: 0 });
  expect(plansOn(HERE)).toEqual([{ number: 1, position: 10, mark: "mark 10", answers: ["move"], deal: 0 }]);
});

test("a second press within a moment is no answer", async () => {
  const plans = new Plans(new Server(), HERE);
  await Promise.all([plans.plan.choose("move"), plans.plan.choose("gain")]);
  expect(answers(plans)).toEqual(["move"]);
});

test("answers are taken back one by one, or all from one on; what does not fit is not kept", async () => {
  keepPlans(HERE, [{ number: 1, position: 10, mark: "", answers: ["a", "b", "nonsense", "c"], deal: 0 }]);
  const plans = new Plans(new Server(), HERE);
  await plans.refresh();
  expect(answers(plans)).toEqual(["a", "b", "c"]);
  expect(plans.plan.told!.dropped).toBe(1);
  await plans.plan.takeBack();
  expect(answers(plans)).toEqual(["a", "b"]);
  await plans.plan.takeBack(0);
  expect(answers(plans)).toEqual([]);
});

test("what came true is no longer a part of the plan", async () => {
  keepPlans(HERE, [{ number: 1, position: 10, mark: "mark 10", answers: ["a", "b", "c"], deal: 0 }]);
  const server = new Server();
  server.passed = 2;
  const plans = new Plans(server, HERE);
  await plans.refresh();
  expect(plans.plan.kept).toEqual({ number: 1, position: 12, mark: "mark 12", answers: ["c"], deal: 0 });
});

test("begun anew it begins where the game is now", async () => {
  keepPlans(HERE, [{ number: 1, position: 3, mark: "mark 3", answers: ["a"], deal: 4 }]);
  const server = new Server();
  const plans = new Plans(server, HERE);
  await plans.plan.beginAnew();
  expect(server.asked).toEqual([{ seat: 0, position: 10, mark: "", answers: [], deal: 4 }]);
});

test("another plan begins with the same answers; thrown away, the others stay; of the last nothing is left", async () => {
  keepPlans(HERE, [{ number: 1, position: 10, mark: "mark 10", answers: ["a"], deal: 0 }]);
  const plans = new Plans(new Server(), HERE);
  await plans.refresh();
  for (let more = 0; more < MOST_PLANS + 2; more += 1) await plans.another();
  expect(plans.all.map(({ kept }) => [kept.number, ...kept.answers])).toEqual([1, 2, 3, 4].map((each) => [each, "a"]));
  expect(plans.plan.kept.number).toBe(4);
  plans.show(plans.all[1]!);
  expect(plans.throwAway()).toBe(true);
  await plans.another();
  expect(plans.plan.kept.number, "the number that is free").toBe(2);
  for (let left = plans.all.length; left > 1; left -= 1) expect(plans.throwAway()).toBe(true);
  expect(plans.throwAway()).toBe(false);
  expect(plansOn(HERE)).toEqual([]);
});

test("a plan is called by a name of one's own, also later; without one by its number; another does not have it", async () => {
  const plans = new Plans(new Server(), HERE);
  await plans.plan.choose("move");
  plans.plan.rename("  Locusts first ");
  await plans.refresh();
  expect(plansOn(HERE)[0]).toMatchObject({ number: 1, name: "Locusts first", answers: ["move"] });
  await plans.another();
  expect(plans.all.map(planName)).toEqual(["Locusts first", expect.not.stringContaining("Locusts")]);
  plans.all[0]!.rename("");
  expect(planName(plans.all[0]!)).not.toBe("");
});

test("what cannot be chosen is asked about, and the plan stays as it is", async () => {
  const server = new Server();
  const plans = new Plans(server, HERE);
  await plans.plan.choose("move");
  plans.plan.click("4,7");
  await vi.waitFor(() => expect(plans.plan.objection).not.toBeNull());
  expect(plans.plan.objection).toEqual({ target: "4,7", rules: ["A3.2"], sentence: null });
  expect(answers(plans)).toEqual(["move"]);
  await plans.plan.takeBack();
  expect(plans.plan.objection).toBeNull();
});

test("plans of another person, table or seat are others", () => {
  keepPlans(HERE, [{ number: 1, position: 10, mark: "", answers: ["a"], deal: 0 }]);
  for (const place of [shelf("ipi", "a table", 0), shelf("nefer", "another", 0), shelf("nefer", "a table", 1)])
    expect(plansOn(place)).toEqual([]);
});

test("a drawer that is full or broken costs a plan nothing but its keeping", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => "{",
    setItem: () => {
      throw new Error("full");
    },
  });
  const plans = new Plans(new Server(), HERE);
  await plans.plan.choose("move");
  expect(answers(plans)).toEqual(["move"]);
});
