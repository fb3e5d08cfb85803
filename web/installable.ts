/// <reference types="node" />
// What makes the page one that can be installed: a manifest, icons drawn from our own, and a worker that knows its build.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";

const ICON = "src/theme/icon.svg";
const WORDS = "../src/tawy/words/en/page.ftl";
const BUILD = "__BUILD__";
const SIZES = [180, 192, 512];

/** The icon as a picture of so many points; without rounded corners and with a margin where systems cut it to a shape. */
function picture(size: number, shape: "own" | "any"): Uint8Array {
  const own = readFileSync(ICON, "utf8");
  const whole = own.replace(/rx="\d+"/, "").replace(/<path /, '<path transform="translate(6.4 6.4) scale(.8)" ');
  return new Resvg(shape === "own" ? own : whole, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** What the page says of itself, in English: its sentence stands in the catalogue. */
function lead(): string {
  return /^home-lead = (.+)$/m.exec(readFileSync(WORDS, "utf8"))?.[1] ?? "";
}

const icon = (size: number, purpose: "any" | "maskable"): object => ({
  src: purpose === "any" ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const manifest = {
  id: "/",
  name: "Tawy",
  short_name: "Tawy",
  lang: "en",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#f3e7c9",
  theme_color: "#1c4066",
  categories: ["games"],
  icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
};

export function installable(): Plugin {
  return {
    name: "tawy-installable",
    apply: "build",
    generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string | Uint8Array): void =>
        void this.emitFile({ type: "asset", fileName, source });
      for (const size of SIZES) emit(`icon-${size}.png`, picture(size, size === 180 ? "any" : "own"));
      emit("icon-maskable-512.png", picture(512, "any"));
      emit("manifest.webmanifest", JSON.stringify({ ...manifest, description: lead() }));
      const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk" || !worker.code.includes(BUILD))
        throw new Error("the worker does not name its build");
      worker.code = worker.code.replaceAll(BUILD, build);
    },
  };
}
