import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, News } from "../net/protocol";
import type { Known, LiveTable } from "../net/table.svelte";
import type { Telling } from "./telling";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { visibilityState: "visible" });
});
const { learn } = await import("../i18n/words.svelte");
const { PACES, settings } = await import("../settings.svelte");
const { stays, Watching } = await import("./watching");

const [ME, BOT, MATE] = [0, 1, 2];
const telling = {
  doer: (event: GameEvent) => ("side" in event ? event.side : null),
  quiet: new Set(["MarkerReturned"]),
  results: (_before: unknown, last: readonly GameEvent[]) =>
    last.flatMap((event) => (event.type === "BattleEnded" ? [{ sides: [1, event.token] }] : [])),
  sideOf: (_view: unknown, seat: number) => seat,
} as unknown as Telling;

const place = (person: string | null, deadline: number | null = null) => ({ person, deadline });
const asked = (seat: number) => ({ seat, kind: "action", sealed: false });
const table = { game: "ankh", seats: [place("me"), place(null), place("me")], asked: [asked(ME)] };
const live = { known: { seat: ME, table }, skew: 0, moments: [] };
const watching = new Watching(live as unknown as LiveTable, telling);

const gains = (side: number): GameEvent => ({ type: "FollowersGained", side, amount: 2, cause: "gain" });
const ended = (token: number): GameEvent => ({ type: "BattleEnded", token });
const region: GameEvent = { type: "RegionReached", token: 1, outcome: "quiet", sides: [] };
const returned: GameEvent = { type: "MarkerReturned", action: "move" };

/** A step, by the reader, from another seat of the reader's, or by others, in which this happened. */
const step = (by: "me" | "mate" | "others", events: GameEvent[], news: News[] = []): Known =>
  ({
    n: 7,
    position: 7,
    table,
    seat: ME,
    view: { gods: [{ name: "isis" }, { name: "ra" }, { name: "amun" }] },
    own: { acted: by === "me" ? 7 : 5 },
    before: [asked({ me: ME, mate: MATE, others: BOT }[by])],
    moment: { n: 7, at: 0, news, events: events.map((event) => [7, event]) },
  }) as unknown as Known;
const words = (known: Known) => watching.captions(known).map((caption) => caption.words);

beforeEach(async () => {
  settings.pace = "normal";
  await learn(["page", "ankh"]);
});
afterEach(() => void (table.seats[ME]!.deadline = null));

describe("captions", () => {
  it("tell what others do, but for what needs no words, with whoever does it", () => {
    expect(watching.captions(step("others", [gains(1), returned]))).toEqual([
      { seat: 1, words: "Ra gains 2 followers (Gain Followers)." },
    ]);
  });

  it("tell nothing of one's own deeds: those are there at once", () => {
    const mine = step("me", [gains(ME)]);
    expect([words(mine), watching.own(mine)]).toEqual([[], true]);
    expect(watching.span(mine)).toBeLessThan(PACES.normal.stays / 2);
  });

  it("tell nothing of what was done at the same screen from another seat of one's own", () => {
    const mates = step("mate", [gains(MATE)]);
    expect([words(mates), watching.own(mates)]).toEqual([[], true]);
  });

  it("tell what follows from one's own deed for others or for all, and then it is shown like theirs", () => {
    const mine = step("me", [gains(ME), region, gains(ME)]);
    expect([words(mine).length, watching.own(mine)]).toEqual([2, false]);
  });

  it("tell that somebody else has gone back, and not that the reader has", () => {
    const back = (seat: number): News => ({ type: "TakenBack", to: 3, seat });
    expect(words(step("others", [], [back(1)]))).toEqual(["Play goes back to position 3."]);
    expect(words(step("others", [], [back(ME)]))).toEqual([]);
  });
});

describe("the time of a step", () => {
  it("is longer for more words, and none at once", () => {
    const [short, long] = ["Ra begins.", "x".repeat(90)].map((words) => stays({ seat: 1, words }));
    expect(short).toBeLessThan(PACES.normal.stays);
    expect(long).toBeGreaterThan(PACES.normal.stays);
    const two = watching.span(step("others", [gains(1), gains(1)]));
    expect(two).toBeCloseTo(2 * watching.span(step("others", [gains(1)])));
    settings.pace = "calm";
    expect(watching.span(step("others", [gains(1)]))).toBeCloseTo((two / 2) * 2);
    settings.pace = "at-once";
    expect(watching.span(step("others", [gains(1)]))).toBe(0);
  });

  it("is none where nothing is to be seen", () => {
    expect(watching.span(step("others", [returned]))).toBe(0);
  });
});

describe("a result", () => {
  it("concerns those who were in it; others see it for a while", () => {
    expect(watching.result(step("me", [ended(ME)]))).toBe(true);
    const theirs = step("others", [ended(3)]);
    expect(watching.result(theirs)).toBe(false);
    expect(watching.span(theirs)).toBeGreaterThan(2 * PACES.normal.stays);
    expect(watching.result({ ...step("others", [ended(ME)]), seat: null })).toBe(false);
  });
});

describe("with a clock", () => {
  it("of one's own that runs, watching takes next to none of it, and nothing waits", () => {
    expect([watching.patience(), watching.waits()]).toEqual([Infinity, true]);
    table.seats[ME]!.deadline = Date.now() + 120_000;
    expect(watching.patience()).toBeGreaterThan(200);
    expect(watching.patience()).toBeLessThan(250);
    expect(watching.waits()).toBe(false);
  });

  it("of days there is time to look", () => {
    table.seats[ME]!.deadline = Date.now() + 86_400_000;
    expect(watching.waits()).toBe(true);
  });
});
