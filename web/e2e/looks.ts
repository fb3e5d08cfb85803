/// <reference types="node" />
// A screen as it looks, and whether everybody can read it: axe in light and dark, and pictures for who asks for them.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

export const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe looks at: everything in light; in dark what the colours change. Only what is wrong is told. */
const LOOKED_AT = {
  light: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"] },
  dark: { type: "rule", values: ["color-contrast"] },
} satisfies Record<string, RunOptions["runOnly"]>;

/** Pictures are for people to look at, in artefacts: no test does, so they are taken with PICTURES=1 alone. */
const PICTURED = !!process.env.PICTURES;

/** A picture, if there are to be any. */
export async function picture(shown: Page | Locator, name: string, fullPage = false): Promise<void> {
  if (!PICTURED) return;
  const path = join("artefacts", `${name}.png`);
  await ("goto" in shown ? shown.screenshot({ path, fullPage }) : shown.screenshot({ path }));
}

/** Nothing on a screen may be hard to perceive or to use, in both colours; with pictures, in both sizes too. */
export async function inspect(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(PICTURED ? SIZES : { desktop: SIZES.desktop })) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${name}-${size}-${colorScheme}`, size === "phone");
      if (size === "desktop") await expectAccessible(page, name, colorScheme);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(SIZES.desktop);
}

/** No grave finding of axe. */
async function expectAccessible(page: Page, name: string, scheme: "light" | "dark"): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const said = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
      const { violations } = await axe.run({
        runOnly,
        resultTypes: ["violations"],
        reporter: "no-passes",
        selectors: false,
      });
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .flatMap(({ id, nodes }) =>
          nodes.map(
            (node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? node.all[0]?.message ?? ""}`,
          ),
        );
    },
    LOOKED_AT[scheme] satisfies RunOptions["runOnly"],
  );
  expect.soft(said, `${name}, ${scheme}: everybody can use it`).toEqual([]);
}
