/// <reference types="node" />
// The rules for people: read, searched, played, printed; and the game on one page at the table.

import type { Page } from "@playwright/test";
import { expect, test } from "./house";
import { Guest, bot, me } from "./guest";
import { inspect, picture, SIZES } from "./looks";
import { Screen } from "./table";

/** The rulebook of a game, drawn to its end. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("[aria-busy=false]")).toBeVisible();
}

/** How many pages of A4 it takes to print what is shown. */
async function pages(page: Page): Promise<number> {
  const paper = (await page.pdf({ preferCSSPageSize: true, format: "A4" })).toString("latin1");
  return paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

const search = (page: Page) => page.getByRole("searchbox");
const inSight = (page: Page, id: string) => expect(page.locator(`[id="${id}"]`)).toBeInViewport();

test("both rulebooks, the numbered rules and the aids can be read by everybody", async ({ page }) => {
  await page.goto("/rules");
  await expect(page.getByRole("heading", { name: "Rules", level: 1 })).toBeVisible();
  for (const game of ["ankh", "plagues"]) {
    await open(page, `/rules/${game}`);
    await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText("How to win");
    await inspect(page, `rulebook-${game}`);
    await page.goto(`/rules/${game}/aid`);
    await expect(page.getByRole("article")).toBeVisible();
    await inspect(page, `aid-${game}`);
    await page.goto(`/rules/${game}/numbered`);
    await expect(page.getByText(game === "ankh" ? "A1.1" : "P1.1", { exact: true }).first()).toBeVisible();
    await inspect(page, `numbered-${game}`);
  }
});

test("contents, cross-references and numbers are links that lead where they say", async ({ page }) => {
  await open(page, "/rules/ankh");
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Camel Caravan" }).click();
  await expect(page).toHaveURL(/#caravan$/);
  await inSight(page, "caravan");
  await page.locator("#goal").getByRole("link", { name: "forgotten" }).click();
  await inSight(page, "forgotten");
  await page.goBack();
  await inSight(page, "caravan");
  await page.locator("#ties").getByRole("link", { name: "A7.18" }).click();
  await expect(page).toHaveURL(/\/rules\/A7\.18$/);
  await inSight(page, "A7.18");
  const rule = page.locator('[id="A7.18"]');
  await expect(rule).toContainText("A tie for the highest total");
  await rule.getByRole("link", { name: "In plain words: Ties" }).click();
  await inSight(page, "ties");
});

test("where things come from is told only to those who ask", async ({ page }) => {
  await page.goto("/rules/A7.17");
  const chapter = page.locator("section", { has: page.locator('[id="A7"]') });
  await expect(chapter.locator("dl")).not.toContainText("[R]");
  await expect(page.getByText("docs/rules/ankh.md").first()).toBeHidden();
  await chapter.getByText("Where this comes from").click();
  await expect(chapter.getByText("docs/rules/ankh.md")).toBeVisible();
  await expect(chapter.getByText("A7.17 [R] 5 Resolution.")).toBeVisible();
});

test("search knows everyday words, and says so when it finds nothing", async ({ page }) => {
  await open(page, "/rules/ankh");
  for (const [typed, title, id] of [
    ["goal", "How to win", "goal"],
    ["draw a card", "Battle cards", "cards"],
    ["ties", "Ties", "ties"],
  ] as const) {
    await search(page).fill(typed);
    const first = page.locator("search li a").first();
    await expect(first).toHaveText(title);
    await first.click();
    await inSight(page, id);
    await expect(search(page)).toHaveValue("");
  }
  await search(page).fill("a7.18");
  await expect(page.locator("search li a").first()).toHaveText("A7.18");
  await search(page).press("Enter");
  await expect(page).toHaveURL(/\/rules\/A7\.18$/);
  await search(page).fill("spaceship");
  await expect(page.getByRole("status")).toHaveText("Nothing in these rules speaks of “spaceship”.");
  await inspect(page, "rules-not-found");
  await page.locator("search").getByRole("link", { name: "How to win" }).click();
  await inSight(page, "goal");
});

test.describe("in Czech", () => {
  test.use({ locale: "cs" });
  test("search knows everyday words, too", async ({ page }) => {
    await open(page, "/rules/ankh");
    await search(page).fill("remíza");
    await expect(page.locator("search li a").first()).toHaveText("Shody a nerozhodný boj");
    await search(page).fill("liznout kartu");
    await expect(page.locator("search li a").first()).toHaveText("Bojové karty");
    await search(page).fill("vesmírná loď");
    await expect(page.getByRole("status")).toContainText("nic nepíše");
    await inspect(page, "rulebook-cs");
  });
});

for (const [game, name, play, last] of [
  ["ankh", "E13", 6, "Isis wins the battle"],
  ["plagues", "E17", 4, "plantation into the discard"],
] as const) {
  test(`a worked example is played by a click: ${game} ${name}`, async ({ page }) => {
    await open(page, `/rules/${game}#example-${name}`);
    const example = page.locator(`#example-${name}`);
    await expect(example).toBeInViewport();
    await expect(example.locator(".told li")).toHaveCount(0);
    await example.getByRole("button", { name: "Next step" }).click();
    await expect(example.locator(".told li")).toHaveCount(1);
    await example.getByRole("button", { name: "Step back" }).click();
    await expect(example.locator(".told li")).toHaveCount(0);
    await example.getByRole("button", { name: "Play it" }).click();
    await expect(example.locator(".told li")).toHaveCount(play - 1);
    await expect(example.locator(".told li").last()).toContainText(last);
    await picture(example, `example-${game}-${name}`);
    await example.getByRole("button", { name: "Play it again" }).click();
    await expect(example.locator(".told li")).toHaveCount(play - 1);
  });
}

test.describe("at a pace for people", () => {
  test.use({ pace: "calm" });
  test("an example is played step by step where things may move", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, "/rules/ankh#example-E4");
    const example = page.locator("#example-E4");
    await example.getByRole("button", { name: "Play it" }).click();
    await expect(example.getByRole("button", { name: "Pause" })).toBeVisible();
    await expect(example.locator(".told li")).toHaveCount(1);
    await expect(example.locator(".told li")).toHaveCount(2);
    await example.getByRole("button", { name: "Pause" }).click();
    await expect(example.getByRole("button", { name: "Play it" })).toBeVisible();
  });
});

