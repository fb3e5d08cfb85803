// The service worker: it keeps the shell of the page, its files and nothing of any game, so that the page opens at once and
// without a connection; and it shows pushes. The page itself is asked for anew whenever there is a connection: never a stale one.

const SHELL = "tawy-__BUILD__";
const PAGE = "/";
const FILES = "/assets/";

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

async function keepShell() {
  const answer = await fetch(PAGE, { cache: "no-cache" });
  const text = await answer.clone().text();
  const files = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  const cache = await caches.open(SHELL);
  await cache.addAll(files);
  await cache.put(PAGE, answer);
}

/** Files of builds before this one. */
async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith(FILES)) event.respondWith(file(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
});

/** A file's name changes with what is in it: what is kept under it is right for ever. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("push", (event) => {
  const said = event.data?.json() ?? {};
  const { title = "Tawy", text = "", path = PAGE, tag = "tawy" } = said;
  const look = { body: text, tag, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: { path } };
  event.waitUntil(self.registration.showNotification(title, look));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? PAGE));
});

/** The table of a notification, in a window that is there already or in a new one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path) ?? windows[0];
  if (!there) return self.clients.openWindow(path);
  if (new URL(there.url).pathname !== path) there.postMessage({ go: path });
  return there.focus();
}
