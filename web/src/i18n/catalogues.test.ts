// The catalogues of every language against the English ones, and the English ones against what the games can say.

import { parse, Visitor, type BaseNode, type Message, type Resource, type SelectExpression } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import ankh from "../content/ankh.json";
import plagues from "../content/plagues.json";

/** The languages that have to be complete; one joins when its translation does. */
const REQUIRED = ["en", "es", "pt-BR", "it", "cs"];

const GAMES = { ankh, plagues };
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);

const raw = import.meta.glob<string>("../../../src/tawy/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** By language and file: the text. */
const catalogues = new Map<string, Map<string, string>>();
for (const [path, text] of Object.entries(raw)) {
  const [, language = "", file = ""] = /words\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (!catalogues.has(language)) catalogues.set(language, new Map());
  catalogues.get(language)!.set(file, text);
}

const english = catalogues.get("en")!;

const parsed = new Map<string, Resource>();
function resource(text: string): Resource {
  let found = parsed.get(text);
  if (!found) parsed.set(text, (found = parse(text, {})));
  return found;
}

/** The messages of a file by id. */
function messages(text: string): Map<string, Message> {
  const entries = resource(text).body.filter((entry): entry is Message => entry.type === "Message");
  return new Map(entries.map((entry) => [entry.id.name, entry]));
}

/** Everything a message refers to, and its selectors. */
class Looking extends Visitor {
  variables = new Set<string>();
  references = new Set<string>();
  selects: SelectExpression[] = [];

  override visitVariableReference(node: BaseNode & { id?: { name: string } }): void {
    this.variables.add(node.id!.name);
  }

  override visitMessageReference(node: BaseNode & { id?: { name: string } }): void {
    this.references.add(node.id!.name);
  }

  override visitSelectExpression(node: SelectExpression): void {
    this.selects.push(node);
    this.genericVisit(node);
  }
}

function look(message: Message): Looking {
  const looking = new Looking();
  looking.visit(message);
  return looking;
}

function keys(select: SelectExpression): string[] {
  return select.variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
}

/** A selector on a number: all its variants are plural categories or numbers. */
function isPlural(select: SelectExpression): boolean {
  return keys(select).every((key) => PLURALS.has(key) || /^\d+$/.test(key));
}

/** What the wording hands to lines of the log, questions and answers beyond what English uses: the raw id of each thing. */
function mayAdd(id: string, variable: string, known: ReadonlySet<string>): boolean {
  return (
    /^((ankh|plagues)-(event|ask|option)|coach)-/.test(id) &&
    variable.endsWith("_id") &&
    known.has(variable.slice(0, -3))
  );
}

it("knows the languages that are required", () => {
  for (const language of REQUIRED) expect([...catalogues.keys()], language).toContain(language);
  for (const file of ["ankh.ftl", "plagues.ftl", "rules-ankh.ftl", "rules-plagues.ftl"])
    expect(english.has(file)).toBe(true);
});

describe.each([...catalogues.keys()])("the catalogue in %s", (language) => {
  const files = catalogues.get(language)!;
  const complete = REQUIRED.includes(language);

  it("has no errors and no message twice", () => {
    for (const [file, text] of files) {
      const junk = resource(text).body.filter((entry) => entry.type === "Junk");
      expect(
        junk.map((entry) => ("content" in entry ? entry.content : "")),
        file,
      ).toEqual([]);
      const ids = resource(text).body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
      expect(ids.length, file).toBe(new Set(ids).size);
    }
  });

  it("has the messages of English and no others", () => {
    if (complete) expect([...files.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [file, text] of files) {
      const wanted = [...messages(english.get(file) ?? "").keys()];
      const found = new Set(messages(text).keys());
      if (complete)
        expect(
          wanted.filter((id) => !found.has(id)),
          `${file}: missing`,
        ).toEqual([]);
      expect(
        [...found].filter((id) => !wanted.includes(id)),
        `${file}: unknown`,
      ).toEqual([]);
    }
  });

  it("has the placeholders of English and no others", () => {
    for (const [file, text] of files) {
      const originals = messages(english.get(file) ?? "");
      for (const [id, message] of messages(text)) {
        const original = originals.get(id);
        if (!original) continue;
        const known = look(original).variables;
        const used = look(message).variables;
        expect(
          [...known].filter((each) => !used.has(each)),
          `${file}: ${id} lacks`,
        ).toEqual([]);
        const added = [...used].filter((each) => !known.has(each) && !mayAdd(id, each, known));
        expect(added, `${file}: ${id} adds`).toEqual([]);
      }
    }
  });

  it("refers only to messages that there are", () => {
    const all = new Set([...files.values(), ...english.values()].flatMap((text) => [...messages(text).keys()]));
    for (const text of files.values()) {
      for (const [id, message] of messages(text)) {
        expect(
          [...look(message).references].filter((each) => !all.has(each)),
          id,
        ).toEqual([]);
      }
    }
  });

  it("has every plural of the language wherever a number selects", () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const text of files.values()) {
      for (const [id, message] of messages(text)) {
        for (const select of look(message).selects.filter(isPlural)) {
          expect(
            wanted.filter((category) => !keys(select).includes(category)),
            id,
          ).toEqual([]);
        }
      }
    }
  });

  it("selects on words by the same words as English", () => {
    const words = (message: Message) =>
      look(message)
        .selects.filter((select) => !isPlural(select))
        .flatMap(keys);
    for (const [file, text] of files) {
      for (const [id, message] of messages(text)) {
        const original = messages(english.get(file) ?? "").get(id);
        const found = new Set(words(message));
        expect(original ? words(original).filter((key) => !found.has(key)) : [], id).toEqual([]);
        expect(
          [...found].filter((key) => key !== "other" && PLURALS.has(key)),
          `${id} mixes words and numbers`,
        ).toEqual([]);
      }
    }
  });
});

