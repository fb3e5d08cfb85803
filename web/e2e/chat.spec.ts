// Two browsers at one table: what is said, a link before it is followed, muting, and who is here.

import { expect, setPace, test } from "./house";
import { picture, SIZES } from "./looks";

test("two browsers: chat, a link with a warning, muting, and a player who has closed the page", async ({
  page,
  browser,
  house,
  trouble,
}) => {
  const theirs = await browser.newContext({ baseURL: house });
  trouble.watch(theirs);
  await setPace(theirs);
  await page.goto("/new/ankh");
  await page.getByLabel("Your name").fill("Ahmose");
  await page.getByLabel("Number of players").selectOption("2");
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = await page.getByLabel("Send this link").inputValue();
  const other = await theirs.newPage();
  await other.goto(link);
  await other.getByLabel("Your name").fill("Berenike");
  await other.getByRole("button", { name: "Take a seat" }).click();

  // Who is here is said in the lobby, and what is said is read at once.
  await expect(page.getByText("here", { exact: true })).toBeVisible();
  await page.locator("summary", { hasText: "Chat" }).click();
  await other.locator("summary", { hasText: "Chat" }).click();
  await other.getByLabel("Write a message").fill("Look: https://evil.example/x <b>now</b>");
  await other.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("<b>now</b>")).toBeVisible();
  await expect(page.locator("a[href*='evil.example']")).toHaveCount(0);
  await page.getByRole("button", { name: "https://evil.example/x" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("evil.example");
  await expect(page.getByRole("link", { name: "Open the link" })).toHaveAttribute("rel", /noopener/);
  await page.getByRole("button", { name: "No", exact: true }).click();

  // Muted, also after the page is loaded again.
  await page.getByLabel("What Berenike wrote: more").click();
  await page.getByRole("button", { name: "Mute Berenike" }).click();
  await expect(page.getByText("<b>now</b>")).toHaveCount(0);
  await page.reload();
  await page.locator("summary", { hasText: "Chat" }).click();
  await expect(page.getByText("You have muted one person.")).toBeVisible();
  await expect(page.getByText("<b>now</b>")).toHaveCount(0);
  await page.getByRole("button", { name: "Read Berenike again" }).click();
  await expect(page.getByText("<b>now</b>")).toBeVisible();

  // In the game: whoever closes the page is away.
  await page.getByRole("button", { name: "I am ready" }).click();
  await other.getByRole("button", { name: "I am ready" }).click();
  await expect(page.getByRole("list", { name: "Players", exact: true })).toBeVisible();
  await picture(page, "chat-game");

  // On a phone the bar tells of what was written, and leads there.
  await page.locator("summary", { hasText: "Chat" }).click();
  await page.setViewportSize(SIZES.phone);
  const write = other.getByLabel("Write a message");
  if (!(await write.isVisible())) await other.locator("summary", { hasText: "Chat" }).click();
  await write.fill("I see you");
  await other.getByRole("button", { name: "Send" }).click();
  const unread = page.getByRole("button", { name: "Chat: 1 new" });
  await expect(unread).toBeVisible();
  await picture(page, "chat-unread-phone");
  await unread.click();
  await expect(page.getByText("I see you")).toBeInViewport();
  await expect(unread).toHaveCount(0);
  await picture(page, "chat-phone");
  await page.setViewportSize(SIZES.desktop);

  await other.close();
  await expect(page.getByText("away", { exact: true })).toBeVisible();
  await theirs.close();
});
