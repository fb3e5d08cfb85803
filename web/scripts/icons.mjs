// Writes src/theme/icons.ts: the outlines of the icons that the page uses, taken from the Game Icons set (CC BY 3.0).
// Run it after adding a name: node scripts/icons.mjs

import { readFileSync, writeFileSync } from "node:fs";

// prettier-ignore
const USED = [
  // gods
  "ram-profile", "anubis", "angel-wings", "crook-flail", "horus",
  // guardians
  "cat", "bowman", "mummy-head", "sand-snake", "scorpion", "egyptian-sphinx",
  // cards
  "praying-mantis", "stone-crafting", "chariot", "feather", "desert", "big-wave", "sparkles",
  // powers
  "flying-flag", "trowel", "all-seeing-eye", "prayer", "aura", "obelisk", "egyptian-temple", "great-pyramid", "laurels",
  "shaking-hands", "cornucopia", "fire-bowl",
  // actions and events
  "egyptian-walk", "magic-gate", "meeple-group", "ankh", "camel", "crossed-swords",
  // the table
  "meeple", "spears", "manacles", "scales", "portal", "sun", "laurel-crown", "linked-rings", "desert-skull", "trophy",
  "tied-scroll", "hourglass",
  // 10 Plagues: tokens, provinces, plagues and what the board gives
  "egyptian-profile", "wheat", "cow", "two-coins", "sailboat", "pharoah", "pschent-double-crown", "papyrus",
  "breaking-chain", "shepherds-crook", "cobra", "bull", "drop", "frog", "tick", "fly", "animal-skull", "spotted-wound",
  "snowing", "cricket", "eclipse", "crowned-skull", "trade", "return-arrow", "vintage-robot", "village", "lotus",
];

const here = new URL(".", import.meta.url);
const set = JSON.parse(readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", here), "utf8"));

const lines = [...new Set(USED)].sort().map((name) => {
  const outline = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? "");
  if (!outline) throw new Error(`The set has no icon "${name}" of one outline.`);
  return `  ${JSON.stringify(name)}:\n    ${JSON.stringify(outline[1])},`;
});

writeFileSync(
  new URL("../src/theme/icons.ts", here),
  `// Made by scripts/icons.mjs from the Game Icons set (game-icons.net, CC BY 3.0); do not edit.

/** The outline of each icon, on a square of 512. */
export const ICONS = {
${lines.join("\n")}
} as const;

export type IconName = keyof typeof ICONS;
`,
);
