// Where the page is: the address decides what is shown, so every screen can be linked to.

export interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

const here = (): Place => ({
  path: location.pathname,
  parts: location.pathname.split("/").filter(Boolean).map(decodeURIComponent),
  query: new URLSearchParams(location.search),
});

export const place: { now: Place } = $state({ now: here() });

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place.now = here();
  if (!replace) scrollTo(0, 0);
}

/** Links of our own are followed without loading the page again. */
export function followLinks(): void {
  addEventListener("popstate", () => (place.now = here()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin ||
      link.pathname.startsWith("/api/")
    )
      return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
