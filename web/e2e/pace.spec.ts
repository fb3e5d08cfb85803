// Others' turns can be followed: move by move, at a pace of one's choice, with captions; skipped by one key; played back.

import type { Page } from "@playwright/test";
import type { AnkhEvent } from "../src/net/protocol";
import { Guest, bot, me } from "./guest";
import { expect, test } from "./house";
import { inspect } from "./looks";
import { Screen } from "./table";

/** The shortest time of a caption at each pace, in milliseconds (see PACES and BRIEF in the page). */
const SHORTEST = { calm: 0.7 * 2200, normal: 0.7 * 1100, quick: 0.7 * 500 };

interface Seen {
  words: string;
  at: number;
  /** How many lines the log had then. */
  lines: number;
}

/** Every caption that a page shows, and when. */
async function watchCaptions(page: Page): Promise<() => Promise<Seen[]>> {
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const words = document.querySelector(".bar .caption")?.textContent?.trim() ?? "";
      if (words && seen.at(-1)?.words !== words)
        seen.push({ words, at: Date.now(), lines: document.querySelectorAll(".log li:not(.heading)").length });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

/** A table of Ankh with bots at which the reader begins, on the page; and who answers for the reader. */
async function sitDown(page: Page, bots: number, more: Record<string, unknown> = {}): Promise<[Screen, Guest, string]> {
  const guest = new Guest(page.context().request);
  await guest.come("Henut");
  const seats = [me, ...Array<typeof bot>(bots).fill(bot)];
  const table = await guest.open("ankh", seats, { first: 0 }, more);
  await page.goto(`/t/${table}`);
  const screen = new Screen(page);
  await screen.next();
  return [screen, guest, table];
}

/** The seat that is asked, once others have played since the reader has. */
async function askedNow(guest: Guest, table: string): Promise<number | undefined> {
  const { own, n, table: now } = await guest.look(table, 0);
  return own.acted < n ? now.asked[0]?.seat : undefined;
}

/** How many actions others have taken since the reader acted. */
async function actionsSince(guest: Guest, table: string): Promise<number> {
  const { own } = await guest.look(table, 0);
  const events = (await guest.log(table, own.acted)).flatMap((moment) => moment.events);
  return events.filter(([, event]) => (event as AnkhEvent).type === "ActionChosen").length;
}

test.describe("at a normal pace", () => {
  test.use({ pace: "normal" });

  test("others' turns are shown move by move, and the question waits until all was seen", async ({ page }) => {
    const captions = await watchCaptions(page);
    const [screen, guest, table] = await sitDown(page, 2);
    const begun = Date.now();
    await guest.takeTurn(table, 0);
    await expect(page.locator(".bar .caption")).toBeVisible();
    await expect(page.locator(".bar.asked"), "the question waits").toHaveCount(0);
    await expect(page.locator("#ask .option")).toHaveCount(0);
    await screen.next();
    const took = Date.now() - begun;

    const seen = await captions();
    const actions = await actionsSince(guest, table);
    expect(actions, "both bots have played").toBeGreaterThanOrEqual(2);
    expect(seen.length).toBeGreaterThanOrEqual(actions);
    expect(took, "a bot's turn takes at least the set time").toBeGreaterThan(actions * SHORTEST.normal);
    const apart = seen.slice(1).map(({ at }, number) => at - seen[number]!.at);
    expect(Math.min(...apart), "each is shown for a time of its own").toBeGreaterThan(0.6 * SHORTEST.normal);
    const lines = await screen.log.locator("li:not(.heading)").count();
    expect(seen[0]!.lines, "the log tells no more than the table shows").toBeLessThan(lines);
    for (const { words } of seen) await expect(screen.log).toContainText(words);
  });

  test("a pace can be chosen at the table and holds from then on", async ({ page }) => {
    const captions = await watchCaptions(page);
    const [screen, guest, table] = await sitDown(page, 2);
    await page.getByLabel("Others' turns").selectOption("at once");
    await guest.takeTurn(table, 0);
    await expect.poll(() => askedNow(guest, table)).toBe(0);
    await screen.next();
    expect(await captions(), "nothing has to be waited for").toEqual([]);
    await page.goto("/settings");
    await expect(page.getByLabel("Others' turns")).toHaveValue("at-once");
  });
});

test.describe("at a calm pace", () => {
  test.use({ pace: "calm" });

  for (const game of ["ankh", "plagues"] as const)
    test(`others' turns can be read by everybody: ${game}`, async ({ page, context }) => {
      const guest = new Guest(context.request);
      await guest.come("Henut");
      const table = await guest.open(game, [me, bot, bot, bot], { first: 0 });
      await page.goto(`/t/${table}`);
      await new Screen(page).next();
      await guest.takeTurn(table, 0);
      await expect(page.locator(".bar .caption")).toBeVisible();
      await inspect(page, `${game}-others-turn`);
    });

  test("one key skips what others do, and everything is there", async ({ page }) => {
    const [screen, guest, table] = await sitDown(page, 2);
    await guest.takeTurn(table, 0);
    await expect(page.getByRole("button", { name: "Skip" })).toBeVisible();
    await expect.poll(() => askedNow(guest, table), "the bots have played").toBe(0);
    const behind = await screen.log.locator("li").count();
    const pressed = Date.now();
    await page.keyboard.press("Escape");
    await expect(page.locator(".bar.asked")).toHaveCount(1);
    expect(Date.now() - pressed, "at once").toBeLessThan(SHORTEST.calm);
    expect(await screen.log.locator("li").count()).toBeGreaterThan(behind);
  });

  test("with a running clock of one's own next to nothing of it is spent on watching", async ({ page }) => {
    const clock = { kind: "turn", seconds: 120, increment: 0 };
    const [screen, guest, table] = await sitDown(page, 2, { clock });
    await guest.takeTurn(table, 0);
    await expect.poll(() => askedNow(guest, table)).toBe(0);
    const from = Date.now();
    await screen.next();
    expect(Date.now() - from).toBeLessThan((await actionsSince(guest, table)) * SHORTEST.calm);
    await expect(page.getByText(/moves? while you were away/), "it can be played back").toBeVisible();
  });
});

test.describe("looking back", () => {
  test.use({ pace: "quick" });

  test("since one's turn everything is played back in place, and then it is now again", async ({ page }) => {
    const captions = await watchCaptions(page);
    const [screen, guest, table] = await sitDown(page, 1);
    await guest.takeTurn(table, 0);
    await expect.poll(() => askedNow(guest, table)).toBe(0);
    await screen.next();
    const address = page.url();
    const before = (await captions()).map(({ words }) => words);
    expect(before.length).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Play back what happened since your turn" }).click();
    await expect(page.getByRole("button", { name: "Back to now: it is your turn" })).toBeVisible();
    await expect(page.locator("#ask"), "nothing can be answered in the past").toHaveCount(0);
    await screen.next();
    await expect(page.getByRole("button", { name: /Back to now/ })).toHaveCount(0);
    expect(page.url()).toBe(address);
    const again = (await captions()).map(({ words }) => words).slice(before.length);
    expect(again, "the same is said again").toEqual(before);
  });

  test("a line of the log shows its moment in place, and there is a way back to now", async ({ page }) => {
    const [screen, guest, table] = await sitDown(page, 1);
    const board = (): Promise<string[]> =>
      page.locator(".dashboard [aria-label]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")!));
    for (let turns = 0; turns < 2; turns += 1) {
      await guest.takeTurn(table, 0);
      await expect.poll(() => askedNow(guest, table)).toBe(0);
      await screen.next();
    }
    const [now, address] = [await board(), page.url()];
    await screen.log.getByRole("button", { name: "chooses" }).first().click();
    const back = page.getByRole("button", { name: /Back to now/ });
    await expect(back).toBeVisible();
    await expect.poll(board, "the table is as it was").not.toEqual(now);
    expect(page.url(), "without leaving it").toBe(address);
    await inspect(page, "ankh-looking-back");
    await page.getByRole("button", { name: "One move forward" }).click();
    await back.click();
    await expect(back).toHaveCount(0);
    expect(await board()).toEqual(now);
    expect(await screen.next()).toBe("asked");
  });

  test("what happened while nobody looked is offered to be played back", async ({ page }) => {
    const [screen, guest, table] = await sitDown(page, 2);
    const look = (state: "hidden" | "visible"): Promise<void> =>
      page.evaluate((state) => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await look("hidden");
    await guest.takeTurn(table, 0);
    await expect.poll(() => askedNow(guest, table)).toBe(0);
    await screen.next();
    await look("visible");
    await expect(page.getByText(/^\d+ moves while you were away$/)).toBeVisible();
    await page.getByRole("button", { name: "Play back", exact: true }).click();
    await expect(page.getByRole("button", { name: /Back to now/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("while you were away")).toHaveCount(0);
    expect(await screen.next()).toBe("asked");
  });
});

test("a bot that thinks is seen to think", async ({ page }) => {
  const guest = new Guest(page.context().request);
  await guest.come("Henut");
  const table = await guest.open("ankh", [me, { kind: "bot", level: "expert" }], { first: 0 });
  await page.goto(`/t/${table}`);
  await new Screen(page).next();
  await guest.takeTurn(table, 0);
  await expect(page.locator(".table > .bar")).toContainText("is thinking");
  await expect(page.getByRole("list", { name: "Players" })).toContainText("is thinking");
});
