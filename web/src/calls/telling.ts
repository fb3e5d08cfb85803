// Telling somebody whose page is in the background: a notification of the browser, if they want it.

import { learnTitles } from "../games.svelte";
import { learn, t } from "../i18n/words.svelte";
import { api } from "../net/api";
import { go } from "../router.svelte";
import type { Kind } from "./called";

let wanted: Promise<readonly Kind[]> | null = null;

/** The kinds that this person wants to be told by the page; asked for once, and anew after they have changed. */
export function wish(kinds?: readonly Kind[]): Promise<readonly Kind[]> {
  wanted = kinds
    ? Promise.resolve(kinds)
    : (wanted ??= api.calls().then(
        ({ page }) => page,
        () => {
          wanted = null;
          return [];
        },
      ));
  return wanted;
}

/** Whether the browser lets this page show notifications; null where it cannot. */
export const allowed = (): NotificationPermission | null =>
  "Notification" in globalThis ? Notification.permission : null;

/** Something happens to somebody at a table; who has the page before their eyes sees it for themselves. */
export function tell(kind: Kind, table: string, game: string): void {
  if (document.visibilityState === "hidden" && allowed() === "granted") void show(kind, table, game);
}

async function show(kind: Kind, table: string, game: string): Promise<void> {
  if (!(await wish()).includes(kind)) return;
  await Promise.all([learn(["called"]), learnTitles()]);
  const [title, path] = [t(`called-title-${kind}`, { game: t(`${game}-title`) }), `/t/${table}`];
  const look = { tag: table, icon: "/icon-192.png", data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, look);
  new Notification(title, look).onclick = () => {
    focus();
    go(path);
  };
}
