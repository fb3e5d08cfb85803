// The rulebooks against the numbered rules, the scenes and the catalogues of every language.

import { beforeAll, describe, expect, it, vi } from "vitest";
import searches from "../../../tests/words/searches.json";
import ankhOrder from "../../../src/tawy/words/ankh-rulebook.json";
import plaguesOrder from "../../../src/tawy/words/plagues-rulebook.json";
import { PARTS as ankhParts, spacesIn } from "../ankh/rulebook/parts";
import { LISTS as ankhLists } from "../ankh/rulebook/things";
import ankhRules from "../../../src/tawy/words/en/rules-ankh.ftl?raw";
import plaguesRules from "../../../src/tawy/words/en/rules-plagues.ftl?raw";
import ankhScenes from "../content/ankh-scenes.json";
import plaguesScenes from "../content/plagues-scenes.json";
import { chaptersIn } from "../game";
import { learn, t } from "../i18n/words.svelte";
import type { GameName } from "../net/protocol";
import { PARTS as plaguesParts } from "../plagues/rulebook/parts";
import { LISTS as plaguesLists } from "../plagues/rulebook/things";
import { LANGUAGES, settings, type Language } from "../settings.svelte";
import { sectionOf, sectionsOf, type Chapter } from "./book";
import { entriesOf } from "./entries";
import { marksOf, ruleText } from "./numbered";
import { linked, plain } from "./prose";
import { positionsOf, type Scenes } from "./scenes";
import { find } from "./search";
import {
  caption,
  chapterTitle,
  exampleLead,
  exampleTitle,
  paragraphsOf,
  sectionTitle,
  sectionWords,
  wordsFor,
} from "./words";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

interface Known {
  chapters: Chapter[];
  figures: string[];
  scenes: Scenes;
  parts: readonly string[];
}
const GAMES: Record<GameName, Known> = {
  ankh: {
    chapters: ankhOrder.chapters,
    figures: ["pieces", ...Object.keys(ankhLists)],
    scenes: ankhScenes,
    parts: Object.keys(ankhParts),
  },
  plagues: {
    chapters: plaguesOrder.chapters,
    figures: Object.keys(plaguesLists),
    scenes: plaguesScenes,
    parts: Object.keys(plaguesParts),
  },
};
const NUMBERED: Record<GameName, string> = { ankh: ankhRules, plagues: plaguesRules };
const SPOKEN = Object.keys(LANGUAGES) as Language[];

async function speak(language: Language, game: GameName): Promise<void> {
  settings.language = language;
  await learn(wordsFor(game), language);
}

