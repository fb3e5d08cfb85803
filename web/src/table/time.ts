// Time that is left, as it is shown.

import { t } from "../i18n/words.svelte";
import { settings } from "../settings.svelte";

const two = (number: number): string => String(number).padStart(2, "0");

const UNITS = { day: 86400, hour: 3600, minute: 60, second: 1 };

/** So many seconds in the largest unit of which they are a whole number: "15 minutes", "3 days". */
export function span(seconds: number): string {
  const [unit, size] = Object.entries(UNITS).find(([, each]) => seconds % each === 0)!;
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** How long something has lasted, in the reader's words: "3 minutes", "2 hours", "5 days". */
export function howLong(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const [value, unit] =
    minutes < 60
      ? [minutes, "minute"]
      : minutes < 1440
        ? [Math.floor(minutes / 60), "hour"]
        : [Math.floor(minutes / 1440), "day"];
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** So many milliseconds, as a clock shows them: days and hours, or hours, minutes and seconds. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds >= 86400)
    return t("clock-days", { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) });
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
