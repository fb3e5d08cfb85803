// Help: what a thing on the table is, in words beside it, while it is pointed at or focused, or after a long touch.

import type { Attachment } from "svelte/attachments";
import { TRY_KEY } from "../lessons/short.svelte";

export interface Help {
  /** What it is called; nothing where the thing itself says so. Without a text it is then not shown at all. */
  title: string;
  text?: string;
  /** The number of the rule behind it. */
  rule?: string;
  /** The short lesson about it, if there is one: the message that names it ("ankh-power-revered"). */
  lesson?: string;
}

export const HELP_ID = "help";
const POINTED = 250;
/** So long a finger stays on a thing before it asks and no longer chooses. */
export const PRESSED = 450;
/** A finger that goes further than this drags, and does not ask. */
const WANDERED = 10;
/** How long help with a way to a lesson stays when the mouse leaves its thing: time to get there. */
const GRACE = 350;

class Shown {
  /** The one thing that help is shown for, and the words, which may change while they are read. */
  now = $state.raw<{ thing: Element; words: () => Help } | null>(null);
}
export const shown = new Shown();

let timer: ReturnType<typeof setTimeout> | undefined;

function show(thing: Element, words: () => Help): void {
  clearTimeout(timer);
  shown.now?.thing.removeAttribute("aria-describedby");
  if (words().text) thing.setAttribute("aria-describedby", HELP_ID);
  shown.now = { thing, words };
  // Whatever is chosen now, by pointer or key, help is over; the next finger on the screen ends it, too.
  addEventListener("pointerdown", byPointer, { capture: true });
  addEventListener("keydown", byKey, { capture: true });
}

/** The pointer is on the help itself. */
export const stay = (): void => clearTimeout(timer);

function hide(thing: Element): void {
  clearTimeout(timer);
  if (shown.now?.thing === thing) hideAny();
}

export function hideAny(): void {
  const last = shown.now;
  if (!last) return;
  last.thing.removeAttribute("aria-describedby");
  removeEventListener("pointerdown", byPointer, { capture: true });
  removeEventListener("keydown", byKey, { capture: true });
  // Not at once: the thing may be losing its focus because the page is just taking it away.
  queueMicrotask(() => {
    if (shown.now === last) shown.now = null;
  });
}

const wayToLesson = (): HTMLElement | null => document.querySelector("[data-help] [data-try]");

function byPointer({ target }: PointerEvent): void {
  if (target !== wayToLesson()) hideAny();
}

function byKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (key === "Escape" || key === "Enter" || key === " ") hideAny();
  const focused = shown.now?.thing === document.activeElement;
  if (focused && key.toLowerCase() === TRY_KEY && !ctrlKey && !metaKey && !altKey) wayToLesson()?.click();
}

/** Lets a thing on the table show its help. The words are made when they are needed. */
export function help(words: () => Help): Attachment {
  return (thing) => {
    const gone = new AbortController();
    const on = (name: string, act: (event: PointerEvent) => void): void =>
      thing.addEventListener(name, act as (event: Event) => void, { signal: gone.signal });
    const soon = (patience: number, act: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(act, patience);
    };
    const ask = (): void => show(thing, words);
    const leave = (): void => hide(thing);
    let finger: { x: number; y: number } | null = null;
    /** The finger stayed: it asked for help, and does not choose. */
    let long = false;

    on("pointerenter", ({ pointerType }) => pointerType !== "touch" && soon(POINTED, ask));
    on("pointerleave", ({ pointerType }) => {
      if (pointerType === "touch") return;
      if (shown.now?.thing === thing && words().lesson) soon(GRACE, leave);
      else leave();
    });
    on("focus", () => thing.matches(":focus-visible") && ask());
    on("blur", leave);
    on("pointerdown", ({ pointerType, clientX: x, clientY: y }) => {
      clearTimeout(timer);
      long = false;
      finger = pointerType === "touch" ? { x, y } : null;
      if (finger)
        soon(PRESSED, () => {
          long = true;
          ask();
        });
    });
    on("pointermove", ({ clientX, clientY }) => {
      if (finger && !long && Math.hypot(clientX - finger.x, clientY - finger.y) > WANDERED) clearTimeout(timer);
    });
    on("pointerup", () => finger && clearTimeout(timer));
    on("pointercancel", () => finger && clearTimeout(timer));
    on("contextmenu", (event) => finger && event.preventDefault());
    on("click", (event) => {
      if (long) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (finger && !thing.matches("button, [role=button]")) ask(); // nothing to choose: a tap is enough
    });
    return () => {
      gone.abort();
      hide(thing);
    };
  };
}
