// What a round has cost: the tribute of each player and its losses, from what happened in the phase of the plague.

import type { PlaguesEvent } from "../../net/protocol";
import type { Result } from "../../table/telling";

export interface Cost {
  player: number;
  /** The tribute that was due; null if none was. */
  due: number | null;
  paid: boolean;
  /** The coins it had or paid with, by source. */
  coins: Readonly<Record<string, number>>;
  /** It took the plague card as a penalty. */
  penalty: boolean;
  /** The ways in which it suffered the parts of the loss, and whether there was anything to lose. */
  losses: { way: string; felt: boolean }[];
  /** How many parts of the loss it cancelled. */
  cancelled: number;
}

export interface RoundResult extends Result {
  round: number;
  costs: Cost[];
}

const PLAGUE = 3;

/** The rounds that ended with the last events of all that has happened; the last one of a game ends with its scores. */
export function roundsOver(before: () => readonly PlaguesEvent[], last: readonly PlaguesEvent[]): RoundResult[] {
  const over = last.flatMap((event, at) => (event.type === "RoundCleared" ? [at] : []));
  return over.map((at) => {
    const told = [...before(), ...last.slice(0, at)];
    const phase = told.findLastIndex((event) => event.type === "PhaseBegun" && event.phase === PLAGUE);
    const begun = told.findLast((event) => event.type === "RoundBegun");
    const costs = costsOf(told.slice(phase));
    return { round: begun?.number ?? 1, sides: costs.map(({ player }) => player), costs };
  });
}

function costsOf(events: readonly PlaguesEvent[]): Cost[] {
  const costs = new Map<number, Cost>();
  const of = (player: number): Cost => {
    const known = costs.get(player);
    if (known) return known;
    const none: Cost = { player, due: null, paid: true, coins: {}, penalty: false, losses: [], cancelled: 0 };
    costs.set(player, none);
    return none;
  };
  for (const event of events) {
    switch (event.type) {
      case "TributePaid":
      case "TributeFailed":
        Object.assign(of(event.player), { due: event.due, coins: event.coins, paid: event.type === "TributePaid" });
        break;
      case "PenaltyTaken":
        if (event.player !== null) of(event.player).penalty = true;
        break;
      case "LossSuffered":
        of(event.player).losses.push({ way: event.loss, felt: false });
        break;
      case "Moved":
        if (event.cause === "loss") feel(of(event.player));
        break;
      case "TokenLost":
        feel(of(event.player));
        break;
      case "LossCancelled":
        of(event.player).cancelled += 1;
        break;
    }
  }
  return [...costs.values()].sort((one, other) => one.player - other.player);
}

/** The last loss of a player took something away. */
function feel({ losses }: Cost): void {
  const loss = losses.at(-1);
  if (loss) loss.felt = true;
}
