// Two browsers at one table: an invitation, a lost connection, going back by consent, giving up.

import type { Browser, BrowserContext, WebSocketRoute } from "@playwright/test";
import { Dice } from "./dice";
import { expect, setPace, test, type Trouble } from "./house";
import { Screen } from "./table";

/** Somebody else's browser, whose connection can be cut. */
async function another(
  browser: Browser,
  address: string,
  trouble: Trouble,
): Promise<{ context: BrowserContext; cut: () => Promise<void>; mend: () => Promise<void> }> {
  const context = await browser.newContext({ baseURL: address });
  trouble.watch(context);
  await setPace(context);
  const sockets = new Set<WebSocketRoute>();
  await context.routeWebSocket(/\/socket/, (socket) => {
    socket.connectToServer();
    sockets.add(socket);
  });
  const cut = async (): Promise<void> => {
    await context.setOffline(true);
    for (const socket of sockets) await socket.close();
    sockets.clear();
  };
  return { context, cut, mend: () => context.setOffline(false) };
}

test("two browsers: invited, cut off and back, going back by consent, giving up", async ({
  page,
  context,
  browser,
  house,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { context: theirs, cut, mend } = await another(browser, house, trouble);
  const dice = new Dice(3);
  const a = new Screen(page, dice);

  // A opens a table and copies the link; B follows it, gives a name and sits.
  await page.goto("/new/ankh");
  await page.getByLabel("Your name").fill("Ahmose");
  await page.getByLabel("Number of players").selectOption("2");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await page.getByLabel("Send this link").inputValue());

  const b = new Screen(await theirs.newPage(), dice);
  await b.page.goto(link);
  await b.page.getByLabel("Your name").fill("Berenike");
  await b.page.getByRole("button", { name: "Take a seat" }).click();
  await expect(page.getByText("Berenike").first()).toBeVisible();
  await page.getByRole("button", { name: "I am ready" }).click();
  await b.page.getByRole("button", { name: "I am ready" }).click();

  // Some moves, each by whoever is asked.
  const asked = async (): Promise<Screen> => Promise.race([a, b].map(async (screen) => (await screen.next(), screen)));
  const playUntil = async (done: (screen: Screen) => boolean): Promise<void> => {
    for (let moves = 0; moves < 60; moves += 1) {
      const screen = await asked();
      if (done(screen)) return;
      await screen.click();
    }
    throw new Error("that moment did not come");
  };
  const movers = new Set<Screen>();
  await playUntil((screen) => movers.size === 2 || (movers.add(screen), false));
  await playUntil((screen) => screen === a);

  // B is cut off and is told so; A plays on; B comes back and sees what A did.
  const lines = b.log.locator("li");
  const before = await lines.count();
  await cut();
  await expect(b.page.getByText("Connection lost, trying again …")).toBeVisible();
  while ((await Promise.race([a.next(), waits(a)])) === "asked") await a.click();
  const seen = await a.log.locator("li").allTextContents();
  expect(seen.length).toBeGreaterThan(before);
  expect(await lines.count()).toBe(before);
  await mend();
  await expect(b.page.getByText("Connection lost, trying again …")).toHaveCount(0);
  await expect(lines).toHaveText(seen);

  // B loads the page again and is where it was.
  await b.next();
  const words = await b.ask.getByRole("heading").textContent();
  await b.page.reload();
  await b.next();
  await expect(b.ask.getByRole("heading")).toHaveText(words ?? "");
  await expect(lines).toHaveText(seen);

  // B moves on; A asks to go back to its own last choice, B agrees, and A chooses again.
  await playUntil((screen) => screen === a);
  await a.page.getByRole("button", { name: "Take back" }).click();
  await expect(b.page.getByText("Ahmose would like to go back.")).toBeVisible();
  await b.page.getByRole("button", { name: "Agree" }).click();
  for (const screen of [a, b]) await expect(screen.log).toContainText(/Play goes back to position \d+\./);
  await expect(a.page.getByText("would like to go back")).toHaveCount(0);
  expect(await asked()).toBe(a);

  // B gives up: both see how it ended.
  await b.page.getByText("More", { exact: true }).click();
  await b.page.getByRole("button", { name: "Give up" }).click();
  await b.page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  for (const screen of [a, b]) {
    await screen.expectOver();
    await expect(screen.page.getByRole("list", { name: "Players" })).toContainText("has given up");
  }
  await theirs.close();
});

/** The other one is asked now: this screen waits. */
async function waits(screen: Screen): Promise<"waiting"> {
  await screen.page.locator(".bar:not(.asked)").waitFor({ state: "attached" });
  await screen.page
    .getByRole("listitem")
    .filter({ hasText: "Berenike" })
    .filter({ hasText: "is choosing" })
    .first()
    .waitFor({ state: "attached" });
  return "waiting";
}
