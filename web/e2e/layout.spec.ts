// The whole table at once on a laptop; nothing wider than a phone, and nothing too small for a thumb.

import type { Page } from "@playwright/test";
import { Dice } from "./dice";
import { Guest, bot, invited, me } from "./guest";
import { expect, test } from "./house";
import { Screen } from "./table";

/** How far something on the page reaches beyond what is visible of it. */
const beyond = (page: Page, selector: string): Promise<{ down: number; right: number }> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => ({
      down: element.scrollHeight - element.clientHeight,
      right: element.scrollWidth - element.clientWidth,
    }));

/** What sticks out of a page to the right, and does not scroll in a place of its own. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || clipped(element.parentElement));
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (one) => one.getBoundingClientRect().right > room + 0.5 && !clipped(one.parentElement),
    );
    return [
      `${document.documentElement.scrollWidth} of ${room}`,
      ...wide.map((one) => `${one.tagName} ${one.getAttribute("class")} ${one.textContent?.slice(0, 60)}`),
    ];
  });

for (const [game, seats] of [
  ["ankh", [me, bot]],
  ["ankh", [me, bot, bot, bot, bot]],
  ["plagues", [me]],
  ["plagues", [me, bot, bot, bot]],
] as const) {
  test(`the table fits: ${game} for ${seats.length}`, async ({ page, context }) => {
    const guest = new Guest(context.request);
    await guest.come("Ahhotep");
    const table = await guest.open(game, [...seats]);
    const screen = new Screen(page, new Dice(4));
    await page.goto(`/t/${table}`);
    for (let look = 0; look < 2; look += 1) {
      if ((await screen.play(() => false, 8)) === "over") break;

      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await beyond(page, "html"), "a laptop shows all of it").toEqual({ down: 0, right: 0 });
      expect(await beyond(page, ".game"), "the game has room").toEqual({ down: 0, right: 0 });

      await page.setViewportSize({ width: 390, height: 844 });
      expect(await tooWide(page), "a phone is wide enough").toEqual([]);
      await screen.listOptions();
      expect(await tooWide(page), "also for the options").toEqual([]);
      const low = await page
        .locator("#ask button, #ask a.button, .bar button")
        .evaluateAll((all) =>
          all
            .map((one) => ({ text: one.textContent, height: one.getBoundingClientRect().height }))
            .filter(({ height }) => height < 44),
        );
      expect(low, "buttons are high enough for a thumb").toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
}

test("what is pointed at stays where it is, also when what it would do is shown", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Ahhotep");
  const table = await guest.open("ankh", [me, bot], { gods: ["isis", "ra"], first: 0 });
  await page.goto(`/t/${table}`);
  await page
    .getByRole("button", { name: /^Unlock Ankh Power/ })
    .first()
    .click();
  const own = page.getByRole("region", { name: /^Isis/ });
  for (const name of ["Commanding", "Inspiring", "Omnipresent", "Revered"]) {
    const power = own.getByRole("button", { name: new RegExp(`^${name}, level 1`) });
    await expect(power).toHaveAttribute("data-choosable");
    await page.mouse.move(0, 0);
    await expect(page.locator(".help")).toBeHidden();
    const before = (await power.boundingBox())!;
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await expect(own.getByText(/→ \d+$/), "what it would do is shown").toBeVisible();
    expect(await power.boundingBox(), name).toEqual(before);
  }
});

for (const game of ["ankh", "plagues"] as const) {
  test(`opening a table and its lobby fit a phone: ${game}`, async ({ page, context }) => {
    const guest = new Guest(context.request);
    await guest.come("Ahhotep");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/new/${game}`);
    await expect(page.getByLabel("Taking back")).toBeVisible();
    expect(await tooWide(page), "the form").toEqual([]);
    await page.goto(`/t/${await guest.open(game, [me, invited])}`);
    await page.getByText("People at this table").click();
    expect(await tooWide(page), "the lobby").toEqual([]);
  });
}

test("very large text: everything can still be reached and used", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Ahhotep");
  await page.goto("/settings");
  await page.getByLabel("Size of the text").selectOption("huge");
  for (const game of ["ankh", "plagues"] as const) {
    const screen = new Screen(page, new Dice(7));
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      const table = await guest.open(game, game === "ankh" ? [me, bot] : [me]);
      await page.goto(`/t/${table}`);
      await screen.play(() => false, 6);
      await screen.play((moment) => moment === "asked");
      expect(await tooWide(page), `${game} at ${size.width}`).toEqual([]);
      await screen.listOptions();
      await screen.options.first().scrollIntoViewIfNeeded();
      await expect(screen.options.first()).toBeInViewport();
    }
  }
});
