// What a battle has come to, from what happened in it: strengths by source, cards, the dead, and who gained what.

import type { AnkhEvent } from "../../net/protocol";
import type { Result } from "../../table/telling";

/** What a god that took part, or gained by it, had and got. */
export interface Account {
  side: number;
  /** Its strength in the resolution; null without one. */
  total: number | null;
  /** What that is made of. */
  sources: Readonly<Record<string, number>>;
  cards: string[];
  /** Followers offered, in each plague. */
  offers: number[];
  /** Figures that died, each by its piece. */
  fallen: string[];
  /** Devotion by cause; lost devotion is less than nothing. */
  devotion: [cause: string, amount: number][];
  /** Followers, gained and given, in all. */
  followers: number;
}

export interface BattleResult extends Result {
  token: number;
  victor: number | null;
  tieBroken: boolean;
  /** Those who fought, by strength; then who else gained or lost something. */
  accounts: Account[];
}

/** The battles that ended with the last events of all that has happened. */
export function battlesOver(before: () => readonly AnkhEvent[], last: readonly AnkhEvent[]): BattleResult[] {
  const over = last.flatMap((event, at) => (event.type === "BattleEnded" ? [at] : []));
  return over.map((at) => {
    const told = [...before(), ...last.slice(0, at)];
    return resultOf(told.slice(told.findLastIndex(({ type }) => type === "BattleBegun")));
  });
}

/** The result of a battle from its events, of which the first is that it began. */
function resultOf(events: readonly AnkhEvent[]): BattleResult {
  const accounts = new Map<number, Account>();
  const of = (side: number): Account => {
    const known = accounts.get(side);
    if (known) return known;
    const bare: Account = {
      side,
      total: null,
      sources: {},
      cards: [],
      offers: [],
      fallen: [],
      devotion: [],
      followers: 0,
    };
    accounts.set(side, bare);
    return bare;
  };
  const result = { token: 0, sides: [] as number[], victor: null as number | null, tieBroken: false };
  for (const event of events) {
    switch (event.type) {
      case "BattleBegun":
        result.token = event.token;
        result.sides = event.sides;
        event.sides.forEach(of);
        break;
      case "CardsRevealed":
        for (const [side, cards] of Object.entries(event.cards)) of(Number(side)).cards = cards;
        break;
      case "OffersRevealed":
        for (const [side, offer] of Object.entries(event.offers)) of(Number(side)).offers.push(offer);
        break;
      case "TieBroken":
        result.tieBroken = true;
        break;
      case "Resolved": {
        result.victor = event.victor;
        // Events that an older server has stored do not say what strengths are made of.
        const sources = event.sources as typeof event.sources | undefined;
        for (const [side, total] of Object.entries(event.totals))
          Object.assign(of(Number(side)), { total, sources: sources?.[Number(side)] ?? {} });
        break;
      }
      case "Killed":
        of(event.side).fallen.push(...event.figures.map(([piece]) => piece));
        break;
      case "DevotionGained":
        of(event.side).devotion.push(...event.parts.filter(([, amount]) => amount !== 0));
        break;
      case "DevotionLost":
        of(event.side).devotion.push([event.cause, -event.amount]);
        break;
      case "FollowersGained":
        of(event.side).followers += event.amount;
        break;
      case "FollowersSpent":
        of(event.side).followers -= event.amount;
        break;
      case "FollowersPaid":
        of(event.side).followers -= event.amount;
        of(event.to).followers += event.amount;
        break;
    }
  }
  const rank = ({ side, total }: Account): number => (result.sides.includes(side) ? (total ?? 0) : -1);
  return { ...result, accounts: [...accounts.values()].sort((one, other) => rank(other) - rank(one)) };
}
