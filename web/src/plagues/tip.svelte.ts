// What a thing on the table is, in words beside it, while it is pointed at or focused, or after a long touch.

export interface Tip {
  title: string;
  text?: string;
}

export const TIP_ID = "plagues-tip";
const PATIENCE = 450;

/** The one tip on the screen, and the box of the thing it belongs to. */
export const tipped: { now: (Tip & { box: DOMRect }) | null } = $state({ now: null });

let owner: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(element: Element, words: Tip): void {
  clearTimeout(timer);
  owner?.removeAttribute("aria-describedby");
  owner = element;
  element.setAttribute("aria-describedby", TIP_ID);
  tipped.now = { ...words, box: element.getBoundingClientRect() };
}

function hide(element: Element): void {
  clearTimeout(timer);
  if (owner !== element) return;
  element.removeAttribute("aria-describedby");
  owner = null;
  // Not at once: the element may be losing its focus because the page is just taking it away.
  queueMicrotask(() => {
    if (owner === null) tipped.now = null;
  });
}

/** Lets an element show its tip; the words are made when they are needed. */
export function tip(words: () => Tip): (element: Element) => () => void {
  return (element) => {
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => show(element, words()), PATIENCE);
    };
    const focused = (): void => {
      if (element.matches(":focus-visible")) show(element, words());
    };
    const away = (): void => hide(element);
    /** A long touch shows the tip, and is not a click. */
    let long = false;
    const touched = (event: Event): void => {
      long = false;
      if ((event as PointerEvent).pointerType !== "touch") return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        long = true;
        show(element, words());
        addEventListener("pointerdown", away, { once: true, capture: true });
      }, PATIENCE);
    };
    const lifted = (): void => {
      if (!long) clearTimeout(timer);
    };
    const clicked = (event: Event): void => {
      if (long) event.stopImmediatePropagation();
      else away();
    };
    const escape = (event: Event): void => {
      if ((event as KeyboardEvent).key === "Escape") hide(element);
    };
    const wiring: [string, (event: Event) => void][] = [
      ["mouseenter", later],
      ["mouseleave", away],
      ["focus", focused],
      ["blur", away],
      ["keydown", escape],
      ["pointerdown", touched],
      ["pointerup", lifted],
      ["pointercancel", lifted],
      ["click", clicked],
    ];
    for (const [name, act] of wiring) element.addEventListener(name, act);
    return () => {
      hide(element);
      for (const [name, act] of wiring) element.removeEventListener(name, act);
    };
  };
}
