import { beforeAll, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["cs"] }));

const { learn } = await import("./words.svelte");
const { settings } = await import("../settings.svelte");
const { Refused, Unreachable } = await import("../net/api");
const { told } = await import("./refusals");

const refused = (code: string, sentence: string) => told(new Refused(code, sentence, 400));

describe("a refusal in Czech", () => {
  beforeAll(async () => {
    settings.language = "cs";
    await learn(["page", "refusals"]);
  });

  it("is the server's own sentence, with what stood in it", () => {
    expect(refused("not_now", "Seat 3 is taken.")).toBe("Místo 3 je obsazené.");
    expect(refused("not_now", "Your answer is sealed; take it back first to give another.")).toMatch(
      /^Vaše odpověď je zapečetěná/,
    );
  });

  it("tells a refusal inside a refusal, too", () => {
    expect(refused("malformed", "Pick 4 is not legal: '9,9' is not an answer to the question 'move_to'.")).toBe(
      "Volba 4 není dovolená: '9,9' není odpověď na otázku 'move_to'.",
    );
  });

  it("is told by its kind where the sentence is not known", () => {
    expect(refused("too_slow", "Something that nobody has words for.")).toBe(
      "Požadavek dorazil příliš pozdě: zkuste to znovu.",
    );
    expect(refused("unheard_of", "Something that nobody has words for.")).toBe("Something that nobody has words for.");
    expect(told(new Unreachable())).toMatch(/^Server není dostupný/);
  });
});
