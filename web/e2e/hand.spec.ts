// Safety of the hand: two clicks are one answer, and what declines comes last and apart.

import type { Page } from "@playwright/test";
import { Guest, bot, me } from "./guest";
import { expect, test } from "./house";
import { Screen } from "./table";

async function sitDown(page: Page): Promise<[Screen, () => Promise<number>]> {
  const guest = new Guest(page.context().request);
  await guest.come("Djedi");
  const table = await guest.open("ankh", [me, bot], { first: 0 });
  await page.goto(`/t/${table}`);
  const screen = new Screen(page);
  await screen.next();
  return [screen, async () => (await guest.look(table, 0)).position];
}

/** Something was pressed twice: the game has moved on by one answer, and by no more after a while. */
async function expectOne(page: Page, position: () => Promise<number>, before: number): Promise<void> {
  await expect.poll(position).toBe(before + 1);
  await page.waitForTimeout(700);
  expect(await position(), "one answer").toBe(before + 1);
}

test("a double click on an option answers one question only", async ({ page }) => {
  const [screen, position] = await sitDown(page);
  const before = await position();
  const box = (await screen.options.first().boundingBox())!;
  await screen.options.first().dblclick({ delay: 20 });
  await expectOne(page, position, before);
  await screen.next();
  const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest(".option") !== null, [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const);
  expect(hit, "the second click was on an option of the next question").toBe(true);
  await expect(page.locator(".bar.back"), "nor does it look back").toHaveCount(0);
  await expect(screen.why).toHaveCount(0);
});

test("a double click on the board answers one question only", async ({ page }) => {
  const [screen, position] = await sitDown(page);
  await screen.options.filter({ hasText: "Move Figures" }).click();
  await screen.next();
  const before = await position();
  const figure = page.locator("[data-space].legal").first();
  const space = await figure.getAttribute("data-space");
  await figure.dblclick();
  await expectOne(page, position, before);
  await screen.next();
  await expect(page.locator(`[data-space="${space}"]`), "it could have been chosen again").toHaveClass(/legal/);
  await expect(screen.why).toHaveCount(0);
});

test("a key that is held down answers one question only", async ({ page }) => {
  const [screen, position] = await sitDown(page);
  await screen.options.filter({ hasText: "Move Figures" }).click();
  await screen.next();
  const before = await position();
  await page.locator("[data-space].legal").first().focus();
  await page.keyboard.down("Enter");
  for (let repeats = 0; repeats < 12; repeats += 1) {
    await page.waitForTimeout(60);
    await page.keyboard.down("Enter");
  }
  await page.keyboard.up("Enter");
  await expectOne(page, position, before);
});

test("what declines comes last, apart from the rest", async ({ page }) => {
  const [screen] = await sitDown(page);
  await screen.options.filter({ hasText: "Move Figures" }).click();
  await screen.next();
  const last = page.locator("#ask ul.last .option");
  await expect(last).toHaveCount(1);
  await expect(screen.options.last()).toHaveText((await last.textContent())!);
  const rest = page.locator("#ask ul:not(.last) .option");
  expect(await rest.count()).toBeGreaterThan(0);
  const [above, below] = [(await rest.last().boundingBox())!, (await last.boundingBox())!];
  expect(below.y - (above.y + above.height), "apart").toBeGreaterThan(8);
});