test("drawings have names and answer nobody", async ({ page }) => {
  for (const game of ["ankh", "plagues"]) {
    await open(page, `/rules/${game}`);
    const drawings = page.locator("figure [role=img]");
    const names = await drawings.evaluateAll((found) => found.map((one) => one.getAttribute("aria-label") ?? ""));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => name.length < 4)).toEqual([]);
    await expect(page.locator("figure > [role=img] > :not([inert])")).toHaveCount(0);
  }
});

test("rulebook and aid can be printed: the aid on one page, without what only a screen needs", async ({ page }) => {
  for (const game of ["ankh", "plagues"]) {
    await page.goto(`/rules/${game}/aid`);
    await expect(page.getByRole("article")).toBeVisible();
    expect(await pages(page), `the aid of ${game}`).toBe(1);
    await open(page, `/rules/${game}`);
    const sheets = await pages(page);
    expect(sheets).toBeGreaterThan(8);
    expect(sheets).toBeLessThan(30);
    await page.emulateMedia({ media: "print" });
    const gone = page.locator("header:has(nav), footer, search, .button, details");
    expect(await gone.count()).toBeGreaterThan(0);
    await expect(gone.filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("#goal")).toBeVisible();
    await expect(page.locator("figure").first()).toBeVisible();
    await expect(page.locator(".printed").first()).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test("at the table the game on one page is behind ? and a button", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Iput");
  for (const [game, words] of [
    ["ankh", "Battle cards"],
    ["plagues", "The ten plagues"],
  ] as const) {
    await page.goto(`/t/${await guest.open(game, [me, bot])}`);
    await new Screen(page).next();
    const aid = page.getByRole("dialog", { name: "The game on one page" });
    await page.keyboard.press("?");
    await expect(aid.getByRole("heading", { name: words })).toBeVisible();
    await inspect(page, `aid-at-the-table-${game}`);
    await page.keyboard.press("Escape");
    await expect(aid).toBeHidden();
    await page.getByRole("button", { name: "The game on one page" }).click();
    await expect(aid.getByRole("heading", { name: words })).toBeVisible();
    await page.keyboard.press("?");
    await expect(aid).toBeHidden();
    await page.getByLabel("Type an answer").or(page.locator("#command-line")).first().focus();
    await page.keyboard.press("?");
    await expect(aid).toBeHidden();
  }
  await page.setViewportSize(SIZES.phone);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "The game on one page" }).click();
  await expect(page.getByRole("dialog", { name: "The game on one page" })).toBeVisible();
});
