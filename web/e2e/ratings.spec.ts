// Rated tables: what they say of themselves, numbers beside names, what a game changes, and the best.

import { Guest } from "./guest";
import { expect, test } from "./house";
import { picture } from "./looks";

test("a rated table says what that means, and its game changes both ratings", async ({
  page,
  browser,
  house,
  trouble,
}) => {
  test.slow();
  await page.goto("/new/ankh");
  await page.getByLabel("Your name").fill("Ahmose");
  await page.getByLabel("Number of players").selectOption("2");
  await page.getByRole("checkbox", { name: /^Rated/ }).check();
  await expect(page.getByText("Whoever gives up, or leaves and does not come back, comes last.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Hints/ })).toBeDisabled();
  await picture(page, "ratings-form");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("1,500 ± 482").first()).toBeVisible();
  await picture(page, "ratings-lobby");
  const link = await page.getByLabel("Send this link").inputValue();

  const theirs = await browser.newContext({ baseURL: house, locale: "cs-CZ", viewport: { width: 390, height: 844 } });
  trouble.watch(theirs);
  const other = await theirs.newPage();
  await other.goto(link);
  await expect(other.getByText("hra se všem započítá do hodnocení", { exact: false })).toBeVisible();
  await picture(other, "ratings-invitation-cs");
  const guest = new Guest(theirs.request);
  await guest.come("Nofret");
  const [, , , , table, invitation] = link.split("/");
  await guest.do(table!, { type: "Join", invitation: invitation! });
  await guest.do(table!, { type: "Sit", seat: 1 });
  await guest.do(table!, { type: "Ready", ready: true });
  await page.getByRole("button", { name: "I am ready" }).click();
  await expect(page.getByRole("list", { name: "Players" }).getByText("1,500 ± 482")).toHaveCount(2);
  await picture(page, "ratings-seats");

  await guest.do(table!, { type: "Concede", seat: 1 });
  const ratings = page.getByRole("region", { name: "Rating" });
  await expect(ratings.getByText(/^\+\d+$/)).toBeVisible();
  await expect(ratings.getByText(/^[-−]\d+$/)).toBeVisible();
  await picture(page, "ratings-end");

  await page.goto("/games");
  await page.getByRole("link", { name: "The best, and your ratings" }).click();
  await expect(page.getByRole("heading", { name: "The best", level: 1 })).toBeVisible();
  await expect(page.getByText("Nobody is listed here yet.")).toBeVisible();
  await page.getByLabel("Players").selectOption("3");
  await expect(page).toHaveURL(/best\/ankh\/3$/);
  const list = page.getByLabel("Show me among the best");
  await list.focus();
  await page.keyboard.press("Space");
  await expect(list).toBeChecked();
  await page.reload();
  await expect(list).toBeChecked();
  await picture(page, "ratings-best");
  await theirs.close();
});
