/// <reference types="node" />
// A game as one file: opened from disk with the network off, stepped through to its end, seen from every seat.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import type { GameName } from "../src/net/protocol";
import { expect, test } from "./house";
import { read, RECORDED } from "./recorded";

const PYTHON = process.env.PYTHON ?? "../.venv/bin/python";
const MOST = 2_000_000;

/** A recorded game as a file of its own, written by the command line. */
function filmed(game: GameName, name: string, ...more: string[]): { file: string; last: number } {
  const record = join(RECORDED, game, `${name}.json`);
  const file = join(mkdtempSync(join(tmpdir(), "tawy-film-")), "game.html");
  execFileSync(PYTHON, ["-m", "tawy.cli", "replay", record, "--html", file, "--language", "en", ...more]);
  return { file, last: read(record).picks.length };
}

/** Nothing but the file itself was asked for. */
async function openAlone(page: Page, file: string): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(file).href);
  return asked;
}

for (const [game, name, shown] of [
  ["ankh", "3_seats-sole_god", "[data-space]"],
  ["plagues", "2_players-normal_short", ".plagues .own"],
] as const) {
  test(`a file of ${game} plays back from disk without a network, to its end`, async ({ page }) => {
    const { file, last } = filmed(game, name);
    expect(statSync(file).size).toBeLessThan(MOST);
    const asked = await openAlone(page, file);
    const at = page.getByRole("status").filter({ hasText: `/ ${last}` });
    await expect(at).toHaveText(`0 / ${last}`);
    for (let step = 1; step <= last; step += 1) {
      await page.keyboard.press(".");
      await expect(at).toHaveText(`${step} / ${last}`);
    }
    await expect(page.locator(shown).first()).toBeVisible();
    const views = page.getByLabel("Seen by");
    const seats = await views
      .locator("option")
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(seats.length).toBeGreaterThan(2);
    for (const seat of seats) {
      await views.selectOption(seat);
      await expect(page.locator(shown).first()).toBeVisible();
    }
    await page.getByRole("button", { name: "To the beginning" }).click();
    await expect(at).toHaveText(`0 / ${last}`);
    await page.getByLabel("Language").selectOption("cs");
    await expect(page.getByRole("button", { name: "Na konec" })).toBeVisible();
    expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([pathToFileURL(file).href]);
  });
}

test("a game that is over is saved as a film from its replay", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Open a game file").setInputFiles(join(RECORDED, "ankh", "2_seats-atheism.json"));
  await expect(page).toHaveURL(/\/replay\/\w+/);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save as a film" }).click();
  const file = join(mkdtempSync(join(tmpdir(), "tawy-film-")), "saved.html");
  await (await waiting).saveAs(file);
  expect(statSync(file).size).toBeLessThan(MOST);
  await openAlone(page, file);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.locator("[data-space]").first()).toBeVisible();
});

test("a file lets nothing out, even if something in it wanted to", async ({ page, trouble }) => {
  trouble.expect(/Content Security Policy|Failed to fetch|ERR_| csp$/);
  const { file } = filmed("ankh", "2_seats-atheism", "--seen-by", "1");
  expect(readFileSync(file, "utf8")).not.toMatch(/(src|href)="https?:/);
  await openAlone(page, file);
  await expect(page.getByRole("status")).toHaveText(/^0 \//);
  await page.context().setOffline(false);
  const heard = await page.evaluate(async () => {
    const blocked: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) => blocked.push(event.effectiveDirective));
    const tries = [
      fetch("http://127.0.0.1:9/").catch(() => {}),
      new Promise((done) => {
        const picture = new Image();
        picture.onerror = picture.onload = done;
        picture.src = "http://127.0.0.1:9/picture.png";
      }),
    ];
    const script = document.createElement("script");
    script.textContent = "window.intruded = true";
    document.body.append(script);
    await Promise.all(tries);
    return { blocked, intruded: "intruded" in window };
  });
  expect(heard.intruded).toBe(false);
  expect(new Set(heard.blocked)).toEqual(new Set(["connect-src", "img-src", "script-src-elem"]));
  // Seen by one seat: no other can be chosen.
  await expect(page.getByLabel("Seen by").locator("option")).toHaveCount(2);
});
