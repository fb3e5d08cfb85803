// The service worker is registered, and a table that it was asked to show is gone to.

import { go } from "../router.svelte";

/** Register the worker; a browser without one, or a page that is being worked on, does without. */
export function install(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ go?: string }>) => {
    if (event.data.go) go(event.data.go);
  });
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
