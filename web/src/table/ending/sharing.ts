// Showing a game that is over to others: a link that opens it for whom it may be opened.

/** Where a game that is over is shown: at a move, as a seat saw it, with its review. */
export function pathTo(id: string, at?: number, seat: number | null = null, review = false): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set("at", String(at));
  if (seat !== null) query.set("seat", String(seat));
  if (review) query.set("review", "1");
  return `/game/${id}${query.size ? `?${query.toString()}` : ""}`;
}

/** The same as an address that others can open. */
export const linkTo = (...there: Parameters<typeof pathTo>): string => location.origin + pathTo(...there);

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
