// Every lesson to its end, as a learner does it: on the board, by mouse, by touch and by keyboard.

import type { Locator, Page } from "@playwright/test";
import type { Option, Pointer, ShownChapter } from "../src/net/protocol";
import { expect, test } from "./house";
import { inspect } from "./looks";

const quoted = (text: string): string => JSON.stringify(text);

/** The elements of a pointer, as the page finds them. */
function placesOf({ kind, thing }: Pointer): string {
  const places = [`[data-thing=${quoted(`${kind} ${thing}`.trim())}]`];
  if (["space", "figure", "monument"].includes(kind)) places.push(`[data-space=${quoted(thing)}]`);
  if (kind === "option") places.push(`[data-option=${quoted(thing)}]`);
  return places.join(", ");
}

/** Whoever uses the keyboard presses Enter where others click. */
async function press(place: Locator, by: "mouse" | "keyboard"): Promise<void> {
  if (by === "keyboard") await place.press("Enter");
  else await place.click();
}

/** An answer is given on the board if it stands there, else in the list. Some need two things, like a die and a slot. */
async function give(page: Page, { token, points_at }: Option, by: "mouse" | "keyboard"): Promise<void> {
  const roles = Object.entries(points_at).flatMap(([role, things]) =>
    [things].flat().map((one) => [role, String(one)]),
  );
  const named = roles.map((thing) => `[data-thing=${quoted(thing.join(" "))}][data-choosable]`);
  const placed = [token, ...roles.map(([, one]) => one!)].flatMap((thing) => [
    `[data-space=${quoted(thing)}][data-choosable]`,
    `[data-side=${quoted(thing)}][data-choosable]`,
    `[data-thing$=${quoted(` ${thing}`)}][data-choosable]`,
  ]);
  const at = page.locator("progress");
  const before = await at.getAttribute("value");
  for (const places of [...named, placed.join(", ")]) {
    if (!(await page.locator(places).count())) continue;
    await press(page.locator(places).first(), by);
    const moved = await expect(at)
      .not.toHaveAttribute("value", before!, { timeout: 1500 })
      .then(() => true)
      .catch(() => false);
    if (moved) return;
  }
  await press(page.locator(`[data-option=${quoted(token)}]`), by); // the thing has several answers, and now they are listed
}

async function chapter(page: Page, shown: ShownChapter, by: "mouse" | "keyboard"): Promise<void> {
  const words = page.locator(".told .words");
  for (const [number, step] of shown.steps.entries()) {
    if (step.step === "watch") {
      await expect(page.locator("progress")).toHaveAttribute("value", String(number));
      await expect(page.locator(".told .words:not(.soft)")).toBeVisible();
    }
    await expect(page.locator("progress")).toHaveAttribute("value", String(number));
    await expect(words).not.toBeEmpty();
    await expect(words).not.toHaveText(/^lesson-/);
    for (const pointer of step.points_at) {
      const missing = `${shown.chapter} ${number}: ${pointer.kind} ${pointer.thing} is nowhere`;
      await expect(page.locator(placesOf(pointer)).first(), missing).toBeAttached();
    }
    if (step.points_at.length) await expect(page.locator("[data-pointers]")).not.toHaveAttribute("data-pointers", "0");
    if (step.step === "answer") {
      const [other] = step.replies;
      if (other && number % 3 === 0 && (await page.locator(`[data-option=${quoted(other.token)}]`).count())) {
        await page.locator(`[data-option=${quoted(other.token)}]`).click();
        await expect(page.locator(".reply p").last()).not.toHaveText(/^(lesson-.*)?$/);
        await expect(page.locator("progress")).toHaveAttribute("value", String(number));
      }
      await give(
        page,
        step.scene.question!.options!.find((one) => one.token === step.meant)!,
        by,
      );
    } else if (step.step !== "free") {
      await press(page.locator(".ways .primary"), by);
    }
  }
}

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
