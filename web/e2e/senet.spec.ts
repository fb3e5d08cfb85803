// A game that a package of its own brings (examples/senet), in a page that was built without it.

import { Dice } from "./dice";
import { expect, test } from "./house";
import { inspect } from "./looks";
import { Screen } from "./table";

test.use({ packages: ["../examples/senet"] });

test("a whole game of Senet against a bot, by mouse, and its replay", async ({ page }) => {
  const screen = new Screen(page, new Dice(7));
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(3);
  await page.getByRole("article").filter({ hasText: "Senet" }).getByRole("button", { name: "Play now" }).click();
  await screen.play(() => false, 12);
  await inspect(page, "senet");
  await screen.play((moment) => moment === "over");
  await screen.expectOver();
  await expect(screen.ask).toContainText("all pieces off the board");
  await expect(screen.log).toContainText("the game is won");
  expect(screen.clicks.table, "most of it was played on the board").toBeGreaterThan(screen.clicks.list);
  await screen.ask.getByRole("link", { name: "Review the game" }).click();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByText("all five pieces are off the board")).toBeVisible();
});

test("its form, its rules and why something cannot be chosen, in Czech", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("tawy-settings", JSON.stringify({ language: "cs" })));
  await page.goto("/new/senet");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Senet");
  await page.getByRole("textbox").fill("Anna");
  await page.getByRole("combobox").nth(2).selectOption("bot-easy");
  await page.locator("button.primary").click();
  const screen = new Screen(page);
  await screen.next();
  await expect(screen.ask.getByRole("heading")).toContainText("Hůlky ukazují");
  await page.getByRole("button", { name: "25", exact: true }).click();
  await expect(screen.why).toContainText("Hod posune jeden kámen toho, kdo házel");
  await page.goto("/rules/S4.3");
  await expect(page.locator("[id='S4.3']")).toContainText("Domu znovuzrození");
  await page.goto("/new/mehen");
  await expect(page.locator("main h1")).toBeVisible();
});
