import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Foreseen, GameEvent, GameName, GameView, Option, Question } from "../net/protocol";
import type { Tables } from "../plagues/printed";
import type { Language } from "../settings.svelte";
import ankh from "./fixtures/ankh.json";
import plagues from "./fixtures/plagues.json";
import worded from "./fixtures/worded.json";

const lacked = vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  return [] as string[];
});

vi.mock("../i18n/words.svelte", async (original) => {
  const words = await original<typeof import("../i18n/words.svelte")>();
  const maybe: typeof words.maybe = (id, args) => {
    const found = words.maybe(id, args);
    if (found === null) lacked.push(id);
    return found;
  };
  return { ...words, maybe, t: (id: string, args?: Parameters<typeof maybe>[1]) => maybe(id, args) ?? id };
});

const { learn } = await import("../i18n/words.svelte");
const { settings } = await import("../settings.svelte");
const { differing, wordForeseen } = await import("./foreseeing");
const { print } = await import("../plagues/printed");
const { key, readTarget, wordCounsel, wordEvent, wordOption, wordQuestion, wordTarget, wordVerdict, Worder } =
  await import("./wording");

interface Story {
  told: GameEvent[];
  rare: GameEvent[];
  asked: (Pick<Question, "kind" | "seat" | "about"> & { options: Option[] })[];
  foreseen: (Pick<Foreseen, "changes" | "events"> & { before: GameView; own: number })[];
  counsels: { name: string; about: Record<string, unknown> }[];
  verdicts: { name: string; about: Record<string, unknown> }[];
}

const stories = { ankh, plagues } as unknown as Record<GameName, Story>;
const gods = (seat: number) => ["Isis", "Ra", "Amun", "Osiris", "Anubis"][seat]!;
const players = (seat: number) => ["Buto", "Edfu", "Abydos", "Memphis"][seat]!;
const names = { ankh: gods, plagues: players };

const told = (game: GameName, event: object) => wordEvent(game, event as GameEvent, names[game]);
const answered = (game: GameName, kind: string, token: string, points_at: Option["points_at"] = {}) =>
  wordOption(game, kind, { token, points_at }, names[game]);

beforeAll(async () => {
  settings.language = "en";
  await learn(["ankh", "plagues"]);
});

describe("events of Ankh", () => {
  it("names the god, the figure and both spaces of a move", () => {
    const moved = { type: "Moved", side: 0, piece: "cat_mummy", start: "4,7", to: "4,8", cause: "move" };
    expect(told("ankh", moved)).toBe("Isis moves a Cat Mummy from 4,7 to 4,8.");
  });

  it("counts followers in one and in many", () => {
    const gained = { type: "FollowersGained", side: 1, amount: 1, cause: "revered" };
    expect(told("ankh", gained)).toBe("Ra gains 1 follower (Revered).");
    expect(told("ankh", { ...gained, amount: 3 })).toBe("Ra gains 3 followers (Revered).");
  });

  it("tells one killed figure from several", () => {
    const killed = { type: "Killed", side: 0, figures: [["warrior", "9,4"]], cause: "plague" };
    expect(told("ankh", killed)).toBe("Isis loses a figure to the locusts: warrior (9,4).");
    expect(
      told("ankh", {
        ...killed,
        figures: [
          ["mummy", "2,0"],
          ["warrior", "4,0"],
        ],
        cause: "battle",
      }),
    ).toBe("Isis loses figures: Mummy (2,0) and warrior (4,0).");
  });

  it("lists the cards of each god, and a single cause without its number", () => {
    expect(told("ankh", { type: "CardsRevealed", cards: { 0: ["flood"], 2: ["drought", "cycle"] } })).toBe(
      "Cards: Isis: Flood; Amun: Drought and Cycle of Ma'at.",
    );
    expect(told("ankh", { type: "DevotionGained", side: 0, amount: 1, to: 5, parts: [["victory", 1]] })).toBe(
      "Isis gains 1 devotion (victory), now 5.",
    );
    const parts = [
      ["victory", 1],
      ["drought", 2],
    ];
    expect(told("ankh", { type: "DevotionGained", side: 0, amount: 3, to: 8, parts })).toBe(
      "Isis gains 3 devotion (victory 1 and Drought 2), now 8.",
    );
  });

  it("says that nobody won or that somebody did", () => {
    const resolved = { type: "Resolved", token: 2, totals: { 0: 3, 1: 4 }, victor: null };
    expect(told("ankh", resolved)).toBe("Strength: Ra 4 and Isis 3. Nobody wins the battle for region 2.");
    expect(told("ankh", { ...resolved, victor: 1 })).toMatch(/Ra wins the battle for region 2\.$/);
  });

  it("calls a ransomed warrior what it was", () => {
    const summoned = { type: "Summoned", side: 0, piece: "warrior", space: "4,7", cause: "summon", ransomed: true };
    expect(told("ankh", summoned)).toBe("Isis summons a trapped warrior on 4,7.");
  });

  it("shows an id for which there is no word as it is written", () => {
    expect(told("ankh", { type: "BoardLaid", scenario: "our own map" })).toBe("The board is laid out: our own map.");
  });
});

