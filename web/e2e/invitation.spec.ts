// What an invitation says before one comes in, and its code.

import { expect, test } from "./house";
import { picture } from "./looks";

test("an invitation names game, host and clock in the reader's language, and has a code", async ({
  page,
  browser,
  house,
  trouble,
}) => {
  await page.goto("/new/ankh");
  await page.getByLabel("Your name").fill("Ahmose");
  await page.getByLabel("Number of players").selectOption("2");
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = await page.getByLabel("Send this link").inputValue();
  await page.getByText("Show as a QR code").first().click();
  const code = page.getByRole("img", { name: link });
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await picture(page, "invite-lobby");

  const theirs = await browser.newContext({ baseURL: house, locale: "cs-CZ", viewport: { width: 390, height: 844 } });
  trouble.watch(theirs);
  const other = await theirs.newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Ahmose vás zve ke hře");
  await expect(other.getByText("Volná místa: 1 z 2")).toBeVisible();
  await expect(other.locator("meta[property='og:title']")).toHaveAttribute("content", /Ahmose vás zve/);
  await picture(other, "invite-join");
  await theirs.close();
});
