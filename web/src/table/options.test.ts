import { expect, it, vi } from "vitest";
import type { GameView, Question } from "../net/protocol";
import { bare } from "../plagues/sample";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));
const { learn } = await import("../i18n/words.svelte");
const { ready } = await import("../plays");
const { answerWords } = await import("./options");
const { worded } = await import("../review/answers");
await ready("plagues");

const view = bare(2, { market: ["coin", "herd", null, null, null, "sphinx"] }) as unknown as GameView;
const option = { token: "2 token", points_at: { die: 2, action: "token", slot: 2 } };
const question = { kind: "die", seat: 0, about: [], options: [option] } as unknown as Question;
const names = (): string => "Memphis";

it.each([
  ["en", "Die 2: take the token of slot 2 (herd)"],
  ["es", /\(rebaño\)$/],
  ["pt-BR", /\(rebanho\)$/],
  ["it", /\(.+\)$/],
  ["cs", /\(stádo\)$/],
])("an answer that takes what lies in a slot names it, also in puzzles and reviews: %s", async (language, said) => {
  const { settings } = await import("../settings.svelte");
  settings.language = language as typeof settings.language;
  await learn(["plagues", "plagues-ui", "page"], settings.language);
  for (const words of [
    answerWords("plagues", question, option, view, names),
    worded("plagues", { question, view }, "2 token", names),
  ])
    expect(words).toMatch(said);
});
