// Proof that chance was fair: sealed in the lobby, added to by the browser, checked in the page when it is over.

import { Guest } from "./guest";
import { expect, test } from "./house";

test("what chance drew in a game is checked in the page", async ({ page, context }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  const id = new URL(page.url()).pathname.split("/")[2]!;
  const guest = new Guest(context.request);
  const { table } = await guest.look(id);
  expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
  const mine = table.seats.findIndex((seat) => seat.person !== null);
  await guest.do(id, { type: "Concede", seat: mine });

  await page.goto(`/replay/${id}`);
  await page.getByRole("button", { name: "Check the draws" }).click();
  const found = page.getByRole("dialog", { name: "Check the draws" });
  for (const holds of [
    "The seed of the game comes from all these parts.",
    "is the one whose hash this browser saw before the game.",
    "What this browser added is in it.",
    "Everything that chance has drawn comes from the seed",
  ])
    await expect(found).toContainText(holds);
  await expect(found.locator(".fails, .unknown")).toHaveCount(0);
  await found.getByText("Every draw", { exact: true }).click();
  await found.getByRole("row").nth(2).getByRole("button").click();
  await expect(found).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "/" })).toHaveText(/^1 \//);
});

test("a server that changes a draw, or the seed, is found out", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Seth");
  const id = await guest.open("ankh", [{ kind: "me" }, { kind: "bot", level: "random" }], { gods: ["ra", "isis"] });
  await guest.do(id, { type: "Concede", seat: 0 });
  await page.route("**/proof", async (route) => {
    const answer = await route.fetch();
    const proof = (await answer.json()) as { seed: string; draws: { token: string }[] };
    proof.seed = "another";
    await route.fulfill({ json: proof });
  });
  await page.goto(`/game/${id}`);
  await page.getByRole("button", { name: "Check the draws" }).click();
  const found = page.getByRole("dialog", { name: "Check the draws" });
  await expect(found).toContainText("The seed of the game does not come from these parts!");
  await expect(found).toContainText("draws do not come from the seed!");
});

test("the hash is shown in the lobby before anybody is ready", async ({ page, context }) => {
  const guest = new Guest(context.request);
  await guest.come("Thoth");
  const id = await guest.open("ankh", [{ kind: "me" }, { kind: "open" }]);
  const { table } = await guest.look(id);
  await page.goto(`/t/${id}`);
  await page.getByText("The deal is sealed").click();
  await expect(page.getByText(table.commitment)).toBeVisible();
});
