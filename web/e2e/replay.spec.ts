/// <reference types="node" />
// Recorded games, opened as files: stepped through, scrubbed, seen from every seat, linked to.

import { readFileSync } from "node:fs";
import { Guest } from "./guest";
import { expect, test } from "./house";
import { read, RECORDED, recorded } from "./recorded";

const files = [...recorded("ankh"), ...recorded("plagues")];

/** Looked at closely: few and many players, early and late endings, both lengths, a merged god. */
const TRIED =
  /2_seats-atheism|3_seats-sole_god|5_seats-top_of_the_track|amun_and_osiris_merge|1_players-advanced_full|4_players-normal_short/;

for (const file of files.filter((name) => TRIED.test(name))) {
  const { picks, game } = read(file);
  test(`a recorded game plays back: ${file.slice(RECORDED.length + 1)}`, async ({ page, context }) => {
    const last = picks.length;
    const at = page.getByRole("status").filter({ hasText: `/ ${last}` });
    const shown = page.locator(game === "ankh" ? "[data-space]" : ".plagues .own");

    await page.goto("/");
    await page.getByLabel("Open a game file").setInputFiles(file);
    await expect(page).toHaveURL(/\/replay\/\w+/);
    await expect(at).toHaveText(`0 / ${last}`);
    for (let step = 1; step <= 3; step += 1) {
      await page.getByRole("button", { name: "One move forward" }).click();
      await expect(at).toHaveText(`${step} / ${last}`);
      await expect(page).toHaveURL(new RegExp(`at=${step}(&|$)`));
    }
    await page.getByRole("button", { name: "One move back" }).click();
    await expect(at).toHaveText(`2 / ${last}`);

    // The middle, by the slider; what every seat saw there.
    const middle = Math.floor(last / 2);
    await page.getByLabel("Position").fill(String(middle));
    await expect(page).toHaveURL(new RegExp(`at=${middle}(&|$)`));
    await expect(shown.first()).toBeVisible();
    const views = page.getByLabel("Seen by");
    for (const seat of await views
      .locator("option")
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))) {
      await views.selectOption(seat);
      await expect(page).toHaveURL(
        seat === "" ? new RegExp(`at=${middle}$`) : new RegExp(`at=${middle}&seat=${seat}$`),
      );
      await expect(shown.first()).toBeVisible();
    }

    // The end, and a link to it in another page.
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(at).toHaveText(`${last} / ${last}`);
    await expect(page).toHaveURL(new RegExp(`at=${last}(&|$)`));
    const linked = await context.newPage();
    await linked.goto(`${new URL(page.url()).pathname}?at=${middle}`);
    await expect(linked.getByRole("status").filter({ hasText: `/ ${last}` })).toHaveText(`${middle} / ${last}`);
    await expect(linked.locator(game === "ankh" ? "[data-space]" : ".plagues .own").first()).toBeVisible();
  });
}

/** Of the others every third: a game of each kind is among those above. */
const GLANCED = files.filter((name) => !TRIED.test(name)).filter((_, number) => number % 3 === 0);

test("other recorded games open, and their end is shown", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Thoth");
  for (const file of GLANCED) {
    const { picks, game } = read(file);
    await page.goto(`/replay/${await guest.bring(readFileSync(file))}?at=${picks.length}`);
    await expect(page.getByRole("status").filter({ hasText: "/" }), file).toHaveText(
      `${picks.length} / ${picks.length}`,
    );
    await expect(page.locator(game === "ankh" ? "[data-space]" : ".plagues .own").first(), file).toBeVisible();
  }
});
