// Everything clicked answers: what cannot be chosen says by which rule, in the reader's language.

import type { Locator } from "@playwright/test";
import { Guest, bot, me } from "./guest";
import { expect, test } from "./house";
import { Screen } from "./table";

test("what cannot be chosen says why not, by number and text, in the reader's language", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Hapi");
  const table = await guest.open("ankh", [me, bot]);
  const screen = new Screen(page);
  const askWhy = async (): Promise<Locator> => {
    await page.goto(`/t/${table}`);
    await screen.next();
    await page.locator("[data-space='4,7']").click();
    const rule = screen.why.getByRole("link").first();
    await expect(rule).toHaveText(/^A\d+\.\d+$/);
    await expect(rule).toHaveAttribute("href", /\/rules\/A\d+\.\d+/);
    const said = screen.why.locator("p", { has: page.getByRole("link") }).first();
    await expect(said).toHaveText(/^A\d+\.\d+ \S.{10,}/);
    return said;
  };
  const english = (await (await askWhy()).textContent()) ?? "";

  await page.goto("/settings");
  await page.getByLabel("Language").selectOption({ label: "Español" });
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Settings");
  const spanish = await askWhy();
  await expect(spanish).not.toHaveText(english);
  await expect(spanish.getByRole("link")).toHaveText(english.split(" ")[0] ?? "");
});

test("a typed answer that is not possible says why not", async ({ page, context, trouble }) => {
  trouble.expect(/\/why\?/);
  const guest = new Guest(context.request);
  await guest.come("Hapi");
  const table = await guest.open("plagues", [me]);
  const screen = new Screen(page);
  await page.goto(`/t/${table}`);
  await screen.next();
  await page.getByLabel("Answer by typing").fill("no such thing");
  await page.keyboard.press("Enter");
  await expect(screen.why).toBeVisible();
  await screen.why.getByRole("button", { name: "Close" }).click();
  await expect(screen.why).toHaveCount(0);
});
