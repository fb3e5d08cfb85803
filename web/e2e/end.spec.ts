// The end of a game: who won and by what, over time, what decided it; and where one goes from there.

import type { Locator, Page } from "@playwright/test";
import type { GameName, Invitation } from "../src/net/protocol";
import { Guest, invited, me } from "./guest";
import { expect, setPace, test } from "./house";
import { inspect } from "./looks";
import { nearlyOver } from "./recorded";
import { Screen } from "./table";

const ending = (page: Page): Locator => page.locator("#ending");

/** The numbers of a row of a table, without its heading. */
async function numbers(row: Locator): Promise<number[]> {
  return (await row.locator("td").allTextContents()).map((text) => Number(text.trim() || 0));
}

/** A recorded game is played to its end by clicks, all seats at one screen. */
async function played(page: Page, game: GameName, name: string): Promise<{ guest: Guest; screen: Screen }> {
  const guest = new Guest(page.context().request);
  await guest.come("Iput");
  await page.goto(`/t/${await guest.bring(nearlyOver(game, name, 2))}`);
  const screen = new Screen(page);
  await screen.play((moment) => moment === "over");
  await expect(ending(page).getByRole("heading", { level: 1 })).toHaveText(/ wins?( together)?$/);
  return { guest, screen };
}

/** What the sources of everyone add up to is what they have, and where their lines end. */
async function expectSums(page: Page): Promise<void> {
  const [sources, course] = [ending(page).locator("details").first(), ending(page).locator("details").last()];
  await sources.locator("summary").click();
  await course.locator("summary").click();
  const rows = await sources.locator("tbody tr").all();
  const amounts = await Promise.all(rows.map(numbers));
  const sums = amounts.pop()!;
  sums.forEach((sum, column) => expect(amounts.reduce((all, row) => all + row[column]!, 0)).toBe(sum));
  expect(await numbers(course.locator("tbody tr").last())).toContain(sums[0]);
  const ranked = await ending(page).locator("ol .points strong").allTextContents();
  expect(sums.slice(0, ranked.length)).toEqual(ranked.map(Number));
  await expect(
    ending(page)
      .getByRole("img", { name: /^How it went: / })
      .locator("polyline"),
  ).toHaveCount(sums.length);
}

for (const [game, name] of [
  ["ankh", "4_seats-most_devotion"],
  ["plagues", "3_players-normal_full"],
] as const) {
  test(`a game of ${game} is played to its end and looked back on`, async ({ page }) => {
    const { screen, guest } = await played(page, game, name);
    const decided = ending(page).getByRole("region", { name: "What decided it" });
    await expect(decided.locator("p")).toHaveCount(2);
    await expect(decided.getByRole("link").first()).toHaveAttribute("href", /^\/rules\/[AP]\d+\.\d+$/);
    await expectSums(page);
    await inspect(page, `end-${game}`);

    // It can be put aside for the board, and comes back.
    await ending(page).getByRole("button", { name: "See the final board" }).click();
    await expect(ending(page)).toHaveCount(0);
    await expect(page.locator(game === "ankh" ? "[data-space]" : ".plagues .own").first()).toBeVisible();
    await screen.ask.getByRole("button", { name: "Show the result" }).click();
    await expect(ending(page)).toBeVisible();

    // A rematch: the same seats, and the next one begins.
    const old = screen.id;
    await ending(page).getByRole("button", { name: "Rematch" }).click();
    await expect(page).not.toHaveURL(new RegExp(old));
    await screen.next();
    const [before, now] = [await guest.look(old), await guest.look(screen.id)];
    expect(before.table.rematch).toBe(screen.id);
    expect(now.table.seats.map(({ name }) => name)).toEqual(before.table.seats.map(({ name }) => name));
    const began = (await guest.log(old, 0))
      .flatMap(({ events }) => events.map(([, event]) => event as { type: string; seat?: number; order?: number[] }))
      .find(({ type }) => type === "FirstPlayer" || type === "OrderSet")!;
    const seats = now.table.seats.length;
    expect(now.table.options.first).toBe(((began.seat ?? began.order![0]!) + 1) % seats);
    await page.goto(`/t/${old}`);
    await ending(page).getByRole("link", { name: "To the rematch" }).click();
    await expect(page).toHaveURL(new RegExp(before.table.rematch!));
  });
}

