// Two people at one screen: a curtain before every secret choice.

import type { Page } from "@playwright/test";
import { Dice } from "./dice";
import { expect, test } from "./house";
import { Screen } from "./table";

test("at one screen a curtain hides every secret choice from the other player", async ({ page }) => {
  const screen = new Screen(page, new Dice(2));
  await begin(page);

  for (let battle = 0; battle < 2; battle += 1) {
    // Cards are chosen by both; in between there may be other things to choose in the open.
    if ((await screen.play((moment) => moment === "curtain")) === "over") break;
    const first = await covered(screen);
    await screen.curtain.click();
    const secrets = await choices(screen);
    await screen.clickOption();
    if ((await screen.next()) !== "curtain") continue; // the other had only one card left
    const second = await covered(screen);
    expect(second, "the curtain is for the other seat now").not.toBe(first);
    await expect(page.locator("body")).not.toContainText("Your sealed choice");
    await screen.curtain.click();
    expect(await choices(screen)).not.toEqual([]);
    await expect(page.locator("body"), "nothing tells what the first has chosen").not.toContainText(
      "Your sealed choice",
    );
    expect(secrets).not.toEqual([]);
    await screen.clickOption();
  }
  await screen.play(() => false, 10);
});

test("what was being written in the chat is still there behind the curtain", async ({ page }) => {
  const screen = new Screen(page, new Dice(2));
  const line = page.getByLabel("Write a message");
  do {
    await begin(page);
    await page.getByText("Chat", { exact: true }).click();
    await line.fill("Well played, but");
  } while ((await screen.play((moment) => moment === "curtain")) === "over"); // some games end without a secret choice
  await expect(line).toHaveCount(0);
  await screen.curtain.click();
  await expect(line).toHaveValue("Well played, but");
});

/** Two at one screen. */
async function begin(page: Page): Promise<void> {
  await page.goto("/new/ankh");
  await page.getByLabel("Your name").fill("Nefer");
  await page.getByLabel("Number of players").selectOption("2");
  await page.getByLabel("Who plays seat 2").selectOption({ label: "At this screen" });
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
}

/** The curtain is drawn: no board, no cards, no options, no log. Whose it is. */
async function covered(screen: Screen): Promise<string> {
  await expect(screen.curtain).toBeVisible();
  await expect(screen.ask).toHaveCount(0);
  await expect(screen.log).toHaveCount(0);
  await expect(screen.page.locator("[data-space]")).toHaveCount(0);
  await expect(screen.page.getByRole("group", { name: "Your battle cards" })).toHaveCount(0);
  return (await screen.page.getByRole("heading", { name: /^Seat \d/ }).textContent()) ?? "";
}

async function choices(screen: Screen): Promise<string[]> {
  expect(await screen.next()).toBe("asked");
  await expect(screen.page.locator("[data-space]").first()).toBeVisible();
  return screen.options.allTextContents();
}
