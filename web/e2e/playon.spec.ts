/// <reference types="node" />
// From any position of a game that is over one plays on, at a table of one's own.

import { join } from "node:path";
import { Guest } from "./guest";
import { expect, test } from "./house";
import { RECORDED } from "./recorded";

for (const [game, name, secrets] of [
  ["ankh", "3_seats-sole_god", "As it really was"],
  ["plagues", "2_players-normal_short", "Dealt anew"],
] as const) {
  test(`playing on from a position of ${game}: ${secrets}`, async ({ page, context }) => {
    await page.goto("/");
    await page.getByLabel("Open a game file").setInputFiles(join(RECORDED, game, `${name}.json`));
    await expect(page).toHaveURL(/\/replay\/\w+/);
    const old = new URL(page.url()).pathname.split("/")[2]!;
    await page.getByLabel("Position").fill("60");
    await expect(page).toHaveURL(/at=60/);
    await page.getByRole("button", { name: "Play on from here" }).click();
    const form = page.getByRole("dialog", { name: "Play on from here" });
    for (const seat of await form.getByRole("combobox").all()) await seat.selectOption("me");
    await form.getByLabel(secrets).check();
    await form.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page).toHaveURL(/\/t\/\w+/);
    const id = new URL(page.url()).pathname.split("/")[2]!;
    const { table, position } = await new Guest(context.request).look(id);
    expect(table.origin?.game).toBe(old);
    expect(table.status).toBe("running");
    expect(position).toBeGreaterThanOrEqual(table.origin!.position);
    expect(table.seats.every((seat) => seat.bot === null)).toBe(true);
    await expect(page.locator("#ask")).toBeVisible();
  });
}

test("at the end there is nothing to play on from", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Open a game file").setInputFiles(join(RECORDED, "ankh", "2_seats-atheism.json"));
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeDisabled();
});
