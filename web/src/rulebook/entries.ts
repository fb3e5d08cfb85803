// Everything of a game's rules that can be found: sections first, then examples, then the numbered text.

import type { RuleChapter } from "../game";
import { t } from "../i18n/words.svelte";
import { sectionsOf, type Chapter } from "./book";
import { ruleText } from "./numbered";
import { plain } from "./prose";
import type { Entry } from "./search";
import { exampleLead, exampleTitle, paragraphsOf, sectionTitle, sectionWords } from "./words";

export interface Findable extends Entry {
  kind: "section" | "example" | "rule";
  href: string;
}

export function entriesOf(game: string, chapters: readonly Chapter[], numbered: readonly RuleChapter[]): Findable[] {
  const sections = sectionsOf(chapters);
  return [
    ...sections.map(({ id }): Findable => ({
      kind: "section",
      key: id,
      href: `/rules/${game}#${id}`,
      title: sectionTitle(game, id),
      words: sectionWords(game, id),
      text: plain(paragraphsOf(game, id).join(" ").replaceAll("• ", "")),
    })),
    ...sections
      .flatMap(({ examples = [] }) => examples)
      .map((id): Findable => ({
        kind: "example",
        key: id,
        href: `/rules/${game}#example-${id}`,
        title: exampleTitle(game, id),
        words: t("rulebook-example"),
        text: plain(exampleLead(game, id)),
      })),
    ...numbered
      .flatMap(({ rules }) => rules)
      .map((number): Findable => ({
        kind: "rule",
        key: number,
        href: `/rules/${number}`,
        title: number,
        words: "",
        text: ruleText(number),
      })),
  ];
}
