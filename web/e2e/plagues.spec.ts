// A whole game of 10 Plagues, alone, by mouse.

import { Dice } from "./dice";
import { expect, test } from "./house";
import { inspect } from "./looks";
import { Screen } from "./table";

test("from the start page to the end of a solo game of 10 Plagues, by mouse", async ({ page }) => {
  const screen = new Screen(page, new Dice(10));
  await page.goto("/");
  await page.getByRole("article").filter({ hasText: "Plagues" }).getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  await screen.play((moment) => moment === "over");
  await screen.expectOver();
  await expect(screen.ask).toContainText(/Winner: (Guest|Automa)/);
  expect(screen.clicks.table, "most of it was played on the table itself").toBeGreaterThan(screen.clicks.list);
  await inspect(page, "plagues-over");
});
