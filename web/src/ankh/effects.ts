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

/** The thing that an answer stands for, kind and id; nothing for a place, a number, or two things at once. */
const thingsOf = ({ points_at }: Option): [kind: string, id: string][] =>
  Object.entries(points_at).flatMap(([role, value]) => {
    const [id, ...more] = Array.isArray(value) ? value : [value];
    return KINDS[role] && id !== undefined && !more.length ? [[KINDS[role], String(id)]] : [];
  });

/** What the thing does that an answer stands for. */
export const effectOf = (option: Option): string =>
  thingsOf(option)
    .map(([kind, id]) => helpOf(kind, id))
    .filter(Boolean)
    .join(" ");

/** What the short lesson about it is called. */
export const lessonOf = (option: Option): string =>
  thingsOf(option)
    .map(([kind, id]) => `ankh-${kind}-${id}`)
    .join();
