// One's own data: taken along in a file, and deleted for good after a question.

import { readFile } from "node:fs/promises";
import { request as requests } from "@playwright/test";
import { Guest, invited, me } from "./guest";
import { expect, test } from "./house";
import { inspect } from "./looks";

test("somebody takes all data along and is forgotten, and others keep their game", async ({ house, page }) => {
  const [ada, bo] = [new Guest(page.context().request), new Guest(await requests.newContext({ baseURL: house }))];
  await ada.come("Ada");
  await bo.come("Bo");
  const table = await bo.open("ankh", [me, invited], { gods: ["ra", "isis"] }, { public: true });
  await ada.do(table, { type: "Sit", seat: 1 });
  await ada.do(table, { type: "Ready" });
  await bo.do(table, { type: "Ready" });

  await page.goto("/settings");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  const data = JSON.parse(await readFile(await file.path(), "utf8")) as { name: string; tables: { id: string }[] };
  expect(data.name).toBe("Ada");
  expect(data.tables.map(({ id }) => id)).toEqual([table]);

  await page.getByRole("button", { name: "Delete me for good" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete everything about you for good?" });
  await expect(question).toContainText("What stays: games that others play or played with you.");
  await inspect(page, "farewell");
  await question.getByRole("button", { name: "No" }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Delete me for good" }).click();
  await question.getByRole("button", { name: "Yes, delete me for good" }).click();
  await expect(page.getByText("You are forgotten here.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("");
  const { seats } = (await bo.look(table)).table;
  expect(seats.map(({ name, away }) => [name, away])).toEqual([
    ["Bo", null],
    ["—", "left"],
  ]);
});
