// A table in a browser, as a person with a mouse sees it.

import { expect, type Locator, type Page } from "@playwright/test";
import { Dice } from "./dice";

/** Everything on the table that can be chosen now. What is picked up already would only be put back. */
const CHOOSABLE = ".game [data-choosable]:not([aria-pressed='true'])";

export type Moment = "asked" | "curtain" | "result" | "over";

interface Found {
  x: number;
  y: number;
  name: string;
}

export class Screen {
  /** How many clicks went to the table itself, and how many to the list of options. */
  readonly clicks = { table: 0, list: 0 };
  /** Things that can be chosen, but that a pointer cannot reach. */
  readonly unreachable = new Set<string>();

  constructor(
    readonly page: Page,
    readonly dice: Dice = new Dice(1),
  ) {}

  get ask(): Locator {
    return this.page.locator("#ask");
  }
  get options(): Locator {
    return this.ask.locator(".option");
  }
  get choosable(): Locator {
    return this.page.locator(CHOOSABLE);
  }
  get curtain(): Locator {
    return this.page.getByRole("button", { name: "I am alone at the screen" });
  }
  /** What has ended: a battle, a round. */
  get result(): Locator {
    return this.page.locator("#result");
  }
  get why(): Locator {
    return this.ask.getByRole("alert");
  }
  get log(): Locator {
    return this.page.getByRole("region", { name: "What happened" });
  }

  /** The table's id, from the address. */
  get id(): string {
    return new URL(this.page.url()).pathname.split("/")[2] ?? "";
  }

  /** Wait until this screen is to choose, or shows the curtain, or what has to be gone on from, or the game is over. */
  async next(): Promise<Moment> {
    const found = await this.page.waitForFunction(
      () => {
        const has = (selector: string): boolean => document.querySelector(selector) !== null;
        if (has("#ask a[href^='/replay/']")) return "over";
        if (has(".curtain")) return has(".curtain button") ? "curtain" : null;
        if (has(".bar.ready") && has(".game > *")) return "asked";
        return has("#result button") && !has(".bar.asked") ? "result" : null;
      },
      null,
      { timeout: 120_000, polling: 30 },
    );
    return (await found.jsonValue()) as Moment;
  }

  /** One thing on the table that can be chosen now, and a point of it that a pointer reaches. */
  private async thing(): Promise<Found | null> {
    const found = await this.page.evaluate(
      ([selector, chance]) => {
        const things = [...document.querySelectorAll(selector)];
        const thing = things[Math.floor(chance * things.length)];
        if (!thing) return null;
        const name = thing.getAttribute("aria-label") ?? thing.textContent?.trim() ?? "";
        thing.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = thing.getBoundingClientRect();
        for (const [right, down] of [
          [0.5, 0.5],
          [0.5, 0.25],
          [0.5, 0.75],
          [0.25, 0.5],
          [0.75, 0.5],
          [0.3, 0.3],
          [0.7, 0.7],
          [0.7, 0.3],
          [0.3, 0.7],
        ] as const) {
          const [x, y] = [box.left + box.width * right, box.top + box.height * down];
          const hit = document.elementFromPoint(x, y);
          if (hit && thing.contains(hit)) return { x, y, name };
        }
        return { x: -1, y: -1, name };
      },
      [CHOOSABLE, this.dice.roll()] as const,
    );
    if (found && found.x < 0) this.unreachable.add(found.name);
    return found && found.x >= 0 ? found : null;
  }

  /** One click that goes on with the game: mostly on the table, otherwise in the list. */
  async click(): Promise<void> {
    const thing = this.dice.roll() < 0.9 ? await this.thing() : null;
    if (thing) {
      await this.page.mouse.click(thing.x, thing.y);
      this.clicks.table += 1;
    } else await this.clickOption();
    await expect(this.why, `what can be chosen is not refused: ${thing?.name ?? "an option"}`).toHaveCount(0);
  }

  /** On a small screen the options lie on a sheet that is called up. */
  async listOptions(): Promise<void> {
    const sheet = this.page.locator(".bar .to-options");
    if ((await sheet.getAttribute("aria-expanded")) === "false") await sheet.click();
  }

  /** Choose from the list of options. */
  async clickOption(): Promise<void> {
    await this.listOptions();
    await this.options.nth(Math.floor(this.dice.roll() * (await this.options.count()))).click();
    this.clicks.list += 1;
  }

  /** Go on from a result; at one screen it may give way to the curtain in the same moment. */
  private async goOn(): Promise<void> {
    await this.result
      .getByRole("button")
      .click({ timeout: 3000 })
      .catch(() => {});
  }

  /** Choose by chance until something happens, at most so many times; the last moment seen. */
  async play(until: (moment: Moment) => boolean, most = Infinity): Promise<Moment> {
    for (let done = 0; ; done += 1) {
      const moment = await this.next();
      if (until(moment) || moment === "over" || done >= most) return moment;
      if (moment === "curtain") await this.curtain.click();
      else if (moment === "result") await this.goOn();
      else await this.click();
    }
  }

  async expectOver(): Promise<void> {
    await expect(this.ask.getByRole("heading", { name: "The game is over" })).toBeVisible();
    await expect(this.ask).toContainText(/Winner: .+|Nobody has won\./);
    await expect(this.ask.getByRole("link", { name: "Review the game" })).toBeVisible();
  }
}
