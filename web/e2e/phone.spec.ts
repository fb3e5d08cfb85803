// On a phone: a bar that stays, the choices on a sheet over it, and after an answer the board again.

import { Guest, bot, me } from "./guest";
import { expect, test } from "./house";
import { inspect, SIZES } from "./looks";
import { Screen } from "./table";

test.use({ viewport: SIZES.phone, hasTouch: true });

for (const game of ["ankh", "plagues"] as const) {
  test(`the bar of a phone: ${game}`, async ({ page, context }) => {
    const guest = new Guest(context.request);
    await guest.come("Teti");
    await page.goto(`/t/${await guest.open(game, [me, bot], { first: 0 })}`);
    const screen = new Screen(page);
    await screen.next();
    const bar = page.locator(".table > .bar");
    const top = (): Promise<number> => page.locator(".game").evaluate((game) => game.getBoundingClientRect().top);
    await expect(screen.ask, "the choices wait for a tap").toHaveCount(0);
    for (const name of ["Options", "Hint", "Take back", "More"])
      await expect(bar.getByRole("button", { name })).toBeInViewport();

    // It stays wherever one scrolls; choices come over it; an answer leads back to the board.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await top(), "the board is out of sight").toBeLessThan(-200);
    await bar.getByRole("button", { name: "Options" }).tap();
    await expect(screen.options.first()).toBeInViewport();
    await inspect(page, `${game}-phone-options`);
    await page.setViewportSize(SIZES.phone);
    await screen.options.first().tap();
    await expect(screen.ask).toHaveCount(0);
    await expect.poll(top).toBeGreaterThan(-60);

    await bar.getByRole("button", { name: "More" }).tap();
    await expect(page.getByRole("button", { name: "Give up" })).toBeInViewport();
    await expect(page.getByLabel("Others' turns")).toBeInViewport();
    await page.getByRole("button", { name: "Close", exact: true }).tap();
    await expect(page.getByRole("button", { name: "Give up" })).toHaveCount(0);
  });
}

test("done is on the bar when one can be done", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Teti");
  const table = await guest.open("ankh", [me, bot], { first: 0 });
  await page.goto(`/t/${table}`);
  const screen = new Screen(page);
  await screen.next();
  const done = page.locator(".table > .bar").getByRole("button", { name: "Done" });
  await expect(done).toHaveCount(0);
  await screen.listOptions();
  await screen.options.filter({ hasText: "Move Figures" }).tap();
  await screen.next();
  const before = (await guest.look(table, 0)).position;
  await done.tap();
  await expect.poll(() => guest.look(table, 0).then(({ position }) => position)).toBe(before + 1);
});

test.describe("when others play", () => {
  test.use({ pace: "calm" });

  test("the bar says what they do, and a tap skips it", async ({ page, context }) => {
    const guest = new Guest(context.request);
    await guest.come("Teti");
    const table = await guest.open("ankh", [me, bot, bot], { first: 0 });
    await page.goto(`/t/${table}`);
    const screen = new Screen(page);
    await screen.next();
    await guest.takeTurn(table, 0);
    await expect(page.locator(".bar .caption")).toBeInViewport();
    await expect.poll(() => guest.look(table, 0).then(({ table }) => table.asked[0]?.seat)).toBe(0);
    await page.getByRole("button", { name: "Skip" }).tap();
    expect(await screen.next()).toBe("asked");
  });
});
