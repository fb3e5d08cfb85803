// How things look: an icon for each word of the game, and for each god a rim of its own, so that colour is never alone.

import type { IconName } from "../../theme/icons";
import type { EventKind } from "../facts";

/** The way round every rim is counted as so long, whatever its size. */
export const RIM = 60;

/** The edge of everything that belongs to a god, in shares of the way round. */
export interface Rim {
  dash: string;
  cap: "butt" | "round";
}

interface GodLook {
  icon: IconName;
  rim: Rim;
}

const GODS: Readonly<Record<string, GodLook>> = {
  amun: { icon: "ram-profile", rim: { dash: "none", cap: "butt" } },
  anubis: { icon: "anubis", rim: { dash: "9 3", cap: "butt" } },
  isis: { icon: "angel-wings", rim: { dash: "0.01 5", cap: "round" } },
  osiris: { icon: "crook-flail", rim: { dash: "6.5 2 1.5 2", cap: "butt" } },
  ra: { icon: "horus", rim: { dash: "1.6 2.4", cap: "butt" } },
};
const NOBODY: GodLook = { icon: "ankh", rim: { dash: "none", cap: "butt" } };

export const lookOf = (god: string | null | undefined): GodLook => (god ? GODS[god] : undefined) ?? NOBODY;

const ICON: Readonly<Record<string, IconName>> = {
  cat_mummy: "cat",
  satet: "bowman",
  mummy: "mummy-head",
  apep: "sand-snake",
  giant_scorpion: "scorpion",
  androsphinx: "egyptian-sphinx",
  warrior: "spears",
  trapped: "manacles",
  plague: "praying-mantis",
  build: "stone-crafting",
  chariots: "chariot",
  cycle: "feather",
  drought: "desert",
  flood: "big-wave",
  miracle: "sparkles",
  commanding: "flying-flag",
  inspiring: "trowel",
  omnipresent: "all-seeing-eye",
  revered: "prayer",
  resplendent: "aura",
  obelisk_attuned: "obelisk",
  temple_attuned: "egyptian-temple",
  pyramid_attuned: "great-pyramid",
  glorious: "laurels",
  magnanimous: "shaking-hands",
  bountiful: "cornucopia",
  worshipful: "fire-bowl",
  move: "egyptian-walk",
  summon: "magic-gate",
  gain: "meeple-group",
  unlock: "ankh",
};

/** The icon of a card, a power, an action, a guardian. */
export const iconOf = (id: string): IconName => ICON[id] ?? "ankh";

export const EVENT_ICONS: Readonly<Record<EventKind, IconName>> = {
  control: "great-pyramid",
  caravan: "camel",
  conflict: "crossed-swords",
};
