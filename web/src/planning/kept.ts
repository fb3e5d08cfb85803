// Plans as they are kept in this browser, for a person, a table and a seat; they are never sent anywhere to be kept.

/** A plan: where in the game it begins, what was seen there, everyone's answers since, and which guess at what others hold. */
export interface KeptPlan {
  /** Which of one's plans it is: it is called by that. */
  number: number;
  /** What its person calls it, if they call it anything else. */
  name?: string;
  position: number;
  mark: string;
  answers: readonly string[];
  deal: number;
}

const KEY = "tawy-plans";
/** Seats of which plans are kept: the last ones. */
const MOST = 40;

type All = [seat: string, plans: readonly KeptPlan[]][];

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as All;
  } catch {
    return [];
  }
}

/** Where the plans of a seat lie. */
export const shelf = (person: string, table: string, seat: number): string => `${person} ${table} ${seat}`;

export const plansOn = (place: string): readonly KeptPlan[] => all().find(([seat]) => seat === place)?.[1] ?? [];

/** Keep these, and no others; none at all if there are none. */
export function keepPlans(place: string, plans: readonly KeptPlan[]): void {
  const others = all().filter(([seat]) => seat !== place);
  try {
    localStorage.setItem(KEY, JSON.stringify((plans.length ? [...others, [place, plans]] : others).slice(-MOST)));
  } catch {
    // A browser that keeps nothing has them until the page is left.
  }
}
