import { expect, it, vi } from "vitest";
import type { GameEvent, Moment } from "../net/protocol";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));
const { LogBook } = await import("./lines");

const moment = (n: number): Moment =>
  ({ n, news: [], events: [[n, { type: "TurnBegun", seat: n } as GameEvent]] }) as unknown as Moment;
const named = { names: String, people: String };

it("words each moment once, and again when the words change", () => {
  const book = new LogBook();
  const word = vi.fn((event: GameEvent) => `${(event as { seat: number }).seat} begins`);
  const first = [moment(1), moment(2)];
  expect(book.lines(first, word, named, "en").map((line) => line.text)).toEqual(["1 begins", "2 begins"]);
  const more = [...first, moment(3)];
  expect(book.lines(more, word, named, "en")).toHaveLength(3);
  expect(word).toHaveBeenCalledTimes(3);
  expect(book.lines(more, word, named, "cs")).toHaveLength(3);
  expect(word).toHaveBeenCalledTimes(6);
});
