// Short lessons: from a thing's help at a table to its lesson and back, and every one of them to its end.

import type { Page } from "@playwright/test";
import type { LessonInfo, ShownChapter } from "../src/net/protocol";
import { Guest, bot, me } from "./guest";
import { expect, test } from "./house";
import { chapter } from "./learning";
import { inspect } from "./looks";
import { upTo } from "./recorded";
import { Screen } from "./table";

async function shownOf(page: Page, house: string, lesson: string): Promise<ShownChapter> {
  const answer = await page.request.get(`${house}/api/lessons/${lesson}/chapters/try`);
  return (await answer.json()) as ShownChapter;
}

/** The way that somebody follows at a table, from a power to its lesson; it opens in a tab of its own. */
const FOLLOW = {
  mouse: async (page: Page): Promise<void> => {
    await page.locator('[data-thing="power revered"]').hover();
    await page.getByRole("link", { name: "Try it: 20 seconds" }).click();
  },
  keyboard: async (page: Page): Promise<void> => {
    await page.locator('[data-thing="power inspiring"]').focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Try it: 20 seconds" })).toBeVisible();
    await page.keyboard.press("l");
  },
} as const;

for (const by of ["mouse", "keyboard"] as const) {
  test(`from the help of a power at a table to its short lesson, and back: by ${by}`, async ({
    page,
    context,
    house,
  }) => {
    const guest = new Guest(context.request);
    await guest.come("Meret");
    await page.goto(`/t/${await guest.open("ankh", [me, bot], { gods: ["isis", "ra"] })}`);
    await new Screen(page).next();
    const opened = context.waitForEvent("page");
    await FOLLOW[by](page);
    const tab = await opened;
    await tab.waitForURL(/\/learn\/ankh-power-/);
    const lesson = new URL(tab.url()).pathname.split("/")[2]!;
    await inspect(tab, "short-lesson");
    await chapter(tab, await shownOf(page, house, lesson), by).catch((error: unknown) => {
      if (!tab.isClosed()) throw error; // it closes at the last press, before the key comes up again
    });
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(page.locator("[data-thing=map]")).toBeVisible();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    if (by === "keyboard") await expect(page.locator('[data-thing="power omnipresent"]')).toBeFocused();
  });
}

test("a way to a lesson alone, without words about what says all itself, is no empty tooltip", async ({
  page,
  context,
}) => {
  const guest = new Guest(context.request);
  await guest.come("Meret");
  const screen = new Screen(page);
  await page.goto(`/t/${await guest.bring(upTo("ankh", "cards"))}`);
  if ((await screen.next()) === "curtain") await screen.curtain.click();
  await screen.next();
  await page.mouse.move(0, 0);
  await screen.options.first().hover();
  await expect(page.getByRole("link", { name: "Try it: 20 seconds" })).toBeVisible();
  await inspect(page, "way-to-a-lesson");
});

test("what happened is told, and a short lesson is done at the first visit", async ({ page }) => {
  await page.goto("/learn/ankh");
  await page.getByRole("link", { name: "Chariots" }).click();
  await page.locator('[data-option="chariots"]').click();
  await expect(page.locator(".happened")).toContainText("Ra wins");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/\/learn\/ankh$/);
  await expect(page.getByRole("link", { name: /Chariots.*done/ })).toBeVisible();
});

const PARTS = 4;
/** Every fourth, from this one on. */
const everyFourth =
  (first: number) =>
  (_: LessonInfo, index: number): boolean =>
    index % PARTS === first;
/** One of each kind of thing. */
const firstOfKind = ({ about }: LessonInfo, index: number, all: LessonInfo[]): boolean =>
  all.findIndex((one) => one.about.split(" ")[0] === about.split(" ")[0]) === index;

const WAYS = [
  ...[0, 1, 2, 3].map((part) => ({
    which: `every short lesson, by mouse: part ${part + 1} of ${PARTS}`,
    by: "mouse" as const,
    locale: "en",
    size: [1280, 800] as const,
    taken: everyFourth(part),
  })),
  { which: "short lessons on a phone, in Czech", by: "mouse", locale: "cs", size: [390, 844], taken: firstOfKind },
  { which: "short lessons by keyboard", by: "keyboard", locale: "en", size: [1280, 800], taken: firstOfKind },
] as const;

for (const { which, by, locale, size, taken } of WAYS) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: size[0], height: size[1] } });

    test(which, async ({ page, house }) => {
      test.slow();
      const { lessons } = (await (await page.request.get(`${house}/api/lessons`)).json()) as { lessons: LessonInfo[] };
      for (const { id } of lessons.filter(({ about }) => about).filter(taken)) {
        await test.step(id, async () => {
          await page.goto(`/learn/${id}`);
          await chapter(page, await shownOf(page, house, id), by);
          await expect(page.locator(".told")).toHaveCount(0);
        });
      }
    });
  });
}
