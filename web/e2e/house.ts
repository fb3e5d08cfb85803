/// <reference types="node" />
// A server of its own for each worker, and an eye on everything that goes wrong in a browser.

import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { test as base, expect, type BrowserContext } from "@playwright/test";
import type { Pace } from "../src/settings.svelte";

const PYTHON = process.env.PYTHON ?? "../.venv/bin/python";

/** Packages as pip installs them, in a folder of their own. */
function install(packages: readonly string[], folder: string): void {
  const how = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--target", folder];
  if (packages.length) execFileSync(PYTHON, ["-m", "pip", "install", ...how, ...packages], { stdio: "inherit" });
}

/** A server with its database in a folder, and with the packages that are installed there. */
async function serve(
  folder: string,
  settings: readonly string[],
): Promise<{ address: string; stop: () => Promise<void> }> {
  const unhurried = ["--guests-per-minute", "100000", "--tables-per-hour", "100000"];
  const options = [
    "serve",
    "--port",
    "0",
    "--database",
    `sqlite:///${join(folder, "tables.db")}`,
    ...unhurried,
    ...settings,
  ];
  const server = spawn(PYTHON, ["-m", "tawy.cli", ...options], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PYTHONPATH: [folder, process.env.PYTHONPATH].filter(Boolean).join(delimiter) },
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on("line", (line) => {
      const found = /http:\/\/\S+/.exec(line);
      if (found) resolve(found[0].replace(/\/$/, ""));
    });
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`the server did not start: it ended with ${code}`)));
  });
  const stop = async (): Promise<void> => {
    server.kill("SIGTERM");
    await ended;
  };
  return { address, stop };
}

/** What went wrong in a browser: errors on its console, scripts that failed, requests that were refused, dialogs. */
export class Trouble {
  private readonly met: string[] = [];
  private readonly expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() === "error") this.met.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => this.met.push(`script: ${error.error().stack ?? error.error().message}`));
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      if (reason !== "net::ERR_ABORTED") this.met.push(`request: ${request.url()} ${reason}`); // aborted: the page was left
    });
    context.on("response", (response) => {
      if (response.status() >= 400) this.met.push(`refused: ${response.status()} ${response.url()}`);
    });
    context.on("dialog", (dialog) => {
      this.met.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  }

  /** This kind of trouble is part of the test. */
  expect(kind: RegExp): void {
    this.expected.push(kind);
  }

  get found(): string[] {
    return this.met.filter((one) => !this.expected.some((kind) => kind.test(one)));
  }
}

/** Others' turns are shown at this pace, unless somebody has chosen another: at once, where a test is not about it. */
export async function setPace(context: BrowserContext, pace: Pace = "at-once"): Promise<void> {
  await context.addInitScript((pace) => {
    if (location.origin === "null") return; // an empty page has no memory
    if (localStorage.getItem("tawy-settings") === null) localStorage.setItem("tawy-settings", JSON.stringify({ pace }));
  }, pace);
}

interface House {
  /** Folders of packages that bring games. */
  packages: string[];
  /** Options of the server. */
  settings: string[];
  house: string;
}

export const test = base.extend<{ trouble: Trouble; pace: Pace }, House>({
  packages: [[], { option: true, scope: "worker" }],
  settings: [[], { option: true, scope: "worker" }],
  pace: ["at-once", { option: true }],
  context: async ({ context, pace }, use) => {
    await setPace(context, pace);
    await use(context);
  },
  house: [
    async ({ packages, settings }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "tawy-"));
      install(packages, folder);
      const { address, stop } = await serve(folder, settings);
      await use(address);
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => use(house),
  trouble: [
    async ({ context }, use) => {
      const trouble = new Trouble();
      trouble.watch(context);
      await use(trouble);
      expect(trouble.found, "nothing went wrong in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