describe.each(["ankh", "plagues"] as const)("the words of %s", (game) => {
  const facts = GAMES[game];
  const words = new Set(messages(english.get(`${game}.ftl`)!).keys());
  const rules = new Set(messages(english.get(`rules-${game}.ftl`)!).keys());
  const key = (id: string) => id.replace(/[^A-Za-z0-9_-]/g, "-");
  const lacking = (group: string, ids: readonly string[], ...endings: string[]) =>
    ids
      .flatMap((id) => ["", ...endings].map((ending) => `${game}-${group}-${key(id)}${ending}`))
      .filter((id) => !words.has(id));
  const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id);

  it("tell every event, ask every question and name every cause and ending", () => {
    expect(lacking("event", facts.event_types)).toEqual([]);
    expect(lacking("ask", Object.keys(facts.questions), "-other")).toEqual([]);
    expect(lacking("cause", Object.keys(facts.causes))).toEqual([]);
    expect(lacking("ending", facts.endings)).toEqual([]);
    const unanswered = Object.keys(facts.questions).filter(
      (kind) => ![...words].some((id) => id === `${game}-option-${kind}` || id.startsWith(`${game}-option-${kind}-`)),
    );
    expect(unanswered).toEqual([]);
  });

  it("cite rules that there are", () => {
    const cited = [...english.get(`${game}.ftl`)!.matchAll(/\b([AP]\d+)\.(\d+)\b/g)].map(
      ([, chapter, n]) => `rule-${chapter}-${n}`,
    );
    expect(cited.filter((id) => !rules.has(id))).toEqual([]);
    const named = [...Object.values(facts.questions), ...Object.values(facts.causes)];
    expect(named.map((rule) => `rule-${rule.replace(".", "-")}`).filter((id) => !rules.has(id))).toEqual([]);
  });

  it("tell where each piece of content comes from", () => {
    const sources = facts.sources as { table: string; origin: string; why?: string }[];
    expect(
      lacking(
        "origin",
        sources.map(({ origin }) => origin),
      ),
    ).toEqual([]);
    expect(
      lacking(
        "table",
        sources.map(({ table }) => table),
      ),
    ).toEqual([]);
    expect(sources.flatMap(({ why }) => (why && !rules.has(why) ? [why] : []))).toEqual([]);
  });

  it("name everything that is printed", () => {
    if (game === "ankh") {
      expect(lacking("god", ids(ankh.gods), "-ability", "-help")).toEqual([]);
      expect(lacking("guardian", ids(ankh.guardians), "-a", "-help")).toEqual([]);
      expect(lacking("power", ids(ankh.powers), "-help")).toEqual([]);
      expect(lacking("card", ids(ankh.cards), "-help")).toEqual([]);
      expect(lacking("action", ids(ankh.actions), "-help")).toEqual([]);
      expect(lacking("event_space", ankh.events, "-help")).toEqual([]);
      expect(lacking("monument", ankh.monuments, "-a")).toEqual([]);
      expect(lacking("terrain", Object.values(ankh.terrains))).toEqual([]);
      expect(lacking("scenario", ids(ankh.scenarios))).toEqual([]);
      expect(lacking("direction", ankh.grid.sides, "-long")).toEqual([]);
      return;
    }
    expect(lacking("province", ids(plagues.provinces), "-help")).toEqual([]);
    expect(lacking("token", ids(plagues.tokens), "-a", "-help")).toEqual([]);
    expect(
      lacking(
        "bonus",
        plagues.gaps.map(({ bonus }) => bonus),
        "-help",
      ),
    ).toEqual([]);
    expect(
      lacking(
        "favour",
        plagues.pharaoh_cards.map(({ favour }) => favour),
        "-help",
      ),
    ).toEqual([]);
    expect(lacking("column", plagues.hebrews.column)).toEqual([]);
    expect(lacking("card_bonus", Object.values(plagues.province_card.bonuses))).toEqual([]);
    expect(lacking("plague", ids(plagues.plagues), "-help")).toEqual([]);
    expect(
      lacking(
        "when",
        plagues.plagues.map(({ when }) => when),
      ),
    ).toEqual([]);
    expect(lacking("territory", ids(plagues.territories), "-short", "-help")).toEqual([]);
    expect(
      lacking(
        "kind",
        plagues.territories.map(({ kind }) => kind),
        "-help",
      ),
    ).toEqual([]);
    expect(lacking("action", plagues.dice.actions, "-help")).toEqual([]);
    expect(lacking("track", ["city", "field", "boat", "province"], "-help")).toEqual([]);
  });
});
