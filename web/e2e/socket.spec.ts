// A page follows its table by one socket, whoever's turn it is, and needs to ask for nothing more.

import type { Page } from "@playwright/test";
import { Dice } from "./dice";
import { Guest, bot, invited, me } from "./guest";
import { expect, test } from "./house";
import { Screen } from "./table";

/** What a page opens and asks for. */
class Traffic {
  opened = 0;
  open = 0;
  most = 0;
  readonly asked: string[] = [];

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      this.opened += 1;
      this.open += 1;
      this.most = Math.max(this.most, this.open);
      socket.on("close", () => (this.open -= 1));
    });
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) this.asked.push(`${request.method()} ${pathname.replace(/\w{16,}/, "id")}`);
    });
  }
}

for (const [game, seats] of [
  ["ankh", [me, me, bot]],
  ["plagues", [me, me]],
  ["plagues", [me, bot]],
] as const) {
  const mine = seats.filter((seat) => seat === me).length;
  test(`${mine} seats of ${game} at one screen: one socket, and nothing asked but what is chosen`, async ({
    page,
    context,
  }) => {
    const guest = new Guest(context.request);
    await guest.come("Senbi");
    const table = await guest.open(game, [...seats]);
    const traffic = new Traffic(page);
    const screen = new Screen(page, new Dice(7));
    await page.goto(`/t/${table}`);
    let curtains = (await screen.next()) === "curtain" ? 1 : 0;
    const turns = new Set<number>();
    for (let step = 0; step < 25; step += 1) {
      const moment = await screen.play(() => false, 1);
      if (moment === "over") break;
      if (moment === "curtain") curtains += 1;
      const asked = (await guest.look(table)).table.asked.map(({ seat }) => seat);
      for (const seat of asked) if (seat < mine) turns.add(seat);
    }
    expect(turns.size, "each of one's seats was asked").toBe(mine);
    expect(traffic.opened).toBe(1);
    // What many options would do is asked for when one of them is pointed at, and what waits elsewhere now and then. All else
    // that is not pushed is asked for once, when one comes to the table; the chat also when one comes from behind the curtain.
    const asked = traffic.asked.filter((one) => !/\/(foresee|waiting)$/.test(one));
    const fetched = asked.filter((one) => one.startsWith("GET "));
    // Which lessons there are is asked for once something is pointed at whose help may lead to one.
    expect(new Set(fetched.filter((one) => one !== "GET /api/lessons"))).toEqual(
      new Set(["GET /api/me", "GET /api/tables/id/chat", "GET /api/tables/id/presence"]),
    );
    expect(fetched.length, "not with every step").toBeLessThan(6 + curtains);
    expect(new Set(asked.filter((one) => !one.startsWith("GET ")))).toEqual(
      new Set([`POST /api/tables/${table}/commands`.replace(/\w{16,}/, "id")]),
    );
  });
}

test("who comes without a name and sits down has one socket at a time", async ({ page, browser, baseURL }) => {
  const host = await browser.newContext({ baseURL: baseURL! });
  const guest = new Guest(host.request);
  await guest.come("Hatia");
  const table = await guest.open("ankh", [me, invited], {}, { public: true });
  const traffic = new Traffic(page);
  await page.goto(`/t/${table}`);
  await page.getByLabel("Your name").fill("Iput");
  await page.getByRole("button", { name: "Sit here" }).click();
  await expect(page.getByText("Iput (you)")).toBeVisible();
  await page.getByRole("button", { name: /ready/i }).click();
  await guest.do(table, { type: "Ready", ready: true });
  await expect(page.locator("#ask")).toBeVisible();
  expect(traffic.opened, "opened anew once, as somebody").toBe(2);
  expect(traffic.open).toBe(1);
  await host.close();
});
