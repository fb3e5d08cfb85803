/// <reference types="node" />
import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

/** The browser that the tests drive: whole, or one without windows. */
function browser(...which: string[]): { executablePath: string; args: string[] } {
  const found = execFileSync(process.execPath, ["scripts/browser.mjs", ...which], { encoding: "utf8" });
  return {
    executablePath: found.trim(),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--no-first-run",
      "--disable-gpu",
    ],
  };
}
const WITH_NOTIFICATIONS = "called.spec.ts";
const OTHER_GAMES = "senet.spec.ts";

// Real browsers against real servers, one server for each worker. A test waits for what it expects to see, never for time;
// how long it may wait is only so that a broken page ends, also on a machine that has much else to do.
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 4, // on two cores: a browser and its server wait for each other more than they work
  fullyParallel: true,
  retries: 1, // told as flaky: one slip of a busy machine among a hundred whole games is no broken page
  forbidOnly: !!process.env.CI,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block", // what is fetched is seen by the test; the worker has a test of its own
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
  projects: [
    // First, because its servers are its own: at the end all the others would wait for its whole game.
    { name: "other games", testMatch: OTHER_GAMES, use: { launchOptions: browser("--light") } },
    { name: "page", testIgnore: [WITH_NOTIFICATIONS, OTHER_GAMES], use: { launchOptions: browser("--light") } },
    { name: "calls", testMatch: WITH_NOTIFICATIONS, use: { launchOptions: browser() } }, // a light browser shows none
  ],
});