test("two people: one gives up, one asks for a rematch, and the other is shown the way", async ({
  page,
  browser,
  house,
  trouble,
}) => {
  const host = new Guest(page.context().request);
  await host.come("Ahmose");
  const table = await host.open("ankh", [me, invited], { first: 0 });
  const { invitation } = (await (await page.request.get(`/api/tables/${table}/invitation`)).json()) as Invitation;
  const theirs = await browser.newContext({ baseURL: house });
  trouble.watch(theirs);
  await setPace(theirs);
  const other = new Guest(theirs.request);
  await other.come("Bastet");
  await other.do(table, { type: "Join", invitation });
  await other.do(table, { type: "Sit", seat: 1 });
  for (const guest of [host, other]) await guest.do(table, { type: "Ready", ready: true });
  await other.do(table, { type: "Concede", seat: 1 });

  const their = await theirs.newPage();
  for (const each of [page, their]) {
    await each.goto(`/t/${table}`);
    await expect(ending(each)).toContainText("A player has given up.");
    await expect(ending(each)).toContainText("Points as they stood when the game was ended.");
  }
  await ending(page).getByRole("button", { name: "Rematch" }).click();
  await expect(page.getByText("Bastet").first()).toBeVisible();
  await ending(their).getByRole("link", { name: "To the rematch" }).click();
  await their.getByRole("button", { name: /ready/i }).click();
  await expect(page.locator("#ask")).toBeVisible();
  const again = (await host.look(new URL(page.url()).pathname.split("/")[2]!)).table;
  expect(again.seats.map(({ name }) => name)).toEqual(["Ahmose", "Bastet"]);
  expect(again.options.first).toBe(1);
  await theirs.close();
});

test("a game that is over is shared by a link that others can open", async ({ page, context, browser, house }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "share", { value: undefined }));
  await played(page, "ankh", "2_seats-most_devotion");
  await expect(ending(page)).toContainText("Only those who were at this table can see this game.");
  await ending(page).getByLabel("Let everyone with the link see it").check();
  await expect(ending(page)).toContainText("Anybody who has the link can see this game.");
  await ending(page).getByRole("button", { name: "Share" }).click();
  await expect(ending(page).getByRole("button", { name: "Copied" })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Ankh: Gods of Egypt: .+ wins\nhttp/);

  const theirs = await browser.newContext({ baseURL: house });
  await setPace(theirs);
  const their = await theirs.newPage();
  await their.goto(text.split("\n")[1]!);
  await expect(their.getByRole("status").filter({ hasText: "/" })).toHaveText(/^0 \//);
  await their.getByRole("button", { name: "To the end" }).click();
  await expect(their.locator("[data-space]").first()).toBeVisible();
  await expect(their.getByLabel("Let everyone"), "who did not play has no say").toHaveCount(0);

  // To a move, from a seat; and one no closes it for all but those who were there.
  await their.goto(`${new URL(their.url()).pathname}?at=40&seat=1`);
  await expect(their.getByRole("status").filter({ hasText: "/" })).toHaveText(/^40 \//);
  await expect(their.getByLabel("Seen by")).toHaveValue("1");
  await ending(page).getByLabel("Let everyone with the link see it").uncheck();
  await expect(ending(page)).toContainText("Only those who were at this table can see this game.");
  await their.reload();
  await expect(their.getByText("There is no such table")).toBeVisible();
  await page.goto(new URL(their.url()).pathname);
  await expect(page.getByRole("status").filter({ hasText: "/" })).toHaveText(/^0 \//);
  await theirs.close();
});
