// Profiles: what somebody shows of themselves, what others see of it, and what they do not.

import type { Profile } from "../src/net/protocol";
import { Guest, invited, me } from "./guest";
import { expect, test } from "./house";
import { inspect } from "./looks";

test("one chooses a sign, languages and who sees what; another sees that and no more", async ({
  page,
  browser,
  house,
  trouble,
}) => {
  test.slow();
  const host = new Guest(page.request);
  await host.come("Ahmose");
  const theirs = await browser.newContext({ baseURL: house, locale: "cs-CZ", viewport: { width: 390, height: 844 } });
  trouble.watch(theirs);
  const guest = new Guest(theirs.request);
  await guest.come("Nofret");
  const table = await host.open(
    "ankh",
    [me, invited],
    { gods: ["ra", "isis"], first: 0 },
    { rated: true, hints: false },
  );
  const { invitation } = (await (await page.request.get(`/api/tables/${table}/invitation`)).json()) as {
    invitation: string;
  };
  await guest.do(table, { type: "Join", invitation });
  await guest.do(table, { type: "Sit", seat: 1 });
  for (const one of [host, guest]) await one.do(table, { type: "Ready", ready: true });

  await page.goto(`/t/${table}`);
  const seats = page.getByRole("list", { name: "Players" });
  await expect(seats.getByRole("link", { name: "Nofret" })).toBeVisible();
  await guest.do(table, { type: "Concede", seat: 1 });
  await expect(page.locator("#ending").getByRole("link", { name: "Nofret" }).first()).toBeVisible();

  // One's own page is reached from the settings; every change is kept at once.
  await page.goto("/settings");
  await page.locator("main").getByRole("link", { name: "Your profile" }).click();
  await expect(page.getByRole("heading", { name: "Ahmose", level: 1 })).toBeVisible();
  await expect(page.getByText("provisional", { exact: true }).first()).toBeVisible(); // the preview below says it, too
  await page.getByRole("radio", { name: "None" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Amun" })).toBeChecked();
  await page.getByRole("radio", { name: "Memphis" }).check();
  await page.getByRole("checkbox", { name: "Čeština" }).check();
  await page.getByRole("checkbox", { name: "English" }).check();
  const preview = page.getByRole("region", { name: "So others see you" });
  await expect(preview.getByText("Speaks Czech and English")).toBeVisible();
  await expect(preview.getByText("Ahmose does not show this to you.")).toHaveCount(1); // history
  await preview.getByRole("button", { name: "As anyone" }).click();
  await expect(preview.getByText("Nothing: for them there is nobody here.")).toBeVisible();
  await inspect(page, "profile-own");

  const address = new URL(page.url()).pathname;
  const other = await theirs.newPage();
  await other.goto(address);
  await expect(other.getByRole("heading", { name: "Ahmose", level: 1 })).toBeVisible();
  await expect(other.getByText("Memfis", { exact: true })).toBeVisible();
  await expect(other.getByText("Mluví: čeština a angličtina")).toBeVisible();
  await expect(other.getByText("Společně máte dohranou 1 hru.")).toBeVisible();
  await expect(other.getByText("předběžné", { exact: true })).toBeVisible();
  await expect(other.getByText("Ahmose vám tohle neukazuje.")).toHaveCount(1);
  await expect(other.locator('a[href^="/replay/"]')).toHaveCount(0);
  await inspect(other, "profile-other-cs");

  // What is hidden is not even sent.
  await page.getByLabel("How often you played and won").selectOption("only me");
  await page.getByLabel("How strong you are").selectOption("only me");
  await expect(page.getByText("Kept.")).toBeVisible();
  const hidden = async (): Promise<unknown> => {
    const { games, history, ratings } = (await (await theirs.request.get(`/api${address}`)).json()) as Profile;
    return { games, history, ratings };
  };
  await expect.poll(hidden).toEqual({ games: null, history: null, ratings: null });
  await page.getByLabel("Every single game, and how it came out").selectOption("everyone");
  await other.reload();
  await expect(other.locator(`a[href="/replay/${table}"]`)).toBeVisible();
  await expect(other.getByText("Ahmose vám tohle neukazuje.")).toHaveCount(2); // games and ratings
  await page.reload();
  await expect(page.getByRole("radio", { name: "Memphis" })).toBeChecked();
  await inspect(page, "profile-own-history");

  // Whoever wants to stand among the best shows a rating to all.
  await page.request.post("/api/me/ratings", { data: { listed: true } });
  await other.reload();
  await expect(other.getByText("předběžné", { exact: true })).toBeVisible();
  await inspect(other, "profile-rated-cs");
  await page.goto("/games");
  await expect(page.getByRole("link", { name: "Nofret" })).toBeVisible();
  await inspect(page, "profile-games");
  await page.goto(address);

  // Whoever shows nothing is not there.
  await page.getByLabel("Name, sign and languages").selectOption("only me");
  await expect.poll(async () => (await theirs.request.get(`/api${address}`)).status()).toBe(404);
  trouble.expect(/404/);
  await other.reload();
  await expect(other.getByRole("alert")).toHaveText("Nikdo tu není, nebo vám o sobě nic neukazuje.");
  await expect(other.getByText("Ahmose")).toHaveCount(0);
  await inspect(other, "profile-nobody-cs");
  await theirs.close();
});

test("whoever has been here before is shown the way in", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "I have been here before" }).click();
  await expect(page.getByRole("heading", { name: "Been here before?" })).toBeVisible();
  await inspect(page, "sign-in");
});

test("whoever is known again comes back to the invitation", async ({ page, browser, house, trouble }) => {
  const host = new Guest(page.request);
  await host.come("Ahmose");
  const known = (await (await page.request.post("/api/me/recovery", { data: {} })).json()) as { recovery: string };
  const table = await host.open("ankh", [me, invited]);
  const found = (await (await page.request.get(`/api/tables/${table}/invitation`)).json()) as { invitation: string };
  const elsewhere = await browser.newContext({ baseURL: house });
  trouble.watch(elsewhere);
  const other = await elsewhere.newPage();
  const link = `/join/${table}/${found.invitation}`;
  await other.goto(link);
  await other.getByRole("link", { name: "I have been here before" }).click();
  await other.getByLabel("Recovery code").fill(known.recovery);
  await other.getByRole("button", { name: "Fetch my games" }).click();
  await expect(other).toHaveURL(link);
  await expect(other.getByLabel("Your name")).toHaveValue("Ahmose");
  await elsewhere.close();
});
