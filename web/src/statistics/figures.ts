// Figures of finished games as they are read and drawn: what bars are called, where they end, what is written beside them.

import { maybe, t } from "../i18n/words.svelte";
import { key } from "../log/text";
import type { Bar, Figure } from "../net/protocol";

/** Games below which a bar is pale: a share of so few says little. */
const FEW = 20;

export function isFew({ kind }: Figure, { games, count }: Bar): boolean {
  return (kind === "shares" || kind === "spread" ? count : games) < FEW;
}

/** What a bar is called; people by their names. */
export function barName(figure: Figure, bar: Bar, people: Readonly<Record<string, string>> = {}): string {
  if (figure.kind === "spread") return binName(figure.bins, Number(bar.name));
  const id = key(bar.name);
  const named = figure.words ? maybe(`${figure.words}-${id}`) : null;
  const found = people[bar.name] ?? named ?? maybe(`statistics-${figure.chart}-${id}`);
  return opened(found ?? maybe(`statistics-${figure.chart}-bar`, { number: bar.name }) ?? bar.name);
}

function binName(bins: readonly number[], from: number): string {
  const to = bins.find((edge) => edge > from);
  return to === undefined ? t("statistics-bin-last", { from }) : t("statistics-bin", { from, to });
}

const opened = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** The question that a chart answers, and how it is counted. */
export function question(game: string, chart: string): { ask: string; note: string } {
  const own = `statistics-${game}-${chart}`;
  const id = maybe(own) === null ? `statistics-${chart}` : own;
  return { ask: t(id), note: maybe(`${id}-note`) ?? "" };
}

/** Where a chart begins and ends: shares from 0 to what is needed, means from what is lost to what is gained. */
export interface Span {
  from: number;
  to: number;
}

const STEPS = [0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100];

export function spanOf(figure: Figure): Span {
  const ends = figure.bars.flatMap(({ value, low, high, winners }) => [
    value,
    low ?? value,
    high ?? value,
    winners ?? 0,
  ]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends, figure.usual ?? 0)];
  if (figure.kind !== "means") return { from: 0, to: Math.min(1, Math.ceil(most * 10) / 10) || 0.1 };
  const step = STEPS.find((each) => (most - least) / each <= 8) ?? 500;
  return { from: Math.floor(least / step) * step, to: Math.ceil(most / step) * step || step };
}

/** Where a value lies, in hundredths of the width. */
export const across = ({ from, to }: Span, value: number): number => (100 * (value - from)) / (to - from);

/** A figure as it is written: a share in percent, a mean with a digit behind the point. */
export function written(figure: Figure, value: number, language: string): string {
  const options: Intl.NumberFormatOptions =
    figure.kind === "means" ? { maximumFractionDigits: 1 } : { style: "percent", maximumFractionDigits: 0 };
  return new Intl.NumberFormat(language, options).format(value);
}

/** On what a figure rests, in words. */
export function rests(figure: Figure, bar: Bar): string {
  if (figure.kind === "means") return t("statistics-games", { count: bar.games });
  const about = { hits: bar.hits ?? 0, count: bar.count };
  if (figure.kind === "wins") return t("statistics-rests-wins", about);
  if (figure.kind === "duels")
    return `${t("statistics-rests-duels", about)}, ${t("statistics-games", { count: bar.games })}`;
  return t("statistics-rests-games", about);
}
