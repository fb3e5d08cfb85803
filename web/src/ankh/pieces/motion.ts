// How figures on the map come, go and move. Whoever does not want to see things move sees them at their new place at once.

import type { Attachment } from "svelte/attachments";
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "../../settings.svelte";
import { placesOf, type Token } from "../board/geometry";
import { walked } from "../board/walking";

/** From one space to the next, and at most for a whole way. */
const STEP = 240;
const LONGEST = 1000;
const COMING = 380;
const GOING = 480;

/** Walk a way from space to space. */
export function glide(way: readonly Token[]): Attachment<Element> {
  return (element) => {
    const spaces = walked(way);
    const duration = lasting(Math.min(LONGEST, STEP * (spaces.length - 1)));
    if (duration <= 0) return;
    const steps = placesOf(spaces).map((place) => ({ ...place, easing: "ease-in-out" }));
    const gliding = element.animate(steps, { duration });
    return () => gliding.cancel();
  };
}

/** A figure that is summoned comes down on its space. */
export function appear(_figure: Element): TransitionConfig {
  return {
    duration: lasting(COMING),
    easing: cubicOut,
    css: (here) => `opacity: ${here}; transform: scale(${1.9 - 0.9 * here})`,
  };
}

/** A figure that is killed or captured shrinks away and turns as it falls. */
export function vanish(_figure: Element): TransitionConfig {
  return {
    duration: lasting(GOING),
    easing: cubicIn,
    css: (here) => `opacity: ${here}; transform: scale(${0.3 + 0.7 * here}) rotate(${(1 - here) * 50}deg)`,
  };
}
