// The start page: what one wants to know of each game, the language, and a gentle beginning.

import { Guest } from "./guest";
import { expect, test } from "./house";
import { inspect } from "./looks";
import { Screen } from "./table";

test("each game says how many play, how long it lasts and how hard it is; the language is in sight", async ({
  page,
}) => {
  await page.goto("/");
  for (const [title, players, difficulty] of [
    ["Ankh", "2 to 5", "demanding"],
    ["Plagues", "1 to 4", "medium"],
  ] as const) {
    const card = page.getByRole("article").filter({ hasText: title });
    await expect(card.locator("dl dd")).toHaveText([players, /^\d+ to \d+ min$/, difficulty]);
    for (const name of ["Learn", "With friends"]) await expect(card.getByRole("link", { name })).toBeVisible();
    await expect(card.getByRole("button", { name: "Play now" })).toBeVisible();
  }
  await inspect(page, "home-facts");
  await page.getByLabel("Language of the page").selectOption("cs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deskové hry Obou zemí");
  await expect(page.getByRole("article").first().locator("dt").first()).toHaveText("Hráči");
});

test("who is new to 10 Plagues is told that the automa is hard, and plays a gentle bot with one click", async ({
  page,
}) => {
  await page.goto("/");
  const card = page.getByRole("article").filter({ hasText: "Plagues" });
  await expect(card).toContainText("The automa is a hard opponent");
  await card.getByRole("button", { name: "A gentle first game" }).click();
  const screen = new Screen(page);
  await screen.next();
  const { table } = await new Guest(page.context().request).look(screen.id);
  expect([table.status, table.seats.map(({ bot }) => bot)]).toEqual(["running", [null, "gentle"]]);
});

test("while a game's words are on their way nobody meets a button without a name", async ({ page }) => {
  let arrive = () => {};
  const wait = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/plagues-\w+/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" })).toHaveCount(2);
  await expect(page.locator(".gentle"), "its room is there").toHaveCount(1);
  await expect(page.getByRole("button", { name: /^\s*$/ })).toHaveCount(0);
  await inspect(page, "home-coming");
  arrive();
  await expect(page.getByRole("button", { name: "A gentle first game" })).toBeVisible();
});
