import { expect, test } from "vitest";
import { pieces, siteOf } from "./links";

test("what looks like an address is a piece of its own, without the full stop behind it", () => {
  expect(pieces("see https://tawy.example/a?b=1. Or not")).toEqual([
    { text: "see ", link: null },
    { text: "https://tawy.example/a?b=1", link: "https://tawy.example/a?b=1" },
    { text: ". Or not", link: null },
  ]);
});

test("only the web is linked to, and markup is text", () => {
  for (const line of ["javascript:alert(1)", "<a href='x'>y</a>", "data:text/html,hi", "file:///etc/passwd"])
    expect(pieces(line)).toEqual([{ text: line, link: null }]);
});

test("the site is named as it is, whatever stands before or looks like it", () => {
  expect(siteOf("https://tawy.example@evil.example/x")).toBe("evil.example");
  expect(siteOf("https://tаwy.example/")).toMatch(/^xn--/);
});
