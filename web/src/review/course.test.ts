import { describe, expect, it } from "vitest";
import type { Review, ReviewDecision, ReviewPlayer } from "../net/protocol";
import {
  chanceLine,
  decisionAt,
  fallOf,
  knownOf,
  mayNobodyWin,
  mistakeFrom,
  mistakes,
  phasesOf,
  positionAt,
  rowsOf,
  spanOf,
} from "./course";

const decision = (position: number, seat: number, cost: number, hindsight: number | null = null): ReviewDecision => ({
  position,
  seat,
  kind: "action",
  phase: "actions",
  chosen: "gain",
  answers: [],
  options: 3,
  cost,
  grade: "best",
  hindsight,
});
const player = (party: number, parts: Partial<ReviewPlayer>): ReviewPlayer => ({
  party,
  first: 0.5,
  last: 1,
  luck: 0,
  skill: 0,
  gifts: 0,
  rest: 0,
  accuracy: 90,
  phases: [],
  ...parts,
});
const review = (decisions: ReviewDecision[]): Review => ({
  game: "ankh",
  rules: "1",
  mark: "",
  depth: "quick",
  seats: 2,
  chances: [],
  nobody: [],
  steps: [],
  decisions,
  turnings: [],
  players: [],
  given_up: false,
  version: 1,
});

describe("the line of a party", () => {
  it("goes from the left edge to the right, high where it was likely to win", () => {
    expect(chanceLine([0.5, 0.25, 1], 100, 40)).toEqual([
      { x: 0, y: 20 },
      { x: 50, y: 30 },
      { x: 100, y: 0 },
    ]);
  });

  it("leads back from a point to its position, and never beyond the game", () => {
    expect([0, 49, 51, 100, -5, 900].map((x) => positionAt(x, 100, 4))).toEqual([0, 2, 2, 4, 0, 4]);
  });
});

describe("the table of chances", () => {
  it("has a row for every change by a percent, the first and the last", () => {
    expect(
      rowsOf([
        [0.5, 0.5],
        [0.501, 0.499],
        [0.6, 0.4],
        [0.6, 0.4],
        [0.6, 0.4],
      ]),
    ).toEqual([0, 2, 4]);
  });
});

describe("mistakes", () => {
  const game = review([decision(3, 0, 0.1), decision(5, 1, 0.01), decision(8, 1, 0.3), decision(9, 0, 0.02)]);

  it("are decisions that cost something", () => {
    expect(mistakes(game, null).map(({ position }) => position)).toEqual([3, 8, 9]);
    expect(mistakes(game, 1).map(({ position }) => position)).toEqual([8]);
  });

  it("are gone through forwards and backwards, until there are none", () => {
    expect(mistakeFrom(game, null, 3, 1)?.position).toBe(8);
    expect(mistakeFrom(game, null, 8, -1)?.position).toBe(3);
    expect(mistakeFrom(game, 1, 8, 1)).toBeNull();
    expect(mistakeFrom(game, null, 3, -1)).toBeNull();
  });

  it("stand at their position", () => {
    expect(decisionAt(game, 8)?.cost).toBe(0.3);
    expect(decisionAt(game, 4)).toBeNull();
  });
});

describe("whether it could have been known", () => {
  it("is asked of what the seat knew first, and then of the truth", () => {
    expect(knownOf(decision(1, 0, 0.1, 0))).toBe("known");
    expect(knownOf(decision(1, 0, 0, 0.2))).toBe("hidden");
    expect(knownOf(decision(1, 0, 0.01, 0.01))).toBe("well");
    expect(knownOf(decision(1, 0, 0))).toBe("well");
  });
});

describe("luck and skill", () => {
  const lucky = player(0, { first: 0.4, luck: 0.7, gifts: 0.3, skill: -0.35, rest: -0.05, last: 1 });

  it("begin where the part before has ended, and end at the end", () => {
    const parts = fallOf(lucky);
    expect(parts.map(({ name }) => name)).toEqual(["first", "luck", "gifts", "skill", "rest", "last"]);
    for (const [place, part] of parts.slice(1, -1).entries()) expect(part.from).toBeCloseTo(parts[place]!.to);
    expect(parts.at(-2)!.to).toBeCloseTo(parts.at(-1)!.to);
  });

  it("share one scale, from nothing to all and as far beyond as anybody came", () => {
    expect(spanOf([lucky]).least).toBe(0);
    expect(spanOf([lucky]).most).toBeCloseTo(1.4);
    expect(spanOf([player(1, { first: 0.2, luck: -0.5, gifts: 0.3, last: 0 })]).least).toBeCloseTo(-0.3);
  });
});

describe("the parts of playing", () => {
  it("stand in the order in which they came up", () => {
    const phase = (name: string) => ({ name, decisions: 1, best: 1, cost: 0 });
    const all = [
      player(0, { phases: [phase("actions"), phase("battles")] }),
      player(1, { phases: [phase("caravans")] }),
    ];
    expect(phasesOf(all)).toEqual(["actions", "battles", "caravans"]);
  });
});

it("tells that nobody may win from a percent on", () => {
  expect(mayNobodyWin([0, 0.004, 0])).toBe(false);
  expect(mayNobodyWin([0, 0.006, 0])).toBe(true);
});
