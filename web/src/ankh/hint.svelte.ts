// What a thing on the table is, shown beside it when it is pointed at, focused or touched.

export interface Hint {
  title: string;
  text?: string;
  /** The number of the rule behind it. */
  rule?: string;
}

interface Shown extends Hint {
  /** The box of the thing, on the screen. */
  box: DOMRect;
}

export const HINT_ID = "ankh-hint";
const PATIENCE = 180;

/** The one hint on the screen. */
export const hinted: { now: Shown | null } = $state({ now: null });

let owner: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(element: Element, hint: Hint): void {
  clearTimeout(timer);
  owner?.removeAttribute("aria-describedby");
  owner = element;
  if (hint.text) element.setAttribute("aria-describedby", HINT_ID);
  hinted.now = { ...hint, box: element.getBoundingClientRect() };
}

function hide(element: Element): void {
  clearTimeout(timer);
  if (owner !== element) return;
  element.removeAttribute("aria-describedby");
  owner = null;
  // Not at once: the element may be losing its focus because the page is just taking it away.
  queueMicrotask(() => {
    if (owner === null) hinted.now = null;
  });
}

/** Lets an element show its hint. The words are made only when they are needed. */
export function hint(element: Element, words: () => Hint): { update(next: () => Hint): void; destroy(): void } {
  let current = words;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => show(element, current()), PATIENCE);
  };
  const focused = (): void => {
    if (element.matches(":focus-visible") || matchMedia("(hover: none)").matches) show(element, current());
  };
  const away = (): void => hide(element);
  const escape = (event: Event): void => {
    if ((event as KeyboardEvent).key === "Escape") hide(element);
  };
  const wiring: [string, (event: Event) => void][] = [
    ["mouseenter", later],
    ["mouseleave", away],
    ["focus", focused],
    ["blur", away],
    ["keydown", escape],
  ];
  for (const [name, act] of wiring) element.addEventListener(name, act);
  return {
    update(next) {
      current = next;
      if (owner === element) show(element, current());
    },
    destroy() {
      hide(element);
      for (const [name, act] of wiring) element.removeEventListener(name, act);
    },
  };
}
