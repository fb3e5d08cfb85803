// This browser as a way to reach somebody: a subscription that its maker's push service knows.

import { api } from "../net/api";
import type { PushTarget } from "../net/protocol";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return canPush() ? navigator.serviceWorker.getRegistration() : undefined;
}

/** The address of this browser's subscription, if it has one. */
export async function endpoint(): Promise<string | null> {
  return (await (await registration())?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Subscribe this browser; null if it will not be. */
export async function subscribe(key: string): Promise<PushTarget | null> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== "granted") return null;
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const made = await worker.pushManager.subscribe(wish).catch(() => null);
  const { keys } = made?.toJSON() ?? {};
  if (!made || !keys?.p256dh || !keys.auth) return null;
  return { kind: "push", endpoint: made.endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** End the subscription, if it is this browser's. */
export async function unsubscribe(address: string | null): Promise<void> {
  const made = await (await registration())?.pushManager.getSubscription();
  if (made && made.endpoint === address) await made.unsubscribe();
}

/** Nobody is told anything by this browser any more: whoever comes next is somebody else. */
export async function forgetBrowser(): Promise<void> {
  const own = await endpoint();
  if (own === null) return;
  const { channels } = await api.calls();
  for (const { id } of channels.filter((one) => one.endpoint === own)) await api.removeChannel(id);
  await unsubscribe(own);
}
