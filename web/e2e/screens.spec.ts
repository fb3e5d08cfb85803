/// <reference types="node" />
// Every screen: how it looks in both sizes and both colours, and that everybody can use it.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { GameName } from "../src/net/protocol";
import { Guest, bot, invited, me } from "./guest";
import { expect, setPace, test } from "./house";
import { inspect, picture, SIZES } from "./looks";
import { upTo } from "./recorded";
import { Screen } from "./table";

test("the start page, with games to go on with", async ({ page, context }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" })).toHaveCount(2);
  await inspect(page, "home");
  const guest = new Guest(context.request);
  await guest.come("Iput");
  await guest.open("ankh", [me, bot, bot]);
  await guest.open("plagues", [me, invited], {}, { public: true });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Continue" })).toBeVisible();
  await inspect(page, "home-returning");
});

for (const game of ["ankh", "plagues"] as const) {
  test(`a new table, its lobby and joining it: ${game}`, async ({ page, context, browser, house, trouble }) => {
    await page.goto(`/new/${game}`);
    await expect(page.getByLabel("Who plays seat 1").locator("option")).not.toHaveCount(2);
    await inspect(page, `new-${game}`);
    const guest = new Guest(context.request);
    await guest.come("Iput");
    await page.goto(`/t/${await guest.open(game, [me, invited, bot])}`);
    const link = await page.getByLabel("Send this link").inputValue();
    await inspect(page, `lobby-${game}`);
    const theirs = await browser.newContext({ baseURL: house, reducedMotion: "reduce" });
    trouble.watch(theirs);
    await setPace(theirs);
    const other = await theirs.newPage();
    await other.goto(link);
    await expect(other.getByRole("heading", { name: "Iput invites you to" })).toBeVisible();
    await inspect(other, `join-${game}`);
    await theirs.close();
  });
}

/** The page at a table that asks this, past the curtain (which is looked at if it has a name). */
async function askedThis(page: Page, game: GameName, kind: string, curtain?: string): Promise<Screen> {
  const guest = new Guest(page.context().request);
  await guest.come("Iput");
  const screen = new Screen(page);
  await page.goto(`/t/${await guest.bring(upTo(game, kind))}`);
  if ((await screen.next()) === "curtain") {
    if (curtain) await inspect(page, curtain);
    await screen.curtain.click();
    await screen.next();
  }
  return screen;
}

// Where each game is looked at: when a seat is asked one of these.
for (const [game, kinds] of [
  ["ankh", ["move_figure", "unlock", "caravan", "cards"]],
  ["plagues", ["die", "place", "loss", "dev"]],
] as const) {
  for (const kind of kinds) {
    test(`the table of ${game}, asked this: ${kind}`, async ({ page }) => {
      await askedThis(page, game, kind, `${game}-curtain`);
      await inspect(page, `${game}-${kind}`);
    });
  }
}

const RARE = [
  "free",
  "market",
  "swap",
  "hebrew",
  "recover",
  "territory",
  "buto",
  "buto_keep",
  "edfu_keep",
  "dev_favour",
  "pay_with",
  "cancel",
  "lose",
  "slot",
  "give_up",
];

test("what 10 Plagues asks now and then can be chosen on the table too, and reads as words", async ({ page }) => {
  for (const kind of RARE) {
    const screen = await askedThis(page, "plagues", kind);
    await expect(screen.choosable.first(), kind).toBeVisible();
    for (const words of await screen.options.allTextContents()) expect(words, kind).toMatch(/^[A-Z].* |^Done$/);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await picture(page, `plagues-asked-${kind}-${size}`);
    }
    await page.setViewportSize(SIZES.desktop);
  }
});

test("replays", async ({ page }) => {
  for (const file of [
    "../tests/games/ankh/3_seats-most_devotion.json",
    "../tests/games/plagues/2_players-normal_full.json",
  ]) {
    await page.goto("/");
    await page.getByLabel("Open a game file").setInputFiles(file);
    await page.getByLabel("Position").fill("120");
    await expect(page).toHaveURL(/at=120/);
    await page.locator(".game > * > *").first().waitFor();
    await inspect(page, `replay-${file.split("/")[3]}`);
  }
});

test("my games, rules, settings, about, and nothing", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Iput");
  await guest.open("ankh", [me, me]);
  await guest.bring(readFileSync("../tests/games/plagues/2_players-normal_full.json"));
  for (const [address, name] of [
    ["games", "My games"],
    ["rules", "Rules"],
    ["settings", "Settings"],
    ["about", "About"],
    ["nowhere", "There is nothing here"],
  ] as const) {
    await page.goto(`/${address}`);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await inspect(page, address);
  }
});
