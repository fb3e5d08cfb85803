// The signs of 10 Plagues: an icon and a shape for everything, so that colour is never alone.

import type { IconName } from "../../theme/icons";

export type Shape = "square" | "octagon" | "circle" | "leaf" | "hexagon" | "ring" | "boat" | "shield" | "diamond";

export interface Look {
  icon: IconName;
  shape: Shape;
  /** Printed on it, like the value of a province token. */
  number?: number;
}

const LOOKS: Record<string, Look> = {
  sphinx: { icon: "egyptian-sphinx", shape: "square" },
  obelisk: { icon: "obelisk", shape: "octagon" },
  egyptian: { icon: "egyptian-profile", shape: "circle" },
  plantation: { icon: "wheat", shape: "leaf" },
  herd: { icon: "cow", shape: "hexagon" },
  coin: { icon: "two-coins", shape: "ring" },
  boat: { icon: "sailboat", shape: "boat" },
  province: { icon: "papyrus", shape: "shield" },
  province1: { icon: "papyrus", shape: "shield", number: 1 },
  province2: { icon: "papyrus", shape: "shield", number: 2 },
  province3: { icon: "papyrus", shape: "shield", number: 3 },
  pharaoh: { icon: "pharoah", shape: "diamond" },
};

export const lookOf = (token: string): Look => LOOKS[token] ?? { icon: "papyrus", shape: "square" };

/** The outline of each shape on a square of 48. */
export const OUTLINES: Record<Shape, string> = {
  square: "M8 3h32a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z",
  octagon: "M15 3h18l12 12v18L33 45H15L3 33V15z",
  circle: "M24 3a21 21 0 1 1 0 42a21 21 0 0 1 0-42z",
  leaf: "M3 3h24a18 18 0 0 1 18 18v24H21A18 18 0 0 1 3 27z",
  hexagon: "M24 2l20 11v22L24 46L4 35V13z",
  ring: "M24 3a21 21 0 1 1 0 42a21 21 0 0 1 0-42z",
  boat: "M4 8q20-8 40 0v18q0 18-20 19Q4 44 4 26z",
  shield: "M5 4h38v24q0 12-19 17Q5 40 5 28z",
  diamond: "M24 1l23 23l-23 23L1 24z",
};

const BONUSES: Record<string, IconName> = {
  dev_city: "village",
  dev_field: "wheat",
  coin: "two-coins",
  hebrew: "breaking-chain",
  soldiers: "spears",
};
const PROVINCES: Record<string, IconName> = { abydos: "crook-flail", buto: "cobra", memphis: "bull", edfu: "horus" };
const PLAGUE_ICONS: Record<string, IconName> = {
  blood: "drop",
  frogs: "frog",
  lice: "tick",
  flies: "fly",
  livestock: "animal-skull",
  boils: "spotted-wound",
  hail: "snowing",
  locusts: "cricket",
  darkness: "eclipse",
  firstborn: "crowned-skull",
};
const FAVOURS: Record<string, IconName> = {
  dev: "village",
  soldiers: "spears",
  coin: "two-coins",
  province: "papyrus",
  ankh: "ankh",
  boat: "sailboat",
};
const GIFTS: Record<string, IconName> = {
  province: "papyrus",
  boat: "sailboat",
  dev: "village",
  market: "scales",
  penalty: "desert-skull",
  ankh: "ankh",
  hebrew: "breaking-chain",
  two: "trade",
  points: "laurel-crown",
};
const TRACKS: Record<string, IconName> = { city: "village", field: "wheat", boat: "sailboat", province: "papyrus" };
const KINDS: Record<string, IconName> = {
  immediate: "sparkles",
  special: "ankh",
  trade: "trade",
  scoring: "laurel-crown",
};

export const bonusIcon = (bonus: string): IconName => BONUSES[bonus] ?? "sparkles";
export const provinceIcon = (province: string | null): IconName =>
  province === null ? "vintage-robot" : (PROVINCES[province] ?? "meeple");
export const plagueIcon = (plague: string): IconName => PLAGUE_ICONS[plague] ?? "desert-skull";
export const favourIcon = (favour: string): IconName => FAVOURS[favour] ?? "sparkles";
export const giftIcon = (gift: string): IconName => GIFTS[gift] ?? "sparkles";
export const trackIcon = (track: string): IconName => TRACKS[track] ?? "sparkles";
export const kindIcon = (kind: string): IconName => KINDS[kind] ?? "sparkles";

/** The outline of each seat's sign, on a square of 48: colour is never alone. */
const SEATS = [OUTLINES.circle, OUTLINES.square, OUTLINES.hexagon, OUTLINES.diamond];
export const seatOutline = (seat: number): string => SEATS[seat] ?? OUTLINES.octagon;
