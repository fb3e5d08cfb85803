// Where the browsers are that the tests drive: CHROMIUM, or the first Chromium or Chrome of this machine. It is printed.
// With --light the one without windows, which is quicker but shows no notifications; where there is none, the same.
// On a Debian machine without them, root gets both from the distribution; anybody else is told what to do.

import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const LIGHT = ["chromium-headless-shell"];

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function found(names) {
  const named = process.env.CHROMIUM;
  if (named) return runs(named) ? named : undefined;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)].filter(Boolean);
  return names.flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)))).find(runs);
}

function install() {
  const debian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (!debian || process.env.CHROMIUM) return;
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  const get = (...names) => spawnSync("apt-get", ["install", "-y", ...names], quiet).status === 0;
  if (spawnSync("apt-get", ["update"], quiet).status !== 0) return;
  if (!get("chromium", ...LIGHT)) get("chromium"); // older releases have no light one
}

if (!found(NAMES)) install();
const browser = found(NAMES);
if (!browser) {
  console.error(
    "The tests of the page need Chromium or Chrome: install one, or say where it is with CHROMIUM=/path/to/it.",
  );
  process.exit(1);
}
console.log((process.argv.includes("--light") && found(LIGHT)) || browser);
