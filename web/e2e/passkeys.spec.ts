// Passkeys, with the browser's own virtual authenticator: made in one browser, and signed in with on a second device.

import type { CDPSession, Page } from "@playwright/test";
import { expect, setPace, test } from "./house";
import { inspect } from "./looks";

/** A device that keeps passkeys; its person is always there and always agrees. */
async function device(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Browsers make passkeys for names, not for addresses. */
const named = (house: string): string => house.replace("127.0.0.1", "localhost");

test("somebody adds a passkey and is known on a second device by it alone", async ({
  house,
  page,
  browser,
  trouble,
}) => {
  const here = named(house);
  const first = await device(page);
  await page.goto(`${here}/settings`);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Save the name" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ada's phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey is added")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Ada's phone" })).toContainText("made on");
  await inspect(page, "passkeys");

  const { credentials } = await first.cdp.send("WebAuthn.getCredentials", { authenticatorId: first.authenticatorId });
  expect(credentials).toHaveLength(1);
  const other = await browser.newContext();
  await setPace(other);
  trouble.watch(other);
  const phone = await other.newPage();
  const second = await device(phone);
  await second.cdp.send("WebAuthn.addCredential", {
    authenticatorId: second.authenticatorId,
    credential: credentials[0]!,
  });
  await phone.goto(`${here}/settings`);
  await phone.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(phone.getByText("Your games are here.")).toBeVisible();
  await expect(phone.getByLabel("Your name")).toHaveValue("Ada");
  await expect(phone.getByRole("listitem").filter({ hasText: "Ada's phone" })).toContainText("last used on");

  await page.reload();
  await page.getByRole("button", { name: "Remove Ada's phone" }).click();
  await expect(page.getByText("The passkey is removed")).toBeVisible();
  trouble.expect(/404.*sign-in\/passkey|sign-in\/passkey.*404|status of 404/);
  await phone.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(phone.getByText("Nobody here has this passkey: it may have been removed.")).toBeVisible();
  await other.close();
});

test("a device without a passkey says so, and an address without a name offers none", async ({ house, page }) => {
  const { cdp, authenticatorId } = await device(page);
  await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: true });
  await page.goto(`${named(house)}/settings`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("No passkey was chosen; nothing has changed.")).toBeVisible();
  await page.goto(`${house}/settings`);
  await expect(page.getByRole("button", { name: "Fetch my games" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toHaveCount(0);
});
