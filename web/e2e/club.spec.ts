// A club night of four people and two rounds: announced, joined by its link, one who does not come, the final standing.

import type { APIRequestContext } from "@playwright/test";
import type { NightInfo } from "../src/net/protocol";
import { Guest } from "./guest";
import { expect, test } from "./house";
import { picture } from "./looks";

test("a club night of four people, two rounds, and one who does not come", async ({
  page,
  browser,
  house,
  trouble,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Club night" }).first().click();
  await page.getByLabel("Your name").fill("Ahmose");
  await page.getByLabel("Name of the club night").fill("Thursday at the Nile");
  await page.getByLabel("People at a table").selectOption("2");
  await page.getByLabel("Rounds").selectOption("2");
  await page.getByLabel("Minutes to come to one’s table").selectOption("1");
  await page.getByLabel("The next round begins by itself").uncheck();
  await picture(page, "club-form", true);
  await page.getByRole("button", { name: "Announce and invite" }).click();
  await expect(page.getByText("3 more people are needed")).toBeVisible();
  const link = await page.getByLabel("Send this link").inputValue();
  const id = new URL(page.url()).pathname.split("/")[2]!;

  const contexts = await Promise.all(
    ["cs-CZ", "en-GB", "en-GB"].map((locale) =>
      browser.newContext({ baseURL: house, locale, viewport: { width: 390, height: 844 }, colorScheme: "dark" }),
    ),
  );
  contexts.forEach((context) => trouble.watch(context));
  const [first, second, third] = contexts as [(typeof contexts)[0], (typeof contexts)[0], (typeof contexts)[0]];
  const phone = await first.newPage();
  await phone.goto(link);
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("Ahmose vás zve na klubový večer");
  await picture(phone, "club-invited", true);
  await phone.getByLabel("Vaše jméno").fill("Božena");
  await phone.getByRole("button", { name: "Zúčastnit se" }).click();
  await expect(phone.getByText("Hostitel zahájí první kolo")).toBeVisible();

  const invitation = link.split("/").pop()!;
  const enter = async (request: APIRequestContext, name: string): Promise<Guest> => {
    const guest = new Guest(request);
    await guest.come(name);
    const told = await request.post(`/api/clubs/${id}/commands`, { data: { command: { type: "Enter", invitation } } });
    expect(told.ok()).toBe(true);
    return guest;
  };
  const guests: Record<string, Guest> = {
    Ahmose: new Guest(page.request),
    Božena: new Guest(first.request),
    Cyrus: await enter(second.request, "Cyrus"),
    Dot: await enter(third.request, "Dot"),
  };
  const night = async (): Promise<NightInfo> =>
    (await page.request.get(`/api/clubs/${id}`)).json() as Promise<NightInfo>;

  await expect(page.getByText("If it began now: tables of 2 and 2.")).toBeVisible();
  await picture(page, "club-lobby", true);
  await picture(phone, "club-lobby-phone", true);
  await page.getByRole("button", { name: "Begin round 1" }).click();
  await expect(page.getByRole("link", { name: "To your table" })).toBeVisible();
  await expect(phone.getByRole("link", { name: "Ke svému stolu" })).toBeVisible();

  // All but Dot come to their tables, and go back to the night from there.
  await phone.getByRole("link", { name: "Ke svému stolu" }).click();
  await expect(phone).toHaveURL(/\/t\//);
  const other = await second.newPage();
  await other.goto(`/club/${id}`);
  await other.getByRole("link", { name: "To your table" }).click();
  const host = await page.context().newPage();
  await host.goto(`/club/${id}`);
  await host.getByRole("link", { name: "To your table" }).click();
  await expect(host).toHaveURL(/\/t\//);
  const absent = page.getByRole("region", { name: "Round 1" }).getByText("a bot plays");
  await expect(absent).toHaveCount(1, { timeout: 180_000 });
  await expect(absent.locator("..")).toContainText("Dot");
  await picture(page, "club-round", true);
  await host.close();

  const playRound = async (number: number): Promise<void> => {
    for (const table of (await night()).rounds[number - 1]!.tables) {
      const seat = table.seats.findIndex(({ name }) => name !== "Dot");
      await guests[table.seats[seat]!.name]!.do(table.id, { type: "Concede", seat });
    }
  };
  await playRound(1);
  await expect(page.getByRole("rowheader", { name: "Dot" })).toContainText("absent in 1 round");
  await picture(page, "club-standing", true);
  await page.getByRole("button", { name: "Begin round 2" }).click();
  await expect(page.getByRole("heading", { name: "Round 2" })).toBeVisible();
  await playRound(2);
  await expect(page.getByRole("heading", { name: "Final standing" })).toBeVisible();
  await page.getByText("How it is counted").click();
  await expect(page.getByText("Wins come first")).toBeVisible();
  await picture(page, "club-final", true);
  await phone.goto(`/club/${id}`);
  await expect(phone.getByRole("heading", { name: "Konečné pořadí" })).toBeVisible();
  await picture(phone, "club-final-phone", true);
  await page.goto("/games");
  await expect(page.getByRole("link", { name: "Thursday at the Nile" })).toBeVisible();
  await picture(page, "club-mine", true);

  // To who has no link there is no such night.
  const stranger = await browser.newContext({ baseURL: house });
  expect((await stranger.request.get(`/api/clubs/${id}`)).status()).toBe(404);
  await stranger.close();
  for (const context of contexts) await context.close();
});
