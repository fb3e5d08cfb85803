// Showing a game that is over to others: a link that opens it for whom it may be opened.

import { api } from "../../net/api";
import type { TableInfo } from "../../net/protocol";

/** The address of a game that is over. Of a private table it is the invitation, for those who may give it away. */
export async function addressOf(table: TableInfo, sits: boolean): Promise<{ link: string; open: boolean }> {
  const here = `${location.origin}/t/${table.id}`;
  if (table.public) return { link: here, open: true };
  const found = sits ? await api.invitation(table.id).catch(() => null) : null;
  return found
    ? { link: `${location.origin}/join/${table.id}/${found.invitation}`, open: true }
    : { link: here, open: false };
}

/** Give it to whatever the device shares with, or else into the clipboard; whether it is there now. */
export async function share(title: string, text: string, url: string): Promise<boolean> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, text, url });
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return false; // thought better of it
    }
  }
  await navigator.clipboard.writeText(`${text}\n${url}`);
  return true;
}
