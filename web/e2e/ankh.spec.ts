// A whole game of Ankh against bots, by mouse.

import { Dice } from "./dice";
import { expect, test } from "./house";
import { inspect } from "./looks";
import { Screen } from "./table";

test("from the start page to the end of a game of Ankh, by mouse against bots", async ({ page }) => {
  const screen = new Screen(page, new Dice(20));
  let sockets = 0;
  page.on("websocket", () => (sockets += 1));
  await page.goto("/");
  await page.getByRole("article").filter({ hasText: "Ankh" }).getByRole("link", { name: "With friends" }).click();
  await page.getByLabel("Your name").fill("Nebet");
  for (const seat of [2, 3]) await page.getByLabel(`Who plays seat ${seat}`).selectOption("bot-random");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  await screen.play((moment) => moment === "over");
  await screen.expectOver();
  expect(sockets, "one connection, kept all the game").toBe(1);
  expect(screen.clicks.table, "most of it was played on the table itself").toBeGreaterThan(screen.clicks.list);
  await inspect(page, "ankh-over");
});