describe.each(Object.keys(GAMES) as GameName[])("the rulebook of %s", (game) => {
  const { chapters, figures, scenes, parts } = GAMES[game];
  const sections = sectionsOf(chapters);
  const numbered = chaptersIn(NUMBERED[game]);
  const rules = numbered.flatMap((chapter) => chapter.rules);
  const examples = Object.keys(scenes.scenes).filter((name) => /^E\d+$/.test(name));

  it("begins with the goal and has no section twice", () => {
    expect(sections[0]!.id).toBe("goal");
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it("rests on every numbered rule, and on no other", () => {
    const cited = new Set(sections.flatMap((section) => section.rules));
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
    expect([...cited].filter((rule) => !rules.includes(rule))).toEqual([]);
    for (const rule of rules) expect(sectionOf(chapters, rule)?.rules, rule).toContain(rule);
  });

  it("plays every worked example, in one place", () => {
    const shown = sections.flatMap((section) => section.examples ?? []);
    expect([...shown].sort()).toEqual(examples.sort());
    expect(examples.filter((name) => !parts.includes(name))).toEqual([]);
    for (const name of examples) expect(positionsOf(scenes, name).length, name).toBeGreaterThan(0);
  });

  it("draws what there is", () => {
    const shown = sections.flatMap((section) => section.shows ?? []);
    expect(shown.filter((name) => !figures.includes(name) && !parts.includes(name))).toEqual([]);
  });

  describe.each(SPOKEN)("in %s", (language) => {
    beforeAll(() => speak(language, game));

    it("has titles, sentences and words to look for", () => {
      for (const { id } of chapters) expect(chapterTitle(game, id)).not.toMatch(/^rulebook-/);
      for (const { id, examples: played = [], shows = [] } of sections) {
        expect(sectionTitle(game, id), id).not.toMatch(/^rulebook-/);
        expect(paragraphsOf(game, id).length, id).toBeGreaterThan(0);
        expect(sectionWords(game, id).split(",").length, id).toBeGreaterThan(2);
        for (const name of played) {
          expect(exampleTitle(game, name)).not.toMatch(/^rulebook-/);
          expect(exampleLead(game, name)).not.toMatch(/^rulebook-/);
        }
        for (const name of shows.filter((one) => !figures.includes(one)))
          expect(caption(game, name)).not.toMatch(/^rulebook-/);
      }
    });

    it("leads only to sections that there are, and to the same ones as English", async () => {
      const here = sections.map(({ id }) => paragraphsOf(game, id));
      await speak("en", game);
      const english = sections.map(({ id }) => paragraphsOf(game, id));
      await speak(language, game);
      const ids = sections.map(({ id }) => id);
      sections.forEach(({ id }, index) => {
        expect(here[index]!.length, id).toBe(english[index]!.length);
        expect(here[index]!.map((text) => text.startsWith("• "))).toEqual(
          english[index]!.map((text) => text.startsWith("• ")),
        );
        const links = here[index]!.flatMap(linked);
        expect(links.filter((link) => !ids.includes(link))).toEqual([]);
        expect(links.sort(), id).toEqual(english[index]!.flatMap(linked).sort());
      });
    });

    it("tells the numbered rules without marks and names of files, and knows where they come from", () => {
      for (const rule of rules) {
        expect(ruleText(rule), rule).not.toMatch(/\[|\]|json|\w_\w|\s[.,;:]|,:|\([:\s]|^$/);
        for (const mark of marksOf(rule)) expect(t(`${game}-mark-${mark}`)).not.toMatch(/-mark-/);
      }
    });

    it.each(searches.filter(([spoken, of]) => spoken === language && of === game))(
      "finds something by everyday words: %s %s “%s”",
      (_language, _game, typed, wanted) => {
        const found = find(entriesOf(game, chapters, numbered), typed!, t("rulebook-stop-words"));
        const first = found.find((entry) => sections.some(({ id }) => id === entry.key));
        expect(first?.key ?? null).toBe(wanted);
      },
    );
  });

  it("finds a rule by its number", async () => {
    await speak("en", game);
    for (const rule of rules)
      expect(find(entriesOf(game, chapters, numbered), rule.toLowerCase(), t("rulebook-stop-words"))[0]?.key).toBe(
        rule,
      );
  });
});

it("shows parts of the map that lie on it", () => {
  for (const [name, { map }] of Object.entries(ankhParts))
    if (map) expect(spacesIn(map).length, name).toBeGreaterThan(8);
});

it("shows everything that happens in an example of Ankh on the part of the map that it draws", () => {
  for (const [name, { map }] of Object.entries(ankhParts)) {
    if (!map || !/^E/.test(name)) continue;
    const within = new Set(spacesIn(map));
    for (const { events } of positionsOf(ankhScenes, name))
      for (const event of events)
        for (const place of ["space", "start", "to"] as const) {
          const space = (event as unknown as Record<string, unknown>)[place];
          if (typeof space === "string" && /^\d+,\d+$/.test(space))
            expect(within.has(space), `${name} ${space}`).toBe(true);
        }
  }
});

it("makes plain text of a sentence", () => {
  expect(plain("**Reach** it, see [forgotten](forgotten) (A9.1, A9.2), or A7.18.")).toBe(
    "Reach it, see forgotten, or A7.18.",
  );
});
