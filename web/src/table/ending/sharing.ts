// Showing a game that is over to others: a link that opens it for whom it may be opened.

/** The address of a game that is over; to a move of it, as a seat saw it. */
export function linkTo(id: string, at?: number, seat: number | null = null): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set("at", String(at));
  if (seat !== null) query.set("seat", String(seat));
  return `${location.origin}/game/${id}${query.size ? `?${query.toString()}` : ""}`;
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
