/// <reference types="node" />
// A game that is over is reviewed beside its board: chances, turning points, decisions; and answered otherwise.

import { join } from "node:path";
import type { Page } from "@playwright/test";
import { Guest } from "./guest";
import { expect, test } from "./house";
import { inspect, SIZES } from "./looks";
import { nearlyOver, RECORDED } from "./recorded";

/** A recorded game, with its review open. */
async function review(page: Page, game: string, name: string): Promise<string> {
  await page.goto("/");
  await page.getByLabel("Open a game file").setInputFiles(join(RECORDED, game, `${name}.json`));
  await expect(page).toHaveURL(/\/replay\/\w+/);
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await expect(page).toHaveURL(/\/game\/\w+\?at=\d+.*review=1/);
  await expect(page.getByRole("slider", { name: "Chance to win" })).toBeVisible({ timeout: 180_000 });
  return new URL(page.url()).pathname.split("/")[2]!;
}
const panel = (page: Page) => page.getByRole("complementary", { name: "Review of the game" });

for (const [game, name] of [
  ["ankh", "3_seats-sole_god"],
  ["plagues", "2_players-normal_short"],
] as const) {
  test(`a game of ${game} is reviewed, and answered otherwise`, async ({ page }) => {
    await review(page, game, name);
    await inspect(page, `review-${game}`);

    // Turning points show their position.
    const turnings = panel(page).locator("button.turning");
    expect(await turnings.count()).toBeGreaterThan(0);
    await turnings.first().click();
    await expect(turnings.first()).toHaveAttribute("aria-current", "true");

    // From mistake to mistake: each has its answers, the chosen one marked, with what it cost.
    await page.getByLabel("Position").fill("0");
    await panel(page).getByRole("button", { name: "Next mistake" }).click();
    await expect(page).toHaveURL(/at=[1-9]\d*&seat=\d.*review=1/);
    await expect(panel(page).locator("li.chosen")).toHaveCount(1);
    await expect(panel(page).getByText("It could have been known")).toBeVisible();
    await inspect(page, `review-${game}-decision`);

    // Another answer on the real board, and how bots went on.
    await panel(page).getByRole("button", { name: "Try another answer" }).click();
    const chosen = panel(page).locator("[data-option]").last();
    await chosen.click();
    await expect(panel(page).getByText(/Chance to win after \d+ choices/)).toBeVisible();
    await panel(page).getByRole("button", { name: "One move forward" }).click();
    await expect(panel(page).locator("output")).toHaveText(/^2 \/ \d+$/);
    await inspect(page, `review-${game}-tried`);
    await panel(page).getByRole("button", { name: "Play on from here" }).click();
    const form = page.getByRole("dialog", { name: "Play on from here" });
    await form.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page).toHaveURL(/\/t\/\w+/);
    await expect(page.locator("#ask")).toBeVisible();
  });
}

test("the chart is walked along by keys, and the link opens the review for others", async ({ page, browser }) => {
  const id = await review(page, "plagues", "2_players-normal_short");
  const chart = page.getByRole("slider", { name: "Chance to win" });
  await chart.focus();
  for (const key of ["ArrowRight", "ArrowRight", "PageUp"]) await page.keyboard.press(key);
  await expect(chart).toHaveAttribute("aria-valuenow", "12");
  await expect(chart).toHaveAttribute("aria-valuetext", /^Choice 13: .+%, .+%$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/at=12/);
  await panel(page).getByText("Chance to win, as a table").click();
  await expect(panel(page).getByRole("table").first().getByRole("row")).not.toHaveCount(1);

  await page.request.post(`/api/tables/${id}/commands`, {
    data: { id: "share", command: { type: "Share", yes: true } },
  });
  const other = await (await browser.newContext()).newPage();
  await other.setViewportSize(SIZES.phone);
  await other.goto(page.url());
  await expect(other.getByRole("slider", { name: "Chance to win" })).toBeVisible();
  expect(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const me = (await (await other.request.get("/api/me")).json()) as unknown;
  expect(me, "whoever only looks is nobody").toBeNull();

  // The end of the game leads there, too; what is made is there at once.
  await page.goto(`/t/${id}`);
  await page.getByRole("link", { name: "Review this game" }).click();
  await expect(chart).toBeVisible();
});

test("a longer look is stopped, gone on with, and comes to its end", async ({ page }) => {
  await review(page, "plagues", "1_players-normal_short");
  await panel(page).getByRole("button", { name: "Look longer" }).click();
  await expect(panel(page).getByText(/The bots have looked at [1-9]\d* of \d+ moments/)).toBeVisible();
  await panel(page).getByRole("button", { name: "Stop" }).click();
  await expect(panel(page).getByText(/It was stopped after/)).toBeVisible();
  await panel(page).getByRole("button", { name: "Go on" }).click();
  await expect(panel(page).getByRole("progressbar")).toBeVisible();
  await expect(panel(page).getByText("This is a close look.")).toBeVisible({ timeout: 500_000 });
  await expect(panel(page).getByRole("progressbar")).toHaveCount(0);
  await expect(panel(page).getByRole("button", { name: "Look longer" })).toHaveCount(0);
});

test("a game that was given up is reviewed as far as it went", async ({ page }) => {
  const guest = new Guest(page.request);
  await guest.come("Nefer");
  const table = await guest.bring(nearlyOver("ankh", "2_seats-atheism", 30));
  await guest.do(table, { type: "Concede", seat: 1 });
  await page.goto(`/t/${table}`);
  await page.getByRole("link", { name: "Review this game" }).click();
  await expect(page.getByRole("slider", { name: "Chance to win" })).toBeVisible({ timeout: 180_000 });
  await expect(panel(page).getByText("This game was not played to its end")).toBeVisible();
  await expect(panel(page).getByText(/nobody wins \(A9\.3\)/)).toBeVisible();
  await expect(panel(page).locator("ul.named").getByText("nobody", { exact: true })).toBeVisible();
  await inspect(page, "review-given-up");
});
