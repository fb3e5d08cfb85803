// Nothing on a table is only a sign: beside each there are words, or it says what it is when it is pointed at.

import type { Page } from "@playwright/test";
import { Dice } from "./dice";
import { Guest, bot, me } from "./guest";
import { expect, test } from "./house";
import { Screen } from "./table";

/** So many signs of one kind are looked at. */
const ENOUGH = 6;

interface Sign {
  html: string;
  /** What kind of thing it is part of. */
  like: unknown;
  x: number;
  y: number;
}

/** The signs on the table that can be seen and reached, and have no words beside them; a map is no sign. */
async function signs(page: Page): Promise<{ all: number; alone: Sign[] }> {
  return page.evaluate(() => {
    const WORD = /\p{L}{3}/u;
    const shows = (element: Element): string =>
      element instanceof HTMLElement && !element.classList.contains("visually-hidden") ? element.innerText : "";
    const beside = (sign: Element): boolean => {
      const [near, around] = [sign.parentElement, sign.parentElement?.parentElement];
      const small = (one: Element | null | undefined): boolean => (one?.getBoundingClientRect().width ?? 999) < 340;
      return [near, around].some((one) => one && small(one) && one.childElementCount < 8 && WORD.test(shows(one)));
    };
    const found = [...document.querySelectorAll(".game svg.icon, .game svg.die, .game [data-thing] svg")].filter(
      (sign) =>
        sign.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        sign.getBoundingClientRect().width < 120,
    );
    const alone = found.flatMap((sign) => {
      const box = sign.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (beside(sign) || document.elementFromPoint(x, y)?.closest(".game") === null) return [];
      return [
        { html: (sign.parentElement?.outerHTML ?? "").slice(0, 200), like: sign.parentElement?.className ?? "", x, y },
      ];
    });
    return {
      all: found.length,
      alone: alone.filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight),
    };
  });
}

for (const [game, seats, steps] of [
  ["ankh", [me, bot, bot], 14],
  ["ankh", [me, bot, bot, bot, bot], 6],
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
    await expect.poll(async () => (await signs(page)).all, "there are signs to look at").toBeGreaterThan(30);
    const { alone } = await signs(page);
    const silent: string[] = [];
    const tried = new Map<string, number>();
    for (const { html, like, x, y } of alone) {
      // Of signs that are made alike a few are enough: each takes the time in which help comes.
      const kind = JSON.stringify(like);
      tried.set(kind, (tried.get(kind) ?? 0) + 1);
      if (tried.get(kind)! > ENOUGH) continue;
      await page.mouse.move(2, 2);
      await expect(page.getByRole("tooltip")).toHaveCount(0);
      await page.mouse.move(x, y);
      const named = page.getByRole("tooltip").filter({ hasText: /\p{L}{3}/u });
      await named.waitFor({ timeout: 2000 }).catch(() => silent.push(html));
    }
    expect(silent, "what is pointed at says what it is").toEqual([]);
    const unnamed = await page
      .locator(".game :is(button, [role=button], [role=img], [tabindex='0'])")
      .evaluateAll((things) =>
        things
          .filter((thing) => thing.checkVisibility() && !thing.closest("[aria-hidden=true]"))
          .filter((thing) => !/\p{L}{2}/u.test(`${thing.getAttribute("aria-label") ?? ""} ${thing.textContent ?? ""}`))
          .map((thing) => thing.outerHTML.slice(0, 160)),
      );
    expect(unnamed, "what can be reached by keyboard has a name").toEqual([]);
  });
}
