import { expect, it } from "vitest";
import type { PlaguesEvent } from "../../net/protocol";
import { roundsOver } from "./result";

const coins = { board: 1, nile: 2, trade: 0, special: 0, card: 0, tokens: 0 };
const before: PlaguesEvent[] = [
  { type: "RoundBegun", number: 4 },
  { type: "PhaseBegun", phase: 1 },
  { type: "PhaseBegun", phase: 3 },
  { type: "TributePaid", player: 1, due: 3, coins },
  { type: "TributeFailed", player: 0, due: 4, coins },
  { type: "PenaltyTaken", player: 0 },
  { type: "LossSuffered", player: 1, part: 1, loss: "boat -1" },
  { type: "Moved", player: 1, track: "boat", steps: -1, to: 2, cause: "loss" },
  { type: "LossSuffered", player: 1, part: 2, loss: "city -1" },
];

it("a round that is over tells what each player has paid and lost in it", () => {
  const last: PlaguesEvent[] = [
    { type: "LossCancelled", player: 0, part: 2 },
    { type: "LossSuffered", player: 0, part: 1, loss: "sphinx" },
    { type: "TokenLost", player: 0, token: "sphinx", space: "city 0" },
    { type: "RoundCleared" },
    { type: "RoundBegun", number: 5 },
    { type: "PhaseBegun", phase: 1 },
  ];
  expect(roundsOver(() => before, last)).toEqual([
    {
      round: 4,
      sides: [0, 1],
      costs: [
        { player: 0, due: 4, paid: false, coins, penalty: true, losses: [{ way: "sphinx", felt: true }], cancelled: 1 },
        {
          player: 1,
          due: 3,
          paid: true,
          coins,
          penalty: false,
          losses: [
            { way: "boat -1", felt: true },
            { way: "city -1", felt: false },
          ],
          cancelled: 0,
        },
      ],
    },
  ]);
});

it("while a round goes on it has cost nothing yet, and the last one ends with the scores", () => {
  expect(roundsOver(() => before, [{ type: "LossSuffered", player: 0, part: 1, loss: "boat -1" }])).toEqual([]);
  expect(roundsOver(() => before, [{ type: "GameEnded", ending: "last round", points: [], winners: [0] }])).toEqual([]);
});
