// What a thing is, said beside it: by mouse, by keyboard and by a long touch, in both games alike.

import type { Locator, Page } from "@playwright/test";
import { Guest, bot, me } from "./guest";
import { expect, test } from "./house";
import { Screen } from "./table";
import type { GameName } from "../src/net/protocol";

/** A thing that can be chosen, one that can only be looked at, for each game at its first question to the person. */
const THINGS = {
  ankh: { choosable: ".actions [data-choosable]", other: ".stat" },
  plagues: { choosable: ".game .pick[data-choosable]", other: ".game .tile" },
} as const;

async function begin(page: Page, guest: Guest, game: GameName): Promise<Screen> {
  await guest.come("Meret");
  const screen = new Screen(page);
  await page.goto(`/t/${await guest.open(game, [me, bot], game === "ankh" ? { gods: ["isis", "ra"] } : {})}`);
  await screen.next();
  const thing = page.locator(THINGS[game].choosable).first();
  for (let tries = 0; tries < 20 && !(await thing.isVisible()); tries += 1) {
    await screen.clickOption();
    await screen.next();
  }
  return screen;
}

const boxes = (selector: string, except: Locator) =>
  except.evaluate(
    (thing, wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((one) => one !== thing)
        .map((one) => one.getBoundingClientRect())
        .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
    selector,
  );

for (const game of ["ankh", "plagues"] as const) {
  test(`help is there by mouse and by keyboard, and no longer than it is wanted: ${game}`, async ({
    page,
    context,
  }) => {
    const screen = await begin(page, new Guest(context.request), game);
    const help = page.getByRole("tooltip");
    const thing = page.locator(THINGS[game].choosable).first();

    await thing.hover();
    await expect(help).toBeVisible();
    await expect(thing).toHaveAttribute("aria-describedby", "help");
    const [said] = await boxes("#help", thing);
    const covered = (await boxes(".game [data-choosable]", thing)).filter(
      (box) => box.left < said!.right && box.right > said!.left && box.top < said!.bottom && box.bottom > said!.top,
    );
    expect(covered, "it covers nothing that can be chosen").toEqual([]);
    await page.keyboard.press("Escape");
    await expect(help).toHaveCount(0);

    await thing.hover({ position: { x: 3, y: 3 } });
    await page.mouse.move(0, 0);
    await thing.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(help).toBeVisible();
    await expect(help, "there is one").toHaveCount(1);

    await thing.hover();
    await expect(help).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(help, "it does not outlive the choice").toHaveCount(0);
    await expect(screen.why).toHaveCount(0);
  });
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const game of ["ankh", "plagues"] as const) {
    test(`a long touch helps and does not choose, a short one chooses: ${game}`, async ({ page, context }) => {
      const screen = await begin(page, new Guest(context.request), game);
      const help = page.getByRole("tooltip");
      const thing = page.locator(THINGS[game].choosable).first();
      const before = await screen.options.allTextContents();
      /** What can be chosen on the table; the list may be folded away. */
      const marked = (): Promise<string> =>
        page.locator("[data-choosable]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")).join());
      const markedBefore = await marked();

      await thing.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const box = (await thing.boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const touch = await context.newCDPSession(page);
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      await expect(help).toBeVisible();
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect(help, "it stays when the finger is lifted").toBeVisible();
      expect(await screen.options.allTextContents()).toEqual(before);
      await expect(page.locator("[aria-pressed='true']"), "nothing is picked up").toHaveCount(0);

      const other = page.locator(THINGS[game].other).first();
      await other.tap();
      await expect(help, "what cannot be chosen helps at once").toHaveCount(1);
      await expect(help).toBeVisible();

      await thing.tap();
      await expect(help).toHaveCount(0);
      await expect(screen.why).toHaveCount(0);
      const changed = async (): Promise<boolean> =>
        (await page.locator("[aria-pressed='true']").count()) > 0 ||
        (await marked()) !== markedBefore ||
        (await screen.options.allTextContents()).join() !== before.join();
      await expect.poll(changed, "it is picked up, or chosen").toBe(true);
    });
  }
});
