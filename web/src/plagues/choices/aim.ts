// From what is clicked to the one answer that is meant. A click on a die, then on a slot, narrows the options step by step;
// a click with only one option left answers. Which options there are is the game's business, never ours.

import type { Option } from "../../net/protocol";

export interface Aimed {
  option: Option;
  /** Everything on the table that it has to do with; a track that moves twice stands here twice. */
  targets: string[];
}

/** Roles whose values are numbers of things: they are clicked as "slot 4". */
const NUMBERED = new Set(["die", "slot", "favour", "hebrew", "discard", "part", "player", "loss_card"]);

/** The things an option points at, as the table calls them. */
export function targetsOf(option: Option, kind: string): string[] {
  const found: string[] = [];
  for (const [role, value] of Object.entries(option.points_at)) {
    for (const one of Array.isArray(value) ? value : [String(value)]) {
      const target = targetOf(role, one, option);
      if (target !== null && (role === "tracks" || !found.includes(target))) found.push(target);
    }
  }
  if (kind === "give_up" && /^\d$/.test(option.token)) found.push(`discard ${option.token}`);
  return found;
}

function targetOf(role: string, value: string, option: Option): string | null {
  if (NUMBERED.has(role)) return `${role} ${value}`;
  if (role === "slots") return `slot ${value}`;
  if (role === "token") return "slot" in option.points_at ? null : `token ${value}`;
  if (role === "action") return value === "draw" ? "power" : null;
  if (role === "use") return value === "pharaoh" ? "pharaoh" : value;
  if (role === "tracks") return `track ${value}`;
  if (role === "loss") return value.includes(" -") ? `track ${value.split(" ")[0]}` : null;
  return value; // a space, a territory card, a province
}

export function aimed(options: readonly Option[], kind: string): Aimed[] {
  return options.map((option) => ({ option, targets: targetsOf(option, kind) }));
}

const times = (list: readonly string[], one: string): number => list.filter((each) => each === one).length;

/** The options that have to do with all of these. */
export function matching(all: readonly Aimed[], held: readonly string[]): Aimed[] {
  return all.filter(({ targets }) => held.every((one) => times(targets, one) >= times(held, one)));
}

export type Step =
  | { what: "choose"; token: string }
  | { what: "hold"; held: string[] }
  /** No option has to do with it: the server says why. */
  | { what: "refuse" };

/** What a click means, given what is held already. */
export function step(all: readonly Aimed[], held: readonly string[], target: string): Step {
  if (!matching(all, [target]).length) return { what: "refuse" };
  const further = matching(all, [...held, target]);
  if (!further.length) {
    if (held.includes(target)) return { what: "hold", held: held.filter((one) => one !== target) };
    return step(all, [], target);
  }
  const only = alike(further);
  if (only && (held.length > 0 || !isPickedUp(only, target))) return { what: "choose", token: only.option.token };
  return { what: "hold", held: [...held, target] };
}

/** The one that is meant where all of these have to do with the same things: the die as it is, before a changed one. */
function alike(options: readonly Aimed[]): Aimed | null {
  const first = options[0];
  const things = (one: Aimed): string => [...one.targets].sort().join();
  if (!first || options.some((one) => things(one) !== things(first))) return null;
  return options.find((one) => !one.option.token.includes(" as ")) ?? first;
}

/** The answer that needs nothing more than what is held, while others would need more. */
export function exact(all: readonly Aimed[], held: readonly string[]): Option | null {
  if (held.length < 2) return null;
  return alike(matching(all, held).filter((one) => one.targets.length === held.length))?.option ?? null;
}

/** A die is picked up first, even if it could do only one thing; the thing itself is then clicked. */
function isPickedUp(one: Aimed, target: string): boolean {
  return target.startsWith("die ") && one.targets.some((other) => other !== target);
}
