// Time that is left, as it is shown.

import { t } from "../i18n/words.svelte";

const two = (number: number): string => String(number).padStart(2, "0");

/** So many milliseconds, as a clock shows them: days and hours, or hours, minutes and seconds. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds >= 86400)
    return t("clock-days", { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) });
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
