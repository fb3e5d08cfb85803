import { describe, expect, it } from "vitest";
import type { Question, TableInfo } from "../../net/protocol";
import { table } from "../sample";
import { ownSecret, secretOf, stepOf } from "./battle";

describe("a battle", () => {
  const question = (kind: Question["kind"], simultaneous = false): Question => ({
    kind,
    seat: 0,
    about: [],
    simultaneous,
    secret: simultaneous,
    options: null,
  });

  const fought = (victor: number | null, offer: number) =>
    table({
      battle: { region: 1, victor, fighters: [{ side: 0, cards: ["flood"], offer, fallen: 0, brought: null }] },
    });

  it("is at the step that its question belongs to", () => {
    expect(stepOf(table(), question("two_cards"))).toBe("start");
    expect(stepOf(table(), question("offer"))).toBe("plague");
    expect(stepOf(fought(null, 1), question("trap"))).toBe("plague");
    expect(stepOf(fought(1, 1), question("trap"))).toBe("resolution");
  });

  it("says who has sealed a choice and who still thinks", () => {
    const asked = [
      { seat: 0, kind: "cards", sealed: false },
      { seat: 1, kind: "cards", sealed: true },
    ];
    const info = { asked } as unknown as TableInfo;
    expect(secretOf(table(), info, question("cards", true), 0, 0)).toBe("thinking");
    expect(secretOf(table(), info, question("cards", true), 1, 0)).toBe("sealed");
    expect(secretOf(table(), info, question("build"), 0, 0)).toBeNull();
  });

  it("says of one's own choice that it is sealed, also in a replay, where nobody is asked", () => {
    const info = { asked: [] } as unknown as TableInfo;
    const view = table({ secrets: { cards: null, offer: 0 } });
    expect(secretOf(view, info, question("offer", true), 1, 1)).toBe("sealed");
    expect(secretOf(view, info, question("offer", true), 0, 1)).toBeNull();
  });

  it("shows one's own choice while others still think, when the view holds nothing yet", () => {
    expect(ownSecret(table(), "cards", "flood+plague")).toEqual({ cards: ["flood", "plague"], offer: null });
    expect(ownSecret(table(), "offer", "3")).toEqual({ cards: [], offer: 3 });
    expect(ownSecret(table(), "cards", null)).toEqual({ cards: [], offer: null });
  });
});
