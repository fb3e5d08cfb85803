// What a lesson speaks of, on the page: things carry their names as lessons write them (`data-thing="region 2"`).

import type { Pointer } from "../net/protocol";

/** Pieces are pointed at by the space they stand on. */
const ON_SPACES = new Set(["space", "figure", "monument"]);

/** The elements that a pointer means. */
export function pointedAt(pointer: Pointer, page: ParentNode): Element[] {
  const named = CSS.escape(`${pointer.kind} ${pointer.thing}`.trim());
  const places = [`[data-thing="${named}"]`];
  if (ON_SPACES.has(pointer.kind)) places.push(`[data-space="${CSS.escape(pointer.thing)}"]`);
  if (pointer.kind === "option") places.push(`[data-option="${CSS.escape(pointer.thing)}"]`);
  return [...page.querySelectorAll(places.join(","))].map(inSight);
}

/** Something else lies over it for a while, like a market that stays in sight: it says so (`data-over`). */
export function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-over]");
  return !!over && !over.contains(element);
}

/** A thing, or the nearest thing around it that can be seen: a hand of cards is folded up in its god's panel at times. */
function inSight(element: Element): Element {
  let seen: Element | null = element;
  while (seen && !seen.getBoundingClientRect().width) seen = seen.parentElement?.closest("[data-thing]") ?? null;
  return seen ?? element;
}
