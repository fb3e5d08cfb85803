// What has ended, a battle or a round, stays on the table until those who were in it go on.

import type { Page } from "@playwright/test";
import type { GameName } from "../src/net/protocol";
import { Guest } from "./guest";
import { expect, test } from "./house";
import { inspect } from "./looks";
import { upTo } from "./recorded";
import { Screen } from "./table";

/** A table that plays on from a recorded game, all seats at one screen, until something has ended. */
async function untilResult(page: Page, game: GameName, kind: string): Promise<Screen> {
  const guest = new Guest(page.context().request);
  await guest.come("Iput");
  await page.goto(`/t/${await guest.bring(upTo(game, kind))}`);
  const screen = new Screen(page);
  expect(await screen.play((moment) => moment === "result")).toBe("result");
  return screen;
}

test.describe("at a quick pace", () => {
  test.use({ pace: "quick" });

  test("a battle ends with its result, until one goes on", async ({ page }) => {
    const screen = await untilResult(page, "ankh", "cards");
    await expect(screen.result).toContainText(/wins the battle for region \d|Nobody wins the battle/);
    const totals = screen.result.locator(".total");
    expect(await totals.count(), "the strength of everyone who fought").toBeGreaterThan(1);
    await expect(screen.result.locator(".card-played").first(), "the cards").toBeVisible();
    const resolved = await screen.log
      .locator("ol")
      .getByText(/^Strength: /)
      .last()
      .textContent();
    for (const total of await totals.allTextContents())
      expect(resolved).toMatch(new RegExp(`\\b${total.replace(/\D/g, "")}\\b`));
    await page.waitForTimeout(3000); // much longer than anything is shown by itself at this pace
    await expect(screen.result).toBeVisible();
    await expect(page.locator(".bar.asked"), "and what is asked waits").toHaveCount(0);
    await inspect(page, "ankh-result");
    await screen.result.getByRole("button", { name: "Go on" }).click();
    await expect(screen.result).toHaveCount(0);
    expect(await screen.next()).not.toBe("result");
  });

  test("a round ends with what it has cost", async ({ page }) => {
    const screen = await untilResult(page, "plagues", "loss");
    await expect(screen.result).toContainText(/Round \d+ is over/);
    await expect(screen.result).toContainText(/Tribute (not )?paid|No tribute due/);
    await expect(page.locator(".bar.asked")).toHaveCount(0);
    await inspect(page, "plagues-result");
    await screen.result.getByRole("button", { name: "Go on" }).focus();
    await page.keyboard.press("Enter");
    await expect(screen.result).toHaveCount(0);
    expect(await screen.next()).toBe("asked");
  });
});

test("at once a result keeps nobody from answering, and goes with the answer", async ({ page }) => {
  const guest = new Guest(page.context().request);
  await guest.come("Iput");
  await page.goto(`/t/${await guest.bring(upTo("plagues", "loss"))}`);
  const screen = new Screen(page);
  for (let moves = 0; moves < 40 && !(await screen.result.count()); moves += 1) await screen.play(() => false, 1);
  await expect(screen.result).toContainText("is over");
  expect(await screen.next(), "it can be answered").toBe("asked");
  await screen.clickOption();
  await expect(screen.result).toHaveCount(0);
});
