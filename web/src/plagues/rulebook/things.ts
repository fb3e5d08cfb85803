// The things of 10 Plagues by kind, each with its sign and what it does: for the lists of the rulebook and the one-page aid.

import { t } from "../../i18n/words.svelte";
import { helpOf, nameOf } from "../../rulebook/words";
import type { IconName } from "../../theme/icons";
import { DICE, GAPS, HEBREWS, PHARAOH_CARDS, PLAGUES, TERRITORIES, TOKENS } from "../printed";
import { SOURCES } from "../scores/scoring";
import { bonusIcon, favourIcon, giftIcon, kindIcon, plagueIcon, provinceIcon } from "../signs/signs";
import { plagueWhen } from "../words";

export interface Thing {
  id: string;
  /** An icon, a token of the game, or a die. */
  sign: { icon: IconName } | { token: string } | { die: number };
  name: string;
  note?: string;
  help: string;
  /** What its short lesson would be called; not every thing has one. */
  lesson?: string;
}

const SPENDING_ICONS: Readonly<Record<"token" | "favour" | "hebrew" | "recover", IconName>> = {
  token: "scales",
  favour: "pharoah",
  hebrew: "breaking-chain",
  recover: "return-arrow",
};
const POINT_ICONS: Readonly<Record<(typeof SOURCES)[number], IconName>> = {
  dev: "village",
  nile: "sailboat",
  tokens: "egyptian-sphinx",
  pharaoh: "pharoah",
  territories: "laurel-crown",
  province: "papyrus",
  hebrews: "breaking-chain",
  penalties: "desert-skull",
  discard: "return-arrow",
};

const thing = (kind: string, id: string, icon: IconName): Thing => ({
  id,
  sign: { icon },
  name: nameOf("plagues", kind, id),
  help: helpOf("plagues", kind, id),
  lesson: `plagues-${kind}-${id}`,
});
/** The territory cards of a kind, each effect once. */
const cardsOf = (kind: "special" | "trade" | "scoring"): Thing[] =>
  [...new Set(TERRITORIES.filter((card) => card.kind === kind).map(({ name }) => name))].map((id) =>
    thing(kind, id, kindIcon(kind)),
  );

/** What a die can be spent on. */
export const spending = (): Thing[] =>
  (["token", "favour", "hebrew", "recover"] as const).map((id) => thing("action", id, SPENDING_ICONS[id]));
/** What freed Hebrews give, by their place in the column. */
export const column = (): Thing[] =>
  HEBREWS.column.map((gift, index) => ({
    id: String(index),
    sign: { icon: giftIcon(gift) },
    name: t("plagues-ui-place", { place: index + 1 }),
    help: t(`plagues-column-${gift}`),
  }));

/** Everything that is listed in the rulebook. */
export const LISTS = {
  /** Where points come from. */
  points: () =>
    SOURCES.map((id) => ({
      id,
      sign: { icon: POINT_ICONS[id] },
      name: t(`plagues-points-${id}`),
      help: t(`rulebook-plagues-points-${id}`),
    })),
  tokens: () => TOKENS.map((id) => ({ ...thing("token", id, "papyrus"), sign: { token: id } })),
  bonuses: () => [
    ...[...new Set(GAPS.map(({ bonus }) => bonus))].map((id) => thing("bonus", id, bonusIcon(id))),
    thing("bonus", "row", "ankh"),
  ],
  ankhs: () =>
    (["rows", "nile", "hebrews", "province", "card"] as const).map((id) => ({
      id,
      sign: { icon: "ankh" },
      name: t(`plagues-ankhs-${id}`),
      help: t(`rulebook-plagues-ankh-${id}`),
    })),
  dice: () =>
    DICE.map((die) => ({
      id: String(die),
      sign: { die },
      name: t("plagues-die", { n: die }),
      help: t(`plagues-die-${die}-help`),
    })),
  favours: () =>
    PHARAOH_CARDS.map(({ number, favour }) => ({
      ...thing("favour", favour, favourIcon(favour)),
      note: t("plagues-pharaoh_card", { n: number }),
    })),
  kinds: () => (["immediate", "special", "trade", "scoring"] as const).map((id) => thing("kind", id, kindIcon(id))),
  special: () => cardsOf("special"),
  trade: () => cardsOf("trade"),
  scoring: () => cardsOf("scoring"),
  plagues: () => PLAGUES.map(({ id, when }) => ({ ...thing("plague", id, plagueIcon(id)), note: plagueWhen(when) })),
  provinces: () => ["abydos", "buto", "memphis", "edfu"].map((id) => thing("province", id, provinceIcon(id))),
} satisfies Record<string, () => Thing[]>;
export type ListName = keyof typeof LISTS;
