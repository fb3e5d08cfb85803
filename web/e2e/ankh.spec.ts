// A whole game of Ankh against bots, by mouse.

import { Dice } from "./dice";
import { expect, test } from "./house";
import { Screen } from "./table";

test("from the start page to the end of a game of Ankh, by mouse against bots", async ({ page }) => {
  const screen = new Screen(page, new Dice(20));
  await page.goto("/");
  await page.getByRole("article").filter({ hasText: "Ankh" }).getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  await screen.play((moment) => moment === "over");
  await screen.expectOver();
  console.log("clicks", screen.clicks, [...screen.unreachable]);
  expect(screen.clicks.table).toBeGreaterThan(screen.clicks.list);
});
