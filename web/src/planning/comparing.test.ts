import { expect, test, vi } from "vitest";
import { table } from "../ankh/sample";
import type { AnkhView } from "../net/protocol";
import { compared } from "./comparing";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

test("only what differs is shown, one's own first", () => {
  const now = table();
  const gods = now.gods.map((god, side) => ({ ...god, followers: god.followers + side + 1 }));
  const then: AnkhView = { ...now, gods };
  const rows = compared(
    "ankh",
    [now, then, now].map((view) => ({ view, figures: null })),
    1,
    String,
  );
  expect(rows.map(({ owner, what }) => [owner, what])).toEqual(
    [1, ...gods.map((_, side) => side).filter((side) => side !== 1)].map((side) => [side, "ankh-number-followers"]),
  );
  const [mine] = rows;
  expect(mine!.values).toEqual([now, then, now].map((view) => String(view.gods[1]!.followers)));
});
