// What choosing something of Ankh gives, in words: under the answer, for who does not know it by heart.

import type { Option } from "../net/protocol";
import { helpOf } from "./names";

/** By what an answer points at, the kind of thing that it is. */
const KINDS: Readonly<Record<string, string>> = {
  action: "action",
  power: "power",
  cards: "card",
  piece: "guardian",
  guardian: "guardian",
  god: "god",
};

/** What the thing does that an answer stands for; nothing for a place, a number, or two things at once. */
export function effectOf({ points_at }: Option): string {
  const found = Object.entries(points_at).flatMap(([role, value]) => {
    const [id, ...more] = Array.isArray(value) ? value : [value];
    return KINDS[role] && id !== undefined && !more.length ? [helpOf(KINDS[role], String(id))] : [];
  });
  return found.filter(Boolean).join(" ");
}
