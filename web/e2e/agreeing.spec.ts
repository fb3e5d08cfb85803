// What people settle between them: the host keeps somebody out and makes a new link; who is away is asked all the same.

import { Guest, invited, me } from "./guest";
import { expect, setPace, test } from "./house";
import { inspect } from "./looks";
import { Screen } from "./table";

test("the host makes a new link, sends somebody away and keeps them out", async ({
  page,
  context,
  browser,
  house,
  trouble,
}) => {
  trouble.expect(/404/);
  const theirs = await browser.newContext({ baseURL: house, reducedMotion: "reduce" });
  trouble.watch(theirs);
  await setPace(theirs);
  const host = new Guest(context.request);
  await host.come("Ahmose");
  await page.goto(`/t/${await host.open("ankh", [me, invited, invited])}`);
  const link = page.getByLabel("Send this link");
  const old = await link.inputValue();

  const other = await theirs.newPage();
  const join = async (address: string): Promise<void> => {
    await other.goto(address);
    await other.getByLabel("Your name").fill("Berenike");
    await other.getByRole("button", { name: "Take a seat" }).click();
  };
  await join(old);
  await expect(page.getByRole("listitem").filter({ hasText: "Berenike" })).toBeVisible();

  await page.getByRole("button", { name: "Make a new link", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(link).not.toHaveValue(old);
  await page.getByText("People at this table").click();
  await inspect(page, "lobby-people");

  await page.getByRole("button", { name: "Send away" }).click();
  await expect(other.getByText("There is no such table")).toBeVisible();
  await expect(page.getByText("Nobody else is here yet.")).toBeVisible();
  await join(old);
  await expect(other.getByText("There is no such table")).toBeVisible();
  await join(await link.inputValue());
  await expect(other.getByRole("button", { name: "I am ready" })).toBeVisible();

  await page.getByRole("button", { name: "Keep out" }).click();
  await expect(other.getByText("There is no such table")).toBeVisible();
  await join(await link.inputValue());
  await expect(other.getByText("There is no such table")).toBeVisible();
  await page.getByRole("button", { name: "Let in again" }).click();
  await join(await link.inputValue());
  await expect(other.getByRole("button", { name: "I am ready" })).toBeVisible();
  await theirs.close();
});

test("who has left is asked before the game is ended, and everybody sees until when", async ({
  page,
  context,
  browser,
  house,
  trouble,
}) => {
  const contexts = [context];
  const guests = [new Guest(context.request)];
  for (const name of ["Berenike", "Chione"]) {
    const theirs = await browser.newContext({ baseURL: house, reducedMotion: "reduce" });
    trouble.watch(theirs);
    await setPace(theirs);
    contexts.push(theirs);
    guests.push(new Guest(theirs.request));
    await guests.at(-1)!.come(name);
  }
  const [ahmose, berenike, chione] = guests as [Guest, Guest, Guest];
  await ahmose.come("Ahmose");
  const table = await ahmose.open("ankh", [me, invited, invited], {}, { public: true });
  await berenike.do(table, { type: "Sit", seat: 1 });
  await chione.do(table, { type: "Sit", seat: 2 });
  for (const guest of guests) await guest.do(table, { type: "Ready" });

  await page.goto(`/t/${table}`);
  const a = new Screen(page);
  await berenike.do(table, { type: "Leave" });
  await chione.do(table, { type: "Vote", seat: 1, choice: "bot" });
  await expect(page.getByText("Still to choose: Ahmose")).toBeVisible();
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "End the game" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Still to answer: ")).toContainText(/Berenike.*Chione|Chione.*Berenike/);
  await expect(page.getByText(/It lapses in \d+:\d\d unless all agree/)).toBeVisible();
  await chione.do(table, { type: "Agree", yes: true });
  await expect(page.getByText("Still to answer: Berenike")).toBeVisible();
  await expect(page.getByText(/If nobody objects, it is done in \d+:\d\d/)).toBeVisible();
  await page.getByText("More", { exact: true }).click();
  await inspect(page, "notices");

  const b = await contexts[1]!.newPage();
  await b.goto(`/t/${table}`);
  await b.getByRole("button", { name: "Refuse" }).click();
  await expect(a.log).toContainText("The request is refused.");
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByText("People at this table").click();
  await expect(page.getByRole("dialog").getByText("Chione")).toBeVisible();
  await inspect(page, "invite-running");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const each of contexts.slice(1)) await each.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("what one is asked to agree to comes up by itself, in sight", async ({ page, context, playwright, house }) => {
    const theirs = await playwright.request.newContext({ baseURL: house });
    const [ahmose, berenike] = [new Guest(context.request), new Guest(theirs)];
    await ahmose.come("Ahmose");
    await berenike.come("Berenike");
    const table = await ahmose.open("ankh", [me, invited], { first: 1 }, { public: true });
    await berenike.do(table, { type: "Sit", seat: 1 });
    for (const guest of [berenike, ahmose]) await guest.do(table, { type: "Ready" });
    await page.goto(`/t/${table}`);
    await expect(page.getByText("More", { exact: true })).toBeVisible();
    await berenike.do(table, { type: "Abandon" });
    await expect(page.getByRole("button", { name: "Agree" })).toBeInViewport();
    await inspect(page, "asked-on-a-phone");
    await page.getByRole("button", { name: "Refuse" }).click();
    await expect(page.getByRole("button", { name: "Agree" })).toHaveCount(0);
    await theirs.dispose();
  });
});
