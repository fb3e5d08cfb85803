// How figures on the map come, go and move. Whoever does not want to see things move sees them at their new place at once.

import type { Attachment } from "svelte/attachments";
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "../../settings.svelte";
import { placesOf, type Token } from "../board/geometry";

const LEG = 420;
const COMING = 380;
const GOING = 480;

/** Move along the spaces of a way, in the same time for each leg of it. */
export function glide(way: readonly Token[]): Attachment<Element> {
  return (element) => {
    const duration = lasting(LEG) * (way.length - 1);
    if (duration <= 0) return;
    const gliding = element.animate(placesOf(way), { duration, easing: "ease-in-out" });
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
