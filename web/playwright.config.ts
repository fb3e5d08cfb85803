/// <reference types="node" />
import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

const browser = execFileSync(process.execPath, ["scripts/browser.mjs"], { encoding: "utf8" }).trim();

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
    launchOptions: {
      executablePath: browser,
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
        "--disable-gpu",
      ],
    },
  },
});
