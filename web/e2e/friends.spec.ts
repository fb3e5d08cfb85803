// Friends: marked where one meets them, offered a seat before others are, and called to one.

import type { Browser, Page } from "@playwright/test";
import { expect, test, type Trouble } from "./house";
import { picture } from "./looks";

/** Somebody else with a browser of their own, who has come by an invitation or not. */
async function somebody(browser: Browser, house: string, trouble: Trouble, name: string, link = ""): Promise<Page> {
  const context = await browser.newContext({ baseURL: house, viewport: { width: 390, height: 844 } });
  trouble.watch(context);
  const page = await context.newPage();
  await page.request.post("/api/guests", { data: { name } });
  if (link) {
    await page.goto(link);
    await page.getByRole("button", { name: "Take a seat" }).click();
    await expect(page.getByText("(you)")).toBeVisible();
  }
  return page;
}

test("a friend finds a table first, a stranger does not, and a seat is offered to one", async ({
  page,
  browser,
  house,
  trouble,
}) => {
  trouble.expect(/404/);
  await page.goto("/new/ankh");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("Number of players").selectOption("2");
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = await page.getByLabel("Send this link").inputValue();
  const bob = await somebody(browser, house, trouble, "Bob", link);
  const eve = await somebody(browser, house, trouble, "Eve");
  await page.getByRole("button", { name: "Mark Bob as a friend" }).click();
  await expect(page.getByRole("button", { name: "Bob is marked as a friend" })).toHaveAttribute("aria-pressed", "true");
  await picture(page, "friends-lobby", true);
  await picture(bob, "friends-lobby-phone", true);

  await page.goto("/new/ankh");
  await page.getByLabel("Number of players").selectOption("2");
  await page.getByLabel("Listed publicly").check();
  await page.getByLabel("Offered to friends first").selectOption("for 10 minutes");
  await expect(page.getByText("Until then only your friends find the table")).toBeVisible();
  await picture(page, "friends-form", true);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("For 10 minutes only your friends find this table")).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.getByText("Offer a seat to a friend").click();
  await expect(page.getByText("Bob was called")).toBeVisible();
  await picture(page, "friends-held", true);

  await bob.goto("/");
  await expect(bob.getByText("for friends, 10 minutes left")).toBeVisible();
  await picture(bob, "friends-home-phone", true);
  await eve.goto("/");
  await expect(eve.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(eve.locator(`a[href="${path}"]`)).toHaveCount(0);
  await eve.goto(path);
  await expect(eve.getByText("There is no such table")).toBeVisible();
  await bob.locator(`a[href="${path}"]`).click();
  await expect(bob.getByText("only friends of the host find this table")).toBeVisible();
  await bob.getByRole("button", { name: "Sit here" }).click();
  await expect(bob.getByText("(you)")).toBeVisible();
  await picture(bob, "friends-held-phone", true);

  await page.goto("/new/ankh");
  await page.getByLabel("Number of players").selectOption("2");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByText("Offer a seat to a friend").click();
  await page.getByRole("button", { name: "Call Bob" }).click();
  await expect(page.getByText("Bob was called")).toBeVisible();
  const private_ = new URL(page.url()).pathname;
  await bob.goto("/");
  await expect(bob.locator(`a[href="${private_}"]`)).toBeVisible();

  await page.goto("/settings");
  await picture(page, "friends-settings", true);
  await page.getByRole("button", { name: "Remove Bob from your friends" }).click();
  await expect(page.getByText("Nobody yet.")).toBeVisible();
});
