import { expect, it, vi } from "vitest";
import type { Option, Question } from "../../net/protocol";
import { bare } from "../sample";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));
const { learn } = await import("../../i18n/words.svelte");
const { detailOf } = await import("./details");
await learn(["plagues", "plagues-ui"]);

const view = bare(
  2,
  { market: ["coin", "herd", null, null, null, "sphinx"], loss: 1 },
  {},
  { discard: ["obelisk", "sphinx"] },
);
const said = (kind: string, token: string, points_at: Option["points_at"] = {}, about: string[] = []): string =>
  detailOf(
    { kind, seat: 1, about, simultaneous: false, secret: false, options: null } as unknown as Question,
    { token, points_at },
    view,
  );

it("an answer that is a number says which token or which loss it stands for", () => {
  expect(said("swap", "1-6", { slots: ["1", "6"] })).toBe("coin, sphinx");
  expect(said("recover", "2", { discard: 2 })).toBe("sphinx");
  expect(said("give_up", "1", {}, ["plantation"])).toBe("obelisk");
  expect(said("give_up", "new", {}, ["plantation"])).toBe("plantation");
  expect(said("slot", "1", { discard: 1 }, ["herd"])).toBe("Recovered with a die 1 or 2");
  expect(said("cancel", "1", { part: 1 })).toMatch(/\w+ back \d|discard/);
  expect(said("die", "2 token", { die: 2, action: "token", slot: 2 })).toBe("herd");
  expect(said("die", "3 favour", { die: 3, action: "favour", favour: 3 })).toBe("");
  expect(said("buto", "yes")).toBe("");
});
