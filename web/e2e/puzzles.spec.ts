// Puzzles: one of today tried on the real board until it is found, and its line looked at.

import type { Puzzles, ShownPuzzle, TriedPuzzle } from "../src/net/protocol";
import { expect, test } from "./house";
import { inspect } from "./looks";

test("a puzzle of today is tried, solved, explained, and counts for a row of days", async ({ page, house }) => {
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "Puzzles" }).click();
  await expect(page.getByRole("heading", { name: "Puzzles" })).toBeVisible();
  await inspect(page, "puzzles");
  const all = (await (await page.request.get(`${house}/api/puzzles`)).json()) as Puzzles;
  const id = all.today[0]!;
  await page.locator(`.today a[href="/puzzles/${id}"]`).click();
  await expect(page.locator("[data-option]").first()).toBeVisible();
  await inspect(page, "puzzle");

  // Somebody else knows the answer already.
  const answer = await page.request.post(`${house}/api/puzzles/${all.today[1]}/tries`, { data: { token: null } });
  expect(((await answer.json()) as TriedPuzzle).solution).not.toBeNull();
  const shown = (await (await page.request.get(`${house}/api/puzzles/${id}`)).json()) as ShownPuzzle;
  const tokens = shown.scene.question!.options!.map(({ token }) => token);
  for (const token of tokens) {
    if (await page.locator(".judged").isVisible()) break;
    const tried = page.waitForResponse(/\/tries$/);
    await page.locator(`.panel [data-option="${token}"]`).click();
    await tried;
  }
  await expect(page.locator(".judged li").first()).toBeVisible();
  await expect(page.locator(".streak")).toContainText("One day in a row");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.locator(".told").first()).toBeVisible();
  await inspect(page, "puzzle-solved");
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.locator(`a[href="/puzzles/${id}"].solved`)).toBeVisible();
});

test("the answer can be shown, by the keyboard alone", async ({ page, house }) => {
  const all = (await (await page.request.get(`${house}/api/puzzles`)).json()) as Puzzles;
  await page.goto(`/puzzles/${all.puzzles.at(-1)!.id}`);
  const show = page.getByRole("button", { name: "Show the answer" });
  await show.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("This is the answer:")).toBeVisible();
  await expect(page.locator(".judged .best")).toBeVisible();
});

test("beside the best answers stands what each would do, and camels that were laid stay on the board", async ({
  page,
  house,
}) => {
  const all = (await (await page.request.get(`${house}/api/puzzles`)).json()) as Puzzles;
  const of = (theme: string) => all.puzzles.find((puzzle) => puzzle.theme === theme)!.id;
  await page.goto(`/puzzles/${of("caravan")}`);
  const laid = page.locator('[data-thing^="camel"]');
  await expect(page.locator("[data-option]").first()).toBeVisible();
  await expect(laid.first()).toBeVisible();
  const before = await laid.count();
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.locator(".judged .best")).toBeVisible();
  await expect(laid).toHaveCount(before);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(laid).toHaveCount(before + 1);
  await expect(page.locator(".told")).toContainText("Camel on");

  await page.goto(`/puzzles/${of("dice")}`);
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(page.locator(".judged small").first()).toBeVisible();
});
