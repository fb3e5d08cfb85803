// Nothing on a table is only a sign: whatever shows no words has a name, and says what it is when it is pointed at.

import type { Page } from "@playwright/test";
import { Dice } from "./dice";
import { Guest, bot, me } from "./guest";
import { expect, test } from "./house";
import { Screen } from "./table";

interface Sign {
  name: string;
  html: string;
  /** Where a pointer reaches it. */
  x: number;
  y: number;
}

/** Everything that can be pressed or is a picture by itself, and shows no word: only signs and numbers. */
async function signs(page: Page): Promise<Sign[]> {
  return page.evaluate(() => {
    const words = (element: Element): string =>
      [...element.childNodes]
        .map((node) => {
          if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
          if (!(node instanceof Element) || node.classList.contains("visually-hidden")) return "";
          return getComputedStyle(node).display === "none" ? "" : words(node);
        })
        .join(" ");
    const named = (element: Element): string =>
      element.getAttribute("aria-label") ??
      (element.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" ");
    return [...document.querySelectorAll(".game button, .game [role=button], .game [role=img], .game [data-thing]")]
      .filter((element) => !/\p{L}{2}/u.test(words(element)) && element.getClientRects().length > 0)
      .filter((element) => !element.closest("[inert]") && !element.parentElement?.closest("button, [role=img]"))
      .map((element) => {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hidden = [...element.querySelectorAll(".visually-hidden")].map((one) => one.textContent).join(" ");
        return { name: `${named(element)} ${hidden}`.trim(), html: element.outerHTML.slice(0, 140), x, y };
      });
  });
}

for (const [game, seats, steps] of [
  ["ankh", [me, bot, bot], 14],
  ["plagues", [me], 12],
  ["plagues", [me, bot, bot, bot], 8],
] as const) {
  test(`every sign has a name and help: ${game} for ${seats.length}`, async ({ page, context }) => {
    const guest = new Guest(context.request);
    await guest.come("Kawab");
    await page.goto(`/t/${await guest.open(game, [...seats])}`);
    const screen = new Screen(page, new Dice(12));
    await screen.next();
    await screen.play(() => false, steps);
    const found = await signs(page);
    expect(found.length, "there are signs to look at").toBeGreaterThan(10);
    expect(found.filter(({ name }) => !/\p{L}{2}/u.test(name)).map(({ html }) => html)).toEqual([]);
    const silent: string[] = [];
    for (const sign of found) {
      await page.mouse.move(1, 1);
      await page.mouse.move(sign.x, sign.y);
      const said = page.getByRole("tooltip");
      const told = await said.waitFor({ state: "visible", timeout: 2500 }).then(
        () => true,
        () => false,
      );
      if (!told) silent.push(sign.html);
    }
    expect(silent, "what is pointed at says what it is").toEqual([]);
  });
}
