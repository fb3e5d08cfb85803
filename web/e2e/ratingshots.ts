// Pictures for who wants to look: on a desk and on a phone, in light and in dark, where SHOTS names a folder.

import type { Page } from "@playwright/test";

export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  const before = page.viewportSize();
  for (const [device, size] of Object.entries({
    desk: { width: 1280, height: 800 },
    phone: { width: 390, height: 844 },
  })) {
    await page.setViewportSize(size);
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${folder}/${name}-${device}-${scheme}.png` });
    }
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: "light" });
}
