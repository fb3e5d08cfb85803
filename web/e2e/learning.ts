// A chapter of a lesson, as a learner does it: on the board, by mouse, by touch and by keyboard.

import type { Locator, Page } from "@playwright/test";
import type { Option, Pointer, ShownChapter } from "../src/net/protocol";
import { expect } from "./house";

const quoted = (text: string): string => JSON.stringify(text);

/** The elements of a pointer, as the page finds them. */
function placesOf({ kind, thing }: Pointer): string {
  const places = [`[data-thing=${quoted(`${kind} ${thing}`.trim())}]`];
  if (["space", "figure", "monument"].includes(kind)) places.push(`[data-space=${quoted(thing)}]`);
  if (kind === "option") places.push(`[data-option=${quoted(thing)}]`);
  return places.join(", ");
}

/** Pixels by which a ring is larger than its thing. */
const MARGIN = 5;

export type By = "mouse" | "keyboard";

/** Whoever uses the keyboard presses Enter where others click. */
async function press(place: Locator, by: By, timeout?: number): Promise<void> {
  const patience = timeout === undefined ? {} : { timeout };
  if (by === "keyboard") await place.press("Enter", patience);
  else await place.click(patience);
}

/** How far the story has come, and which answers are listed. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const listed = [...document.querySelectorAll("[data-option]")].map((one) => one.getAttribute("data-option"));
    return JSON.stringify([document.querySelector("progress")?.getAttribute("value"), listed]);
  });

/** An answer is given on the board if it stands there, else in the list. Some need two things, like a die and a slot. */
async function give(page: Page, { token, points_at }: Option, by: By): Promise<void> {
  const roles = Object.entries(points_at).flatMap(([role, things]) =>
    [things].flat().map((one) => [role, String(one)]),
  );
  const named = roles.map((thing) => `[data-thing=${quoted(thing.join(" "))}][data-choosable]`);
  const placed = [token, ...roles.map(([, one]) => one!)].flatMap((thing) => [
    `[data-space=${quoted(thing)}][data-choosable]`,
    `[data-side=${quoted(thing)}][data-choosable]`,
    `[data-thing$=${quoted(` ${thing}`)}][data-choosable]`,
  ]);
  const [at] = JSON.parse(await standing(page)) as [string];
  for (const places of [...named, placed.join(", ")]) {
    if (!(await page.locator(places).count())) continue;
    const before = await standing(page);
    const reached = await press(page.locator(places).first(), by, 5000).then(
      () => true,
      () => false, // on a phone the words may lie over it: then they list the answer
    );
    if (!reached) continue;
    await expect
      .poll(() => standing(page), { timeout: 1500, intervals: [30] })
      .not.toBe(before)
      .catch(() => {});
    const [now] = JSON.parse(await standing(page)) as [string];
    if (now !== at) return;
  }
  await press(page.locator(`[data-option=${quoted(token)}]`), by); // the thing has several answers, and now they are listed
}

/** How many pixels of the first ring the words lie over, or what is above them has scrolled away, if it could all be seen. */
const hidden = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const ring = document.querySelector("[data-pointers] span")?.getBoundingClientRect();
    const words = document.querySelector("[data-over]:has(progress)")!.getBoundingClientRect();
    const board = document.querySelector("[data-over]:has(progress)")!.previousElementSibling!.getBoundingClientRect();
    if (!ring || ring.left >= words.left || ring.top >= words.top || ring.height > board.height) return 0;
    return Math.round(Math.max(0, ring.bottom - board.bottom, board.top - ring.top));
  });

/** A chapter as the story wants it, with now and then another answer tried first. */
export async function chapter(page: Page, shown: ShownChapter, by: By): Promise<void> {
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
    await expect.poll(() => hidden(page), `${shown.chapter} ${number}: hidden`).toBeLessThanOrEqual(MARGIN);
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
