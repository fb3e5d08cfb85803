// Names are text, whatever they look like.

import { Dice } from "./dice";
import { expect, setPace, test } from "./house";
import { Screen } from "./table";

const ONE = "<img src=x onerror=alert(1)>";
const TWO = '<b>&amp;</b>{ $name } "><script>';

test("markup in names is shown as it is written, everywhere", async ({ page, browser, house, trouble }) => {
  await page.goto("/new/ankh");
  await page.getByLabel("Your name").fill(ONE);
  await page.getByLabel("Number of players").selectOption("2");
  await page.getByLabel("Listed publicly").check();
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = await page.getByLabel("Send this link").inputValue();

  const theirs = await browser.newContext({ baseURL: house });
  trouble.watch(theirs);
  await setPace(theirs);
  const other = await theirs.newPage();
  await other.goto("/");
  await expect(other.getByRole("listitem").filter({ hasText: ONE }).first()).toBeVisible();
  await other.goto(link);
  await other.getByLabel("Your name").fill(TWO);
  await other.getByRole("button", { name: "Take a seat" }).click();
  for (const each of [page, other]) {
    await expect(each.getByRole("main")).toContainText(ONE);
    await expect(each.getByRole("main")).toContainText(TWO);
    await each.getByRole("button", { name: "I am ready" }).click();
  }

  const screens = [new Screen(page, new Dice(8)), new Screen(other, new Dice(9))];
  for (const screen of screens) {
    await expect(screen.ask).toBeVisible();
    const players = screen.page.getByRole("list", { name: "Players" });
    await expect(players).toContainText(ONE);
    await expect(players).toContainText(TWO);
    await expect(screen.log).toContainText(`${TWO} sits down.`);
    await expect(screen.log).toContainText(`${ONE} is ready.`);
    await expect(screen.page.locator(".game")).toContainText(screen.page === page ? TWO : ONE);
  }
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "End the game" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(other.getByText(`${ONE} would like to end the game without a result.`)).toBeVisible();
  await other.getByRole("button", { name: "Agree" }).click();
  await expect(screens[0]!.ask).toContainText("The game is over");

  await page.goto("/games");
  await expect(page.getByRole("listitem").filter({ hasText: ONE })).toContainText(TWO);
  await page.getByRole("listitem").filter({ hasText: ONE }).locator("a[href^='/replay/']").click();
  await expect(page.getByLabel("Seen by").locator("option", { hasText: ONE })).toHaveCount(1);
  for (const each of [page, other]) await expect(each.locator("img[src='x']")).toHaveCount(0);
  await theirs.close();
});
