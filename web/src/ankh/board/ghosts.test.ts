import { expect, it } from "vitest";
import type { AnkhFigure, AnkhMonument, Option, Question } from "../../net/protocol";
import { table } from "../sample";
import { ghosts, spacesOf } from "./ghosts";

const figure = (piece: string, side: number, space: string): AnkhFigure => ({
  piece,
  side,
  space,
  radiant: false,
  sheltered: false,
});
const monument = (space: string, owner: number | null): AnkhMonument => ({ kind: "temple", space, owner });

it("shows who would come and go, and which monuments would be another's", () => {
  const now = table({
    figures: [figure("god", 0, "1,1"), figure("warrior", 1, "2,2"), figure("warrior", 0, "3,3")],
    monuments: [monument("4,4", null), monument("5,4", 1)],
  });
  const then = table({
    figures: [figure("god", 0, "1,2"), figure("warrior", 0, "3,3")],
    monuments: [monument("4,4", 0), monument("5,4", 1), monument("6,0", 0)],
  });
  expect(ghosts(now, then)).toEqual({
    coming: [figure("god", 0, "1,2")],
    going: new Set(["1,1", "2,2", "4,4"]),
    monuments: [monument("4,4", 0), monument("6,0", 0)],
  });
  expect(ghosts(now, now)).toEqual({ coming: [], going: new Set(), monuments: [] });
});

it("knows the spaces that the next question would be about", () => {
  const options: Option[] = [
    { token: "done", points_at: {} },
    { token: "4,1", points_at: { figure: "4,1" } },
    { token: "warrior pyramid 3,0", points_at: { piece: "warrior", way: "pyramid", space: "3,0" } },
  ];
  expect(spacesOf({ options } as unknown as Question)).toEqual(new Set(["4,1", "3,0"]));
  expect(spacesOf(null).size).toBe(0);
});
