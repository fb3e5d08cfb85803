/// <reference types="node" />
// The first page stays light.

import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { expect, test } from "./house";
import { Screen } from "./table";

const MOST = 250_000;

test("the scripts of the start page are less than 250 kB, packed", async ({ page }) => {
  let packed = 0;
  const weighed: Promise<void>[] = [];
  const weigh = (response: Response): void => {
    if (response.request().resourceType() === "script")
      weighed.push(response.body().then((body) => void (packed += gzipSync(body).length)));
  };
  page.on("response", weigh);
  await page.goto("/", { waitUntil: "networkidle" });
  await Promise.all(weighed);
  page.off("response", weigh);
  console.log(`the start page loads ${weighed.length} scripts, ${(packed / 1000).toFixed(1)} kB packed`);
  expect(weighed.length).toBeGreaterThan(0);
  expect(packed).toBeLessThan(MOST);

  for (const game of ["Ankh", "Plagues"]) {
    await page.goto("/");
    const from = Date.now();
    await page.getByRole("article").filter({ hasText: game }).getByRole("button", { name: "Play now" }).click();
    await new Screen(page).next();
    console.log(`${game}: from the click to the first choice ${Date.now() - from} ms`);
  }
});
