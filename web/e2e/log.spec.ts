// The log: its end in sight, in parts by whose turn it was, and what was taken back struck out.

import type { Locator } from "@playwright/test";
import { Guest, bot, me } from "./guest";
import { expect, test } from "./house";
import { inspect } from "./looks";
import { Screen } from "./table";

/** How far the end of the log is below what is visible of it. */
const below = (list: Locator): Promise<number> =>
  list.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);

test("the newest line is in sight, unless one has scrolled up to read", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Ipi");
  const table = await guest.open("ankh", [me, bot, bot], { first: 0 });
  const screen = new Screen(page);
  const list = screen.log.locator("ol");
  const newest = screen.log.getByRole("button", { name: "Newest" });
  await page.goto(`/t/${table}`);
  await screen.next();
  for (let turns = 0; turns < 3; turns += 1) {
    await guest.takeTurn(table, 0);
    if ((await screen.next()) !== "asked") break;
    expect(await below(list), "at its end").toBeLessThan(30);
  }
  await expect(newest).toHaveCount(0);
  await list.hover();
  while ((await list.evaluate((element) => element.scrollTop)) > 0) await page.mouse.wheel(0, -2000);
  await expect(newest).toBeVisible();
  await guest.takeTurn(table, 0);
  await screen.next();
  expect(await list.evaluate((element) => element.scrollTop), "who reads is left in peace").toBe(0);
  await newest.click();
  expect(await below(list)).toBeLessThan(30);
  await expect(newest).toHaveCount(0);
});

test("every turn has a heading with whose it is, and what was taken back is struck out", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Ipi");
  const table = await guest.open("ankh", [me, bot], { first: 0, gods: ["ra", "isis"] });
  const screen = new Screen(page);
  await page.goto(`/t/${table}`);
  await screen.next();
  const headings = screen.log.locator(".heading");
  await expect(headings).toHaveText(["Ra"]);
  await expect(headings.locator("svg"), "with a sign").toHaveCount(1);
  await guest.takeTurn(table, 0);
  await screen.next();
  await expect(headings.nth(1)).toHaveText("Isis");
  await expect(headings.last()).toHaveText("Ra");
  await expect(screen.log.locator("ol"), "the heading says it").not.toContainText("begins a turn");

  const lines = screen.log.locator("li:not(.heading)");
  const before = await lines.count();
  await page.locator("#ask .option").first().click();
  await expect(lines).toHaveCount(before + 1);
  const said = (await lines.last().textContent())!.trim();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(screen.log.locator("del")).toHaveText([said]);
  await expect(lines.last()).toContainText("Play goes back to position");
  await expect(screen.log.getByRole("button", { name: said }), "it leads nowhere any more").toHaveCount(0);
  await inspect(page, "log-taken-back");
});

test("the log of 10 Plagues is in rounds, phases and players", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Ipi");
  await page.goto(`/t/${await guest.open("plagues", [me, bot], { first: 0 })}`);
  const screen = new Screen(page);
  await screen.play(() => false, 6);
  const headings = screen.log.locator(".heading");
  await expect(headings.filter({ hasText: "Phase 1: Dice" })).not.toHaveCount(0);
  await expect(headings.filter({ hasText: "Ipi" })).not.toHaveCount(0);
  await expect(headings.filter({ hasText: "Bot 2" })).not.toHaveCount(0);
});
