/// <reference types="node" />
// A screen as it looks, and whether everybody can read it: pictures in artefacts, and axe in light and dark.

import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** Pictures of a screen in both sizes and both colours; nothing on it may be hard to perceive or to use. */
export async function inspect(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join("artefacts", `${name}-${size}-${colorScheme}.png`), fullPage: size === "phone" });
      if (size === "desktop") await expectAccessible(page, name, colorScheme);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(SIZES.desktop);
}

/** No grave finding of axe. What does not depend on the colours is looked at once. */
async function expectAccessible(page: Page, name: string, scheme: "light" | "dark"): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (scheme === "light" ? axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]) : axe.withRules(["color-contrast"])).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const said = grave.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? node.all[0]?.message ?? ""}`));
  expect.soft(said, `${name}, ${scheme}: everybody can use it`).toEqual([]);
}
