// As much of a table as drawing one needs, where nobody really sits: in lessons and in the rulebook.

import type { SeatInfo, TableInfo } from "../net/protocol";

const seat = (name: string): SeatInfo => ({
  person: null,
  name,
  bot: null,
  ready: true,
  away: null,
  conceded: false,
  left: null,
  deadline: null,
});

/** A table at which these people play. */
export function bareTable(game: string, people: readonly string[] = []): TableInfo {
  return {
    id: "",
    game,
    options: {} as TableInfo["options"],
    content: "",
    owner: "",
    public: false,
    hints: false,
    rated: false,
    coach: false,
    planning: false,
    undo: "own",
    imported: false,
    created: 0,
    status: "running",
    seats: people.map(seat),
    clock: { kind: "none", seconds: 0, increment: 0 },
    asked: [],
    asked_in: 0,
    asked_at: 0,
    loose: 0,
    request: null,
    votes: [],
    outcome: null,
    rematch: null,
    club: null,
    origin: null,
    commitment: "",
    held_until: null,
    shared: false,
    reviewable: false,
    sharing: {},
  };
}
