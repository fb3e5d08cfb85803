/// <reference types="node" />
// Every screen: how it looks in both sizes and both colours, and that everybody can use it.

import { Dice } from "./dice";
import { Guest, bot, invited, me } from "./guest";
import { expect, test } from "./house";
import { inspect } from "./looks";
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
  await expect(page.getByRole("heading", { name: "Go on" })).toBeVisible();
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
    const other = await theirs.newPage();
    await other.goto(link);
    await expect(other.getByRole("heading", { name: "You are invited" })).toBeVisible();
    await inspect(other, `join-${game}`);
    await theirs.close();
  });
}

// Where each game is looked at: when a seat is asked one of these. The games are short of players, not of events.
const QUESTIONS = {
  ankh: [["action"], ["move"], ["caravan"], ["cards"], ["build_monument", "unlock", "summon"]],
  plagues: [["die", "action"], ["place"], ["lose", "loss"], ["dev", "free"]],
} as const;

for (const game of ["ankh", "plagues"] as const) {
  test(`the table, asked different things: ${game}`, async ({ page, context }) => {
    const [guest, dice] = [new Guest(context.request), new Dice(12)];
    await guest.come("Iput");
    const table = await guest.open(game, game === "ankh" ? [me, me, me] : [me, me]);
    const screen = new Screen(page, dice);
    for (const kinds of QUESTIONS[game]) {
      const kind = await guest.playUntil(table, (asked) => (kinds as readonly string[]).includes(asked), dice);
      if (kind === "over") break;
      await page.goto(`/t/${table}`);
      if ((await screen.next()) === "curtain") {
        await inspect(page, `${game}-curtain`);
        await screen.curtain.click();
        await screen.next();
      }
      await inspect(page, `${game}-${kind}`);
    }
  });
}

test("my games, a replay, rules, settings, about, and nothing", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Iput");
  await guest.open("ankh", [me, me]);
  for (const file of ["../tests/games/ankh/3_seats-most_devotion.json", "../tests/games/plagues/2_players-normal_full.json"]) {
    await page.goto("/");
    await page.getByLabel("Open a game file").setInputFiles(file);
    await page.getByLabel("Position").fill("120");
    await expect(page).toHaveURL(/at=120/);
    await page.locator(".game > * > *").first().waitFor();
    await inspect(page, `replay-${file.split("/")[3]}`);
  }
  for (const [address, name] of [["games", "My games"], ["rules", "Rules"], ["settings", "Settings"], ["about", "About"], ["nowhere", "There is nothing here"]] as const) {
    await page.goto(`/${address}`);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    if (address === "rules") await expect(page.getByText("A1.1", { exact: true })).toBeVisible();
    await inspect(page, address);
  }
});
