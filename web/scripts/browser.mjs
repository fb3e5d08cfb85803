// Where the browser is that the tests drive: CHROMIUM, or the first Chromium or Chrome of this machine. It is printed.
// On a Debian machine without one, root gets it from the distribution; anybody else is told what to do.

import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function found() {
  const named = process.env.CHROMIUM;
  if (named) return runs(named) ? named : undefined;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)].filter(Boolean);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"].find(runs);
}

function install() {
  const debian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (!debian || process.env.CHROMIUM) return;
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  if (spawnSync("apt-get", ["update"], quiet).status === 0) spawnSync("apt-get", ["install", "-y", "chromium"], quiet);
}

let browser = found();
if (!browser) {
  install();
  browser = found();
}
if (!browser) {
  console.error(
    "The tests of the page need Chromium or Chrome: install one, or say where it is with CHROMIUM=/path/to/it.",
  );
  process.exit(1);
}
console.log(browser);