describe("events of 10 Plagues", () => {
  it("tells a dev step by its points and the boat by its space", () => {
    const moved = { type: "Moved", player: 0, track: "city", steps: 1, to: 3, cause: "bonus token" };
    expect(told("plagues", moved)).toBe("Buto: city track +1, now worth 5 (bonus token).");
    expect(told("plagues", { ...moved, track: "boat", steps: -2, cause: "loss" })).toBe(
      "Buto: boat −2, now on 3 (losses).",
    );
  });

  it("names a territory card by its number and what it does", () => {
    expect(told("plagues", { type: "TerritoryTaken", player: 1, card: "t8 special egyptians" })).toBe(
      "Edfu takes Special action 8 (2 Egyptians: boat +1).",
    );
  });

  it("spells out losses", () => {
    const parts = [["boat -1", "city -1"], ["one of plantation, herd"], ["both sphinx, obelisk"]];
    expect(told("plagues", { type: "LossRevealed", parts })).toBe(
      "The losses of the round: 1. boat back 1 or city track back 1; 2. a plantation or a herd into the discard; " +
        "3. a sphinx and an obelisk into the discard.",
    );
  });

  it("says what the place of a freed Hebrew gives, as the event tells it", () => {
    const freed = { type: "HebrewFreed", player: 0, value: 2, place: 7, gift: "ankh" };
    expect(told("plagues", freed)).toMatch(/an Ankh\.$/);
    expect(told("plagues", { ...freed, place: 14, gift: "none" })).toMatch(/nothing\.$/);
  });
});

describe("questions and answers", () => {
  it("asks the seat itself, and tells the others", () => {
    const question = { kind: "action", seat: 0, about: ["move"] } as const;
    const asked = { ...question, about: [...question.about] };
    expect(wordQuestion("ankh", asked, gods)).toBe("Choose your second action, from a row below Move Figures.");
    expect(wordQuestion("ankh", { ...asked, about: [] }, gods, false)).toBe("Isis chooses an action.");
  });

  it("has words for answers that point at something, and for those that do not", () => {
    const pyramid = { piece: "warrior", way: "pyramid", space: "3,8" };
    expect(answered("ankh", "summon", "warrior pyramid 3,8", pyramid)).toBe(
      "Summon a warrior beside the pyramid on 3,8",
    );
    expect(answered("ankh", "cards", "build", { cards: ["build"] })).toBe("Play Build Monument");
    expect(answered("ankh", "worship", "no")).toBe("Keep the followers");
    expect(answered("plagues", "die", "2 as 4 hebrew 2", { die: 2, action: "hebrew", hebrew: 2 })).toBe(
      "Die 2 as 4: free a Hebrew of 2",
    );
    expect(answered("plagues", "free", "use t19", { use: "t19", card: "t19" })).toBe(
      "Use Trade 19 (province token + obelisk: for a coin, 2 dev steps)",
    );
    expect(answered("plagues", "die", "4 favour by t9", { die: 4, action: "favour", favour: 6, card: "t9" })).toBe(
      "Die 4: take Pharaoh card 6 by Special action 9",
    );
    expect(answered("plagues", "territory", "drop penalty", { use: "pharaoh" })).toMatch(/drop a penalty$/);
  });
});

