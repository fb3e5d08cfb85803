// Content of one's own at a table: brought in the form, seen by everyone there, drawn as it is.

import { expect, test } from "./house";
import { inspect } from "./looks";

const PACK = `name = "my printed copy"

[papyrus]
normal = { tribute = [11, 12, 13, 14, 14, 15, 16, 17, 18, 19], ankhs = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3] }
advanced = { tribute = [2, 3, 4, 5, 6, 6, 7, 8, 9, 9], ankhs = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3] }
source = { origin = "rulebook", rule = "P1.4" }
`;
const file = (text: string) => ({ name: "my.toml", mimeType: "application/toml", buffer: Buffer.from(text) });

test("a content pack is brought, played with, and seen by who is invited", async ({
  page,
  browser,
  house,
  trouble,
}) => {
  await page.goto("/new/plagues");
  await page.getByLabel("Your name").fill("Ahmose");
  await page.getByLabel("Number of players").selectOption("2");
  trouble.expect(/400/);
  await page.getByLabel("Bring a file").setInputFiles(file(PACK.replace("[11, ", "[1000, ")));
  await expect(page.getByText("papyrus.normal.tribute.1: 1000 is too large")).toBeVisible();
  await page.getByLabel("Bring a file").setInputFiles(file(PACK));
  await expect(page.getByLabel("Tables and scenario")).toHaveText(/my printed copy/);
  await inspect(page, "content-form");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByText("Played with “my printed copy”").click();
  await expect(page.getByText("papyrus · normal · tribute")).toBeVisible();
  await inspect(page, "content-lobby");

  const link = await page.getByLabel("Send this link").inputValue();
  const theirs = await browser.newContext({ baseURL: house, locale: "cs-CZ", viewport: { width: 390, height: 844 } });
  trouble.watch(theirs);
  const other = await theirs.newPage();
  await other.goto(link);
  await other.getByText("Hraje se s „my printed copy“").click();
  await inspect(other, "content-join");
  await other.getByLabel("Vaše jméno").fill("Nefer");
  await other.getByRole("button", { name: "Usednout" }).click();
  await other.getByRole("button", { name: "Připraveno" }).click();
  await page.getByRole("button", { name: "I am ready" }).click();
  await expect(page.getByText("11", { exact: true }).first()).toBeVisible();
  await inspect(page, "content-table");

  // The rules and lessons of the game are drawn as it comes.
  await page.goto("/new/plagues");
  await expect(page.getByLabel("Tables and scenario")).toHaveText(/my printed copy/);
  await page.getByLabel("Tables and scenario").selectOption("my printed copy");
  await page.getByRole("button", { name: "Delete the file" }).click();
  await expect(page.getByLabel("Tables and scenario")).not.toHaveText(/my printed copy/);
  await theirs.close();
});
