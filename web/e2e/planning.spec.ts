// Planning: moves for everyone on a copy of what one seat knows; nothing of it is played, and nobody else can tell.

import type { Page } from "@playwright/test";
import type { Planned } from "../src/net/protocol";
import { bot, Guest, invited, me } from "./guest";
import { expect, test } from "./house";
import { inspect } from "./looks";

/** A plan as a person sees it. */
class Sheet {
  constructor(readonly page: Page) {}

  readonly panel = () => this.page.getByRole("region", { name: "Plan" }).last();
  readonly options = () => this.panel().locator(".option");
  readonly steps = () => this.panel().locator("ol li");
  readonly button = (name: string | RegExp) =>
    this.panel().getByRole("button", { name, exact: typeof name === "string" });

  async open(): Promise<void> {
    await this.page.getByRole("button", { name: "Plan", exact: true }).click();
    await expect(this.page.getByText("This is a plan: nothing you do here is played.")).toBeVisible();
    await expect(this.options().first()).toBeVisible();
  }

  /** Whatever is done, and the plan as the server then plays it to its end. */
  async after(does: () => Promise<void>): Promise<Planned> {
    await this.page.waitForTimeout(400); // a hand that presses twice has meant once
    const answered = this.page.waitForResponse(/\/plan$/);
    await does();
    return (await (await answered).json()) as Planned;
  }

  /** Whoever is asked answers with the first option; chance draws. */
  async goOn(): Promise<Planned> {
    const draw = this.button("Let chance draw");
    return this.after(async () => ((await draw.isVisible()) ? draw.click() : this.options().first().click()));
  }
}

test("a plan of Ankh: for everyone, taken back, compared, kept, come true, thrown away", async ({
  page,
  browser,
  house,
}) => {
  const owner = new Guest(page.request);
  await owner.come("Nefer");
  const setup = { gods: ["ra", "isis"], first: 1 };
  const table = await owner.open("ankh", [me, invited], setup);
  const elsewhere = await browser.newContext({ baseURL: house });
  const other = new Guest(elsewhere.request);
  await other.come("Ipi");
  const { invitation } = (await (await page.request.get(`${house}/api/tables/${table}/invitation`)).json()) as {
    invitation: string;
  };
  await other.do(table, { type: "Join", invitation });
  await other.do(table, { type: "Sit", seat: 1 });
  await other.do(table, { type: "Ready" });
  await owner.do(table, { type: "Ready" });
  const begun = await owner.look(table, 0);

  // While the other thinks, I plan: for her, then for me.
  await page.goto(`/t/${table}`);
  const sheet = new Sheet(page);
  await sheet.open();
  let told = await sheet.goOn();
  expect(told.steps[0]!.seat).toBe(1);
  for (let step = 1; step < 30 && !told.steps.some(({ seat }) => seat === 0); step += 1) told = await sheet.goOn();
  expect(told.steps.some(({ seat }) => seat === 0)).toBe(true);
  await expect(sheet.steps()).toHaveCount(told.steps.length);
  await inspect(page, "plan-ankh");
  const { n, hash } = await owner.look(table, 0);
  expect({ n, hash }, "nothing was played").toEqual({ n: begun.n, hash: begun.hash });

  // She does something else: my turn has come, and the plan says that it no longer fits.
  await other.takeTurn(table, 1);
  await expect(page.getByRole("alert")).toHaveText("It is your turn at the table.");
  await expect(sheet.panel().getByText("The game went another way than this plan.")).toBeVisible();
  await inspect(page, "plan-parted");
  expect((await sheet.after(() => sheet.button("Begin anew").first().click())).steps).toHaveLength(0);

  // Taken back: the last answer, and all from one on.
  for (let step = 0; step < 4; step += 1) await sheet.goOn();
  expect((await sheet.after(() => sheet.button("Take back").click())).steps).toHaveLength(3);
  expect((await sheet.after(() => sheet.steps().nth(1).getByRole("button").click())).steps).toHaveLength(1);

  // Another plan beside it, and how they differ.
  await sheet.after(() => sheet.button("Another plan").click());
  await sheet.after(() => sheet.button("Take back").click());
  await sheet.after(() =>
    sheet
      .panel()
      .getByRole("button", { name: /^Gain Followers/ })
      .click(),
  );
  // It has a name of its own, and what cannot be chosen in it says by which rule.
  await sheet.button("Rename").click();
  await sheet.panel().getByLabel("Name of this plan").fill("More followers");
  await page.keyboard.press("Enter");
  await expect(sheet.button("More followers")).toHaveAttribute("aria-pressed", "true");
  await page.locator("[data-space='4,7']").click();
  const rule = sheet
    .panel()
    .getByRole("alert")
    .locator("p", { has: page.getByRole("link") });
  await expect(rule.first()).toHaveText(/^A\d+\.\d+ \S.{10,}/);
  await inspect(page, "plan-why");
  await sheet.button("Compare").click();
  await expect(sheet.panel().getByRole("columnheader", { name: "More followers" })).toBeVisible();
  await expect(sheet.panel().getByRole("row", { name: /^Ra: followers/ })).toBeVisible();
  await inspect(page, "plan-compared");
  await sheet.button("Back to the plan").click();

  // Still there in another visit; what was planned is played in the normal way, and the plan goes on behind it.
  await page.reload();
  await sheet.open();
  await sheet.button("Plan 1").click();
  await expect(sheet.steps()).toHaveCount(1);
  const before = (await owner.look(table, 0)).position;
  await sheet.button(/^Play this/).click();
  await expect(page.getByText("This is a plan")).toHaveCount(0);
  await expect.poll(async () => (await owner.look(table, 0)).position).toBeGreaterThan(before);
  await sheet.open();
  await expect(sheet.panel().getByText("came true: 1")).toBeVisible();

  await sheet.button("Throw away").click();
  await expect(sheet.button("Plan 1")).toHaveCount(0);
  await sheet.button("Throw away").click();
  await expect(page.getByText("This is a plan"), "the last one leads back to the table").toHaveCount(0);
  await elsewhere.close();
});

