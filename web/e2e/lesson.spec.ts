// Every lesson to its end, as a learner does it: on the board, by mouse, by touch and by keyboard.

import type { ShownChapter } from "../src/net/protocol";
import { Dice } from "./dice";
import { expect, test } from "./house";
import { chapter } from "./learning";
import { inspect } from "./looks";
import { Screen } from "./table";

const WAYS = [
  { how: "by mouse, in English, on a laptop", by: "mouse", locale: "en", viewport: { width: 1280, height: 800 } },
  { how: "by touch, in Czech, on a phone", by: "mouse", locale: "cs", viewport: { width: 390, height: 844 } },
  { how: "by keyboard", by: "keyboard", locale: "en", viewport: { width: 1280, height: 800 } },
] as const;

/** What is there when the game that ends a lesson has begun. */
const BEGUN = { ankh: "map", plagues: "market" } as const;

for (const game of ["ankh", "plagues"] as const) {
  for (const { how, by, locale, viewport } of WAYS) {
    test.describe(how, () => {
      test.use({ locale, viewport });

      test(`the lesson of ${game}`, async ({ page, house }) => {
        test.slow();
        const { lessons } = (await (await page.request.get(`${house}/api/lessons`)).json()) as {
          lessons: { id: string; chapters: string[] }[];
        };
        const names = lessons.find((one) => one.id === game)!.chapters;
        await page.goto(`/learn/${game}/${names[0]}`);
        for (const name of names) {
          const answer = await page.request.get(`${house}/api/lessons/${game}/chapters/${name}`);
          await expect(page).toHaveURL(new RegExp(`/learn/${game}/${name}$`));
          await chapter(page, (await answer.json()) as ShownChapter, by);
        }
        await page.locator(".ways .primary").click();
        await expect(page).toHaveURL(/\/t\/[0-9a-f]+$/);
        await expect(page.locator(`[data-thing=${BEGUN[game]}]`)).toBeVisible();
        if (by === "keyboard" || locale === "cs") return;
        await new Screen(page, new Dice(4)).play(() => false);
        const lesson = page.locator("#ending").getByRole("region", { name: "The lesson" });
        await expect(lesson, "the lesson speaks once more").toContainText(/You have won|Not this time/);
        await lesson.getByRole("link", { name: "Play it again" }).click();
        await expect(page).toHaveURL(new RegExp(`/learn/${game}/end$`));
      });
    });
  }
}

test("one can stop, look at the chapters, and go on where one was", async ({ page }) => {
  await page.goto("/learn/ankh");
  await inspect(page, "lesson-contents");
  await page.getByRole("link", { name: "Begin" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await inspect(page, "lesson-chapter");
  await page.reload();
  await expect(page.locator("progress")).toHaveAttribute("value", "2");
  await page.getByRole("link", { name: "Skip this chapter" }).click();
  await expect(page.getByText("Chapter 2 of 9")).toBeVisible();
  await page.getByRole("link", { name: "Chapters" }).click();
  await expect(page.getByRole("link", { name: "Continue" })).toBeVisible();
});

test("the home page offers the lessons of both games, before anything else", async ({ page }) => {
  await page.goto("/");
  const first = page.getByRole("region", { name: "New here? Learn by playing" });
  await expect(first.getByRole("link")).toHaveText([/Ankh: Gods of Egypt/, /10 Plagues of Egypt/]);
  await first.getByRole("link", { name: "10 Plagues of Egypt" }).click();
  await page.getByRole("link", { name: "Begin" }).click();
  await expect(page.getByText("You govern Memphis")).toBeVisible();
  await expect(page.locator("[data-thing='player 1']")).toContainText("Abydos");
  await inspect(page, "lesson-plagues-chapter");
});
