// Called back: the next game from anywhere, notifications of a page in the background, a push through the service worker, and
// a page that opens without a connection.

import { request as requests, type Page } from "@playwright/test";
import { Guest, invited, me } from "./guest";
import { expect, test } from "./house";
import { PushService } from "./pushes";

test.use({
  serviceWorkers: "allow",
  permissions: ["notifications"],
  settings: ["--public-address", "https://tawy.example", "--webhook-networks", "127.0.0.0/8"],
});

/** A table of Ada's at which it is Bo's turn next: Bo is whoever has the page. */
async function called(
  house: string,
  page: Page,
): Promise<{ ada: Guest; bo: Guest; begin: () => Promise<void>; table: string }> {
  const [ada, bo] = [new Guest(await requests.newContext({ baseURL: house })), new Guest(page.context().request)];
  await ada.come("Ada");
  await bo.come("Bo");
  const table = await ada.open("ankh", [me, invited], { gods: ["ra", "isis"], first: 1 }, { public: true });
  await bo.do(table, { type: "Sit", seat: 1 });
  await bo.do(table, { type: "Ready" });
  return { ada, bo, table, begin: () => ada.do(table, { type: "Ready" }) };
}

const notifications = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title }) => title);
  });

test("the next game that waits is one tap away, and my games say since when and how they ended", async ({
  house,
  page,
}) => {
  const { ada, bo, begin, table } = await called(house, page);
  await begin();
  await page.goto("/rules");
  await page.getByRole("link", { name: "1 game is waiting for you" }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}$`));
  await page.goto("/games");
  await expect(page.getByRole("listitem").filter({ hasText: "Your turn" })).toContainText("waiting for you since");
  await ada.do(table, { type: "Abandon" });
  await bo.do(table, { type: "Agree", yes: true });
  await page.goto("/games");
  await expect(page.getByRole("listitem")).toContainText("The game was ended by agreement.");
  await expect(page.getByRole("link", { name: "waiting for you" })).toHaveCount(0);
});

test("a page in the background shows a notification when it is one's turn", async ({ house, page }) => {
  const { begin, table } = await called(house, page);
  await page.goto(`/t/${table}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(page.getByText("The game begins when everyone is ready.")).toBeVisible();
  await page.evaluate(() => Object.defineProperty(document, "visibilityState", { get: () => "hidden" }));
  await begin();
  await expect.poll(() => notifications(page)).toEqual(["Ankh: Gods of Egypt: it is your turn"]);
  await expect(page).toHaveTitle("● Your turn · Tawy");
});

test("a push is encrypted for this browser and shown by its service worker", async ({ house, page }) => {
  const service = new PushService();
  await service.open();
  // The maker's push service cannot be reached from a test: this one stands in its place, up to the browser's own door.
  await page.addInitScript((made) => {
    let known: unknown = null;
    PushManager.prototype.subscribe = () =>
      Promise.resolve((known = { ...made, toJSON: () => made, unsubscribe: () => Promise.resolve(true) }) as never);
    PushManager.prototype.getSubscription = () => Promise.resolve(known as never);
  }, service.subscription());
  await new Guest(page.context().request).come("Bo");
  await page.goto("/settings");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole("button", { name: "Notify this browser" }).click();
  const channel = page.getByRole("group", { name: "This browser, even when closed" });
  await channel.getByRole("button", { name: "Send a test message" }).click();
  await expect.poll(() => service.arrived.length).toBe(1);
  const said = service.read(service.arrived[0]!);
  expect(JSON.parse(said)).toMatchObject({ title: "A test message from Tawy", path: "/settings" });

  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  await devtools.send("ServiceWorker.deliverPushMessage", { origin: house, registrationId, data: said });
  await expect.poll(() => notifications(page)).toEqual(["A test message from Tawy"]);
  await channel.getByRole("button", { name: "Remove" }).click();
  await expect(channel).toHaveCount(0);
  await service.close();
});

test("the page can be installed, keeps its shell alone, and opens without a connection", async ({ page, trouble }) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await page.goto("/about");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const manifest = (await (await page.request.get("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()["content-type"]).toBe("image/png");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(caches_.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/");
  expect(kept.filter((path) => path !== "/" && !path.startsWith("/assets/"))).toEqual([]);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.context().setOffline(false);
});