test("a plan by the keyboard alone", async ({ page }) => {
  const owner = new Guest(page.request);
  await owner.come("Nefer");
  await page.goto(`/t/${await owner.open("ankh", [me, bot], { first: 0 })}`);
  const sheet = new Sheet(page);
  const press = async (name: RegExp): Promise<void> => {
    const button = page.getByRole("button", { name }).first();
    for (let tab = 0; tab < 150; tab += 1) {
      await page.keyboard.press("Tab");
      if (await button.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
  };
  await expect(page.locator("#ask .option").first()).toBeVisible();
  await press(/^Plan$/);
  await expect(sheet.options().first()).toBeVisible();
  const told = await sheet.after(() => press(/^Move Figures/));
  expect(told.steps).toHaveLength(1);
  expect(await page.evaluate(() => document.activeElement === document.body), "the focus is not lost").toBe(false);
  await sheet.after(() => press(/^Take back$/));
  await expect(sheet.steps()).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("#ask")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a plan of 10 Plagues at a shared screen: behind the curtain, with what chance draws", async ({ page }) => {
    const owner = new Guest(page.request);
    await owner.come("Nefer");
    const table = await owner.open("plagues", [me, me], { provinces: ["buto", "edfu"], first: 0 });
    await page.goto(`/t/${table}`);
    const sheet = new Sheet(page);
    await page.getByRole("button", { name: "Plan", exact: true }).click();
    await page.getByRole("button", { name: "I am alone at the screen" }).click();
    let told = await sheet.goOn();
    for (let step = 0; step < 60 && !told.steps.some(({ seat }) => seat < 0); step += 1) told = await sheet.goOn();
    expect(
      told.steps.some(({ seat }) => seat < 0),
      "chance drew",
    ).toBe(true);
    await inspect(page, "plan-plagues");
    await page.keyboard.press("Escape");
    await expect(page.getByText("This is a plan")).toHaveCount(0);
  });
});

test("where planning is switched off there is none, and the server refuses it in a sentence", async ({
  page,
  house,
  trouble,
}) => {
  trouble.expect(/409|plan/);
  const owner = new Guest(page.request);
  await owner.come("Nefer");
  const table = await owner.open("ankh", [me, bot], {}, { planning: false });
  await page.goto(`/t/${table}`);
  await expect(page.locator("#ask")).toBeVisible();
  await expect(page.getByRole("button", { name: "Plan", exact: true })).toHaveCount(0);
  const refused = await page.request.post(`${house}/api/tables/${table}/plan`, { data: { seat: 0, position: 0 } });
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain("There is no planning at this table: it was opened without it.");
});
