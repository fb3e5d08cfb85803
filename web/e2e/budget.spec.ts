/// <reference types="node" />
// The first page stays light.

import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { Dice } from "./dice";
import { Guest, bot, me } from "./guest";
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

/** How long clicks took until something was seen, and what kept the page busy, in milliseconds, as the browser measured it. */
interface Measured {
  clicks: number[];
  busy: number[];
}

test.describe("while others play", () => {
  test.use({ pace: "quick" });
  for (const game of ["ankh", "plagues"] as const) {
    test(`how quickly a click is seen, and how long the page is busy: ${game}`, async ({ page, context }) => {
      await page.addInitScript(() => {
        const measured: Measured = { clicks: [], busy: [] };
        (window as unknown as { measured: Measured }).measured = measured;
        new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => entry.name === "click" && measured.clicks.push(entry.duration)),
        ).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
        new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => measured.busy.push(entry.duration)),
        ).observe({ type: "longtask", buffered: true });
      });
      const guest = new Guest(context.request);
      await guest.come("Meru");
      await page.goto(`/t/${await guest.open(game, [me, bot, bot])}`);
      const screen = new Screen(page, new Dice(3));
      await screen.next();
      // What is loaded once is not what others' turns cost.
      await page.evaluate(() => (window as unknown as { measured: Measured }).measured.busy.splice(0));
      await screen.play(() => false, 14);
      const { clicks, busy } = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
      const told = (times: number[]): string =>
        times.length ? `${times.length}, longest ${Math.round(Math.max(...times))} ms` : "none";
      console.log(`${game}: clicks of 16 ms and more: ${told(clicks)}; tasks of 50 ms and more: ${told(busy)}`);
      expect(screen.clicks.table + screen.clicks.list).toBeGreaterThan(9);
    });
  }
});