describe.each(["ankh", "plagues"] as const)("a whole game of %s", (game) => {
  const whole = (line: string) => {
    expect(line).not.toMatch(/[{}$_]|undefined|NaN|ankh-|plagues-|\(\)| {2}/);
    expect(line).not.toBe("");
  };

  it("is told without an id that has no words", () => {
    lacked.length = 0;
    for (const event of [...stories[game].told, ...stories[game].rare]) whole(wordEvent(game, event, names[game]));
    expect(lacked).toEqual([]);
  });

  it("is asked without an id that has no words, whoever reads it", () => {
    lacked.length = 0;
    for (const question of stories[game].asked) {
      const asked = { ...question, seat: Math.max(0, question.seat) };
      for (const mine of [true, false]) whole(wordQuestion(game, asked, names[game], mine));
    }
    expect(lacked).toEqual([]);
  });

  it("has words for every answer", () => {
    for (const { kind, options } of stories[game].asked) {
      for (const option of options) {
        lacked.length = 0;
        whole(wordOption(game, kind, option, names[game]));
        const tried = new RegExp(`^${game}-option-(${kind}-)?${key(option.token)}$`);
        expect(lacked.filter((id) => !tried.test(id))).toEqual([]);
      }
    }
  });
});

describe("spaces of a province", () => {
  it("count from one for people and from nought for the game", () => {
    expect(told("plagues", { type: "TokenPlaced", player: 0, token: "sphinx", space: "city 0" })).toBe(
      "Buto lays a sphinx on city 1.",
    );
    expect(answered("plagues", "place", "field 5", { space: "field 5" })).toBe("On field 6");
    expect(wordTarget("plagues", "city 2")).toBe("city 3");
    expect(readTarget("plagues", "City 3")).toBe("city 2");
    expect(readTarget("plagues", "slot 4")).toBe("slot 4");
    expect(wordTarget("ankh", "flood")).toBe("Flood");
  });
});

it("of what several options would do, only that is told in which they differ", () => {
  expect(differing([["a", "b"], ["b"], ["c", "b"]])).toEqual([["a"], [], ["c"]]);
  expect(differing([["a", "b"]])).toEqual([["a", "b"]]);
});

/** One event of each kind, as tests/words/worded.py picks them. */
function oneOfEach(events: readonly GameEvent[]): GameEvent[] {
  const kind = (event: GameEvent) =>
    JSON.stringify([
      event.type,
      ...Object.values<unknown>({ ...event }).map((value) =>
        typeof value === "boolean" || value === null ? value : "",
      ),
    ]);
  return [...new Map(events.map((event) => [kind(event), event])).values()];
}

const TARGETS: Record<GameName, string[]> = {
  ankh: ["4,7", "0,3 SE", "flood", "temple_attuned", "move", "obelisk"],
  plagues: ["city 0", "field 5", "slot 4", "favour 2", "hebrew 3", "die 5", "discard 1", "sphinx", "t8", "buto"],
};

describe.each(Object.keys(worded.ankh) as Language[])("in %s the page and the terminal", (language) => {
  const seats = (seat: number) => ["Uno", "Isis", "Tre", "Osiris", "Five"][seat]!;

  it.each(["ankh", "plagues"] as const)("say the same of %s", async (game) => {
    settings.language = language;
    await learn(["page", game, `${game}-ui`, `coach-${game}`, `summary-${game}`]);
    const { told: events, rare, asked, counsels, verdicts, foreseen } = stories[game];
    const said = oneOfEach([...events, ...rare]).map((event) => wordEvent(game, event, seats));
    for (const question of asked) {
      const seat = Math.max(0, question.seat);
      for (const mine of [true, false]) said.push(wordQuestion(game, { ...question, seat }, seats, mine));
      said.push(...question.options.map((option) => wordOption(game, question.kind, option, seats)));
    }
    said.push(...foreseen.flatMap((one) => wordForeseen(game, one.before, one, one.own, seats)));
    said.push(...counsels.map((counsel) => wordCounsel(game, counsel, seats)));
    said.push(...verdicts.map((verdict) => wordVerdict(game, verdict, seats)));
    said.push(...TARGETS[game].map((target) => wordTarget(game, target)));
    settings.language = "en";
    expect(said).toEqual((worded as unknown as Record<GameName, Record<string, string[]>>)[game][language]);
  });

  it("say the same of cards of somebody's own tables", async () => {
    settings.language = language;
    await learn(["page", "plagues", "plagues-ui"]);
    const { facts, told: events, said: expected } = worded.pack;
    print(facts as unknown as Tables);
    const said = events.map((event) => wordEvent("plagues", event as unknown as GameEvent, seats));
    said.push(...facts.pharaoh_cards.map(({ favour }) => String(new Worder("plagues", seats).word("favour", favour))));
    said.push(...["t1", "t8", "t30"].map((target) => wordTarget("plagues", target)));
    print(null);
    settings.language = "en";
    expect(said).toEqual((expected as Record<string, string[]>)[language]);
  });
});
