// Whole games of both kinds with the keyboard alone: Tab and arrow keys on the table, and answers typed in the log's notation.

import type { Page } from "@playwright/test";
import { Dice } from "./dice";
import { Guest } from "./guest";
import { expect, test } from "./house";
import { Screen } from "./table";

/** Tab on (or back) until the focus is on something that matches; the document may be gone round once. */
async function tabTo(page: Page, selector: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let steps = 0; steps < 150; steps += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Choose in a `select` with the arrow keys, by the beginning of a line. */
async function choose(page: Page, label: string, words: string): Promise<void> {
  const id = await page
    .getByLabel(label)
    .evaluate((element) => (element.id ||= `field-${Math.random().toString(36).slice(2)}`));
  await tabTo(page, `#${id}`);
  await page.keyboard.press("Home");
  const chosen = page.locator(`#${id} option:checked`);
  for (let steps = 0; steps < 20; steps += 1) {
    if ((await chosen.textContent())?.trim().startsWith(words)) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`${label}: there is no ${words}`);
}

/** From the table to the options: a button before the table leads there. */
async function toOptions(page: Page): Promise<void> {
  await tabTo(page, ".bar .button", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#ask")).toBeFocused();
}

/** Type an answer as the log writes it: people count the spaces of a province from one. */
async function answer(page: Page, token: string): Promise<void> {
  if (await page.evaluate(() => document.activeElement?.closest(".game") != null)) await toOptions(page);
  await tabTo(page, "#command-line");
  await page.keyboard.type(token.replace(/^(city|field) (\d)$/, (_, area, space) => `${area} ${Number(space) + 1}`));
  await page.keyboard.press("Enter");
}

/** Whether there is a question more; from what others did, and from a result, one goes on with Escape. */
async function isAsked(screen: Screen): Promise<boolean> {
  for (;;) {
    const moment = await screen.next();
    if (moment !== "result") return moment === "asked";
    await screen.page.keyboard.press("Escape");
  }
}

test("a whole game of Ankh by keyboard", async ({ page, context }) => {
  const [dice, screen, reader] = [new Dice(5), new Screen(page), new Guest(context.request)];
  await page.goto("/");
  await tabTo(page, "a[href='/new/ankh']");
  await page.keyboard.press("Enter");
  await page.getByLabel("Your name").waitFor();
  await tabTo(page, "input[required]");
  await page.keyboard.type("Hori");
  await choose(page, "Number of players", "2");
  await choose(page, "Who plays seat 2", "Bot 2 (random)");
  await tabTo(page, "form button.primary");
  await page.keyboard.press("Enter");

  let walked = 0;
  while (await isAsked(screen)) {
    const { options } = await reader.options(screen.id, 0);
    const spaces = await page.locator("[data-space].legal").count();
    if (spaces && walked < 8) {
      await tabTo(page, "[data-space]");
      await page.keyboard.press(dice.pick(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]));
      for (let steps = Math.ceil(dice.roll() * spaces); steps > 0; steps -= 1) await page.keyboard.press("n");
      await expect(page.locator(":focus")).toHaveClass(/legal/);
      await page.keyboard.press("Enter");
      walked += 1;
      const among = await page.locator("#ask .link").count();
      if (among) await answerAmong(page, dice);
      else await expect(screen.why).toHaveCount(0);
    } else await answer(page, dice.pick(options).token);
  }
  await screen.expectOver();
  expect(walked).toBeGreaterThan(3);
});

/** One space stood for several answers: Tab to one of them. */
async function answerAmong(page: Page, dice: Dice): Promise<void> {
  await toOptions(page);
  await tabTo(page, "#ask .link");
  const options = await page.locator("#ask .option").count();
  for (let steps = Math.ceil(dice.roll() * options); steps > 0; steps -= 1) await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveClass(/option/);
  await page.keyboard.press("Enter");
}

test("a whole short game of 10 Plagues by keyboard", async ({ page, context }) => {
  const [dice, screen, reader] = [new Dice(6), new Screen(page), new Guest(context.request)];
  await page.goto("/");
  await tabTo(page, "a[href='/new/plagues']");
  await page.keyboard.press("Enter");
  await page.getByLabel("Your name").waitFor();
  await tabTo(page, "input[required]");
  await page.keyboard.type("Merit");
  await choose(page, "Number of players", "1");
  const short = await page.getByLabel("Short game").evaluate((element) => (element.id ||= "short"));
  await tabTo(page, `#${short}`);
  await page.keyboard.press("Space");
  await expect(page.getByLabel("Short game")).toBeChecked();
  await tabTo(page, "form button.primary");
  await page.keyboard.press("Enter");

  let walked = 0;
  while (await isAsked(screen)) {
    const { options, kind } = await reader.options(screen.id, 0);
    // A token is laid on a space of the board: with the arrow keys.
    const free = page.locator(".own .board [data-spot].lit");
    if (kind === "place" && walked < 6) {
      await tabTo(page, ".own .board [data-spot]");
      await walkTo(
        page,
        dice.pick(await free.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.spot ?? ""))),
      );
      await page.keyboard.press("Enter");
      await expect(screen.why).toHaveCount(0);
      walked += 1;
    } else await answer(page, dice.pick(options).token);
  }
  await screen.expectOver();
  expect(walked).toBeGreaterThan(2);
});

/** Walk with the arrow keys inside a group to a row and column of it. */
async function walkTo(page: Page, spot: string): Promise<void> {
  const here = async (): Promise<number[]> =>
    (await page.locator(":focus").getAttribute("data-spot"))?.split(",").map(Number) ?? [];
  const [row = 0, column = 0] = spot.split(",").map(Number);
  for (let steps = 0; steps < 12; steps += 1) {
    const [atRow = 0, atColumn = 0] = await here();
    if (atRow === row && atColumn === column) return;
    await page.keyboard.press(
      atRow < row ? "ArrowDown" : atRow > row ? "ArrowUp" : atColumn < column ? "ArrowRight" : "ArrowLeft",
    );
  }
  throw new Error(`the arrow keys do not lead to ${spot}`);
}
