// The spectators' link: it lets one watch and talk, but not sit, and the host can withdraw it.

import { expect, test } from "./house";
import { inspect, picture } from "./looks";

test("who comes by the spectators' link watches and cannot sit; a withdrawn link opens nothing", async ({
  page,
  browser,
  house,
  trouble,
}) => {
  await page.goto("/new/ankh");
  await page.getByLabel("Your name").fill("Ahmose");
  await page.getByLabel("Number of players").selectOption("2");
  await page.getByRole("button", { name: "Open the table" }).click();
  const field = page.getByLabel("Link for those who shall only watch");
  const link = await field.inputValue();
  expect(link).toContain("/watch/");
  await inspect(page, "watch-link");

  const theirs = await browser.newContext({ baseURL: house, locale: "cs-CZ", viewport: { width: 390, height: 844 } });
  trouble.watch(theirs);
  const other = await theirs.newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Ahmose vás zve dívat se na hru");
  await other.getByLabel("Vaše jméno").fill("Nefer");
  await inspect(other, "watch-join");
  await other.getByRole("button", { name: "Dívat se" }).click();
  await expect(other).toHaveURL(/\/t\//);
  trouble.expect(/403/);
  await other.getByRole("button", { name: "Usednout sem" }).click();
  await expect(other.getByText("Přišli jste se dívat")).toBeVisible();
  await picture(other, "watch-refused");

  await page.getByRole("button", { name: "Make a new link for spectators" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(field).not.toHaveValue(link);
  const late = await browser.newContext({ baseURL: house });
  const third = await late.newPage();
  await third.goto(link);
  await expect(third.getByText("There is no such table")).toBeVisible();
  await late.close();
  await theirs.close();
});
