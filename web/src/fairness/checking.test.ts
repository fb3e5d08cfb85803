import { describe, expect, it } from "vitest";
import type { Proof } from "../net/protocol";
import { blake2b } from "./blake2b";
import { check, commitmentOf, roll, seedOf } from "./checking";

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const text = (words: string): Uint8Array => new TextEncoder().encode(words);

describe("BLAKE2b", () => {
  it("hashes as the RFC does", () => {
    expect(hex(blake2b(text("abc"))).slice(0, 32)).toBe("ba80a53f981c4d0d6a2797b69f12f6e9");
    expect(hex(blake2b(text(""))).slice(0, 32)).toBe("786a02f742015903c6c6fd852552d272");
  });
  it("hashes whole blocks, and more than one", () => {
    // From Python: blake2b(b"a" * n, digest_size=16).hexdigest()
    expect(hex(blake2b(text("a".repeat(128)), 16))).toBe("1271d28e731afb57bdfba6bdaf3501be");
    expect(hex(blake2b(text("a".repeat(129)), 16))).toBe("68b7bafbad5055c4ebe6eb170a0f8524");
    expect(hex(blake2b(text("a"), 16, text("key")))).toBe("ae4a595ba6a88909aee723723d395244");
  });
});

describe("chance", () => {
  it("rolls as the engine does", () => {
    expect(Array.from({ length: 8 }, (_, position) => roll("tawy", position, 6))).toEqual([1, 0, 3, 3, 1, 4, 4, 0]);
  });
});

describe("a deal", () => {
  it("is hashed as the server does", async () => {
    expect((await commitmentOf("a lot")).slice(0, 16)).toBe("30679bddcf542356");
    expect((await seedOf({ lot: "a lot", parts: ["one", ""] })).slice(0, 16)).toBe("a29a6077af3255a7");
  });
  it("is found fair, and what does not fit is found", async () => {
    const deal = { lot: "a lot", parts: ["one", ""] };
    const [seed, commitment] = [await seedOf(deal), await commitmentOf("a lot")];
    const options = ["a", "b", "c"];
    const draw = { position: 7, kind: "die", options, weights: [], token: options[roll(seed, 7, 3)]! };
    const heavy = { position: 8, kind: "bag", options, weights: [0, 5, 0], token: "b" };
    const proof: Proof = { deal, commitment, seed, since: 0, draws: [draw, heavy] };
    const noted = { commitment, part: "one" };
    expect(await check(proof, noted)).toEqual({
      seed: true,
      commitment: true,
      part: true,
      draws: [
        { draw, fits: true },
        { draw: heavy, fits: true },
      ],
    });
    const false_ = await check(
      { ...proof, seed: "other", draws: [{ ...draw, token: "?" }] },
      { commitment: "x", part: "y" },
    );
    expect([false_.seed, false_.commitment, false_.part, false_.draws[0]!.fits]).toEqual([false, false, false, false]);
    expect(await check({ ...proof, deal: null }, null)).toMatchObject({ seed: null, commitment: null, part: null });
  });
});
