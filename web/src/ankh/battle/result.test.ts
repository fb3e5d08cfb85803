import { describe, expect, it } from "vitest";
import type { AnkhEvent } from "../../net/protocol";
import { battlesOver } from "./result";

const sources = (figures: number, cards = 0) => ({
  figures,
  cancelled: 0,
  resplendent: 0,
  trapped: 0,
  temples: 0,
  cards,
});
const begun: AnkhEvent = { type: "BattleBegun", token: 3, sides: [0, 2] };
const ended: AnkhEvent = { type: "BattleEnded", token: 3 };
const resolved: AnkhEvent = {
  type: "Resolved",
  token: 3,
  totals: { 0: 2, 2: 6 },
  victor: 2,
  sources: { 0: sources(2), 2: sources(3, 3) },
};
const fought: AnkhEvent[] = [
  begun,
  { type: "CardsRevealed", cards: { 0: ["flood"], 2: ["chariots"] } },
  { type: "FollowersGained", side: 0, amount: 1, cause: "flood" },
  { type: "DevotionGained", side: 0, amount: 1, to: 1, parts: [["majority", 1]] },
];
const decided: AnkhEvent[] = [
  resolved,
  {
    type: "DevotionGained",
    side: 2,
    amount: 1,
    to: 4,
    parts: [
      ["victory", 1],
      ["drought", 0],
    ],
  },
  { type: "Killed", side: 0, figures: [["warrior", "1,1"], ["apep", "1,2"]], cause: "defeat" }, // prettier-ignore
  { type: "FollowersGained", side: 1, amount: 2, cause: "worshipful" },
];

describe("a battle that is over", () => {
  it("is told with everything that happened in it, over several steps", () => {
    const [result, ...none] = battlesOver(() => fought, [...decided, ended, { type: "TurnBegun", seat: 1 }]);
    expect(none).toEqual([]);
    expect(result).toMatchObject({ token: 3, sides: [0, 2], victor: 2, tieBroken: false });
    expect(result!.accounts).toEqual([
      { side: 2, total: 6, sources: sources(3, 3), cards: ["chariots"], offers: [], fallen: [], devotion: [["victory", 1]], followers: 0 }, // prettier-ignore
      { side: 0, total: 2, sources: sources(2), cards: ["flood"], offers: [], fallen: ["warrior", "apep"], devotion: [["majority", 1]], followers: 1 }, // prettier-ignore
      { side: 1, total: null, sources: {}, cards: [], offers: [], fallen: [], devotion: [], followers: 2 },
    ]);
  });

  it("keeps the loser's strength though its figures are dead", () => {
    const loser = battlesOver(() => fought, [...decided, ended])[0]!.accounts.find(({ side }) => side === 0)!;
    expect([loser.total, loser.fallen.length]).toEqual([2, 2]);
  });

  it("knows nothing of the battle before it, nor of the next", () => {
    const next: AnkhEvent[] = [{ type: "BattleBegun", token: 4, sides: [1, 2] }];
    const [first, second, ...none] = battlesOver(
      () => [...fought, ...decided],
      [ended, ...next, { ...ended, token: 4 }],
    );
    expect([first!.token, second!.token, none.length]).toEqual([3, 4, 0]);
    expect(second!.accounts.map(({ side, total }) => [side, total])).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  it("is none while it goes on", () => {
    expect(battlesOver(() => fought, decided)).toEqual([]);
  });

  it("shows strengths without their sources where an older server stored no more", () => {
    const old = { ...resolved, sources: undefined } as unknown as AnkhEvent;
    expect(battlesOver(() => fought, [old, ended])[0]!.accounts[0]).toMatchObject({ total: 6, sources: {} });
  });
});
