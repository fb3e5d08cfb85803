// Chances as people read them.

import { settings } from "../settings.svelte";

export const percent = (chance: number): string =>
  chance.toLocaleString(settings.language, { style: "percent", maximumFractionDigits: 0 });

/** A change of a chance in hundredths, with its sign: "+4", "−12", "0". */
export function signed(change: number): string {
  const points = Math.round(100 * change);
  return `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points)}`;
}
