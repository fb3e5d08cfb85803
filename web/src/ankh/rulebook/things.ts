// The things of Ankh by kind, each with its sign and what it does: for the lists of the rulebook and the one-page aid.

import { maybe, t } from "../../i18n/words.svelte";
import { helpOf, nameOf } from "../../rulebook/words";
import type { IconName } from "../../theme/icons";
import { ACTIONS, CARDS, EVENTS, GODS, GUARDIANS, POWERS } from "../facts";
import { EVENT_ICONS, iconOf, lookOf } from "../signs/looks";

export interface Thing {
  id: string;
  icon: IconName;
  name: string;
  note?: string;
  help: string;
  /** What its short lesson would be called; not every thing has one. */
  lesson: string;
}

const thing = (kind: string, id: string, icon: IconName = iconOf(id)): Thing => ({
  id,
  icon,
  name: nameOf("ankh", kind, id),
  help: helpOf("ankh", kind, id),
  lesson: `ankh-${kind}-${id}`,
});
const level = (number: number): string => t("ankh-label-level", { level: number });

export const actions = (): Thing[] => ACTIONS.map(({ id }) => thing("action", id));
export const events = (): Thing[] =>
  [...new Set(EVENTS)].map((event) => thing("event_space", event, EVENT_ICONS[event]));
export const cards = (): Thing[] =>
  CARDS.map(({ id, strength }) => ({ ...thing("card", id), note: t("ankh-card-strength", { strength }) }));
export const powers = (): { title: string; things: Thing[] }[] =>
  [1, 2, 3].map((one) => ({
    title: level(one),
    things: POWERS.filter((power) => power.level === one).map(({ id }) => thing("power", id)),
  }));
export const gods = (): Thing[] =>
  GODS.map((id) => ({
    ...thing("god", id, lookOf(id).icon),
    note: maybe(`ankh-god-${id}-ability`) ?? "",
  }));
export const guardians = (): Thing[] =>
  GUARDIANS.map(({ id, level: one }) => ({ ...thing("guardian", id), note: level(one) }));

/** Everything that is listed in the rulebook. */
export const LISTS: Readonly<Record<string, () => { title?: string; things: Thing[] }[]>> = {
  actions: () => [{ things: actions() }],
  events: () => [{ things: events() }],
  cards: () => [{ things: cards() }],
  powers,
  gods: () => [{ things: gods() }],
  guardians: () => [{ things: guardians() }],
};
