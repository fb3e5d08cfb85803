// Statistics: what finished games tell, from the empty page to the games behind a bar.

import type { APIRequestContext } from "@playwright/test";
import { Guest, invited, me } from "./guest";
import { expect, test } from "./house";
import { inspect } from "./looks";

/** A public game of two that the second gives up: Ra wins, Isis loses. */
async function over(host: Guest, request: APIRequestContext, guest: Guest): Promise<string> {
  const table = await host.open("ankh", [me, invited], { gods: ["ra", "isis"], first: 0 }, { public: true });
  const answer = await request.get(`/api/tables/${table}/invitation`);
  const { invitation } = (await answer.json()) as { invitation: string };
  await guest.do(table, { type: "Join", invitation });
  await guest.do(table, { type: "Sit", seat: 1 });
  for (const one of [host, guest]) await one.do(table, { type: "Ready", ready: true });
  await guest.do(table, { type: "Concede", seat: 1 });
  return table;
}

test("figures grow with games, say on what they rest, and lead to the games behind them", async ({
  page,
  browser,
  house,
  trouble,
}) => {
  test.slow();
  const ahmose = new Guest(page.request);
  await ahmose.come("Ahmose");
  const others = await Promise.all(["Nofret", "Teti"].map(() => browser.newContext({ baseURL: house })));
  others.forEach((context) => trouble.watch(context));
  const [nofret, teti] = others.map(({ request }) => new Guest(request));
  await nofret!.come("Nofret");
  await teti!.come("Teti");

  await page.goto("/");
  await page.getByRole("link", { name: "Statistics" }).click();
  await expect(page.getByText("No public game of this kind has been finished here yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open a table" })).toBeVisible();

  const table = await over(ahmose, page.request, nofret!);
  await page.reload();
  await expect(page.getByText("of fewer than 3 different people")).toBeVisible();
  await over(nofret!, others[0]!.request, teti!);
  // Figures that took long to make, as on a busy machine, are shown for a while before they are made again.
  await expect(async () => {
    await page.goto("/statistics/ankh");
    await expect(page.getByText("2 games", { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const gods = page.getByRole("table", { name: "Which gods win?" });
  await expect(gods.getByRole("row", { name: /^Ra 100% 95 %: 34% to 100% 2 of 2 won few games$/ })).toBeVisible();
  await expect(gods.getByRole("row", { name: /^Isis 0%/ })).toBeVisible();
  await inspect(page, "statistics");

  // By keyboard to the games behind a bar, and back.
  await gods.getByRole("link", { name: "Ra" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Ra: the games behind it" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Won by Ra" })).toHaveCount(2);
  await inspect(page, "statistics-behind");
  await page.getByRole("link", { name: "Back to the figures" }).click();
  await expect(gods).toBeVisible();

  // One's own, and none that fit.
  await page.getByLabel("Whose games").selectOption("My games");
  await expect(page.getByText("1 game", { exact: true })).toBeVisible();
  await page.getByLabel("Players").selectOption("5");
  await expect(page.getByText("No game fits.")).toBeVisible();

  // From a game that is over to those who sat there.
  await page.goto(`/t/${table}`);
  await page.locator("#ending").getByRole("link", { name: "Statistics" }).click();
  const who = page.getByRole("table", { name: "Who wins?" });
  await expect(who.getByRole("row", { name: /^Ahmose 100%/ })).toBeVisible();
  await expect(who.getByRole("row", { name: /^Nofret 0%/ })).toBeVisible();

  for (const context of others) await context.close();
});
