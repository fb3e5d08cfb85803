// What things of 10 Plagues are called, in the reader's language.

import { maybe, t } from "../i18n/words.svelte";
import type { PlaguesView, TableInfo } from "../net/protocol";
import { playerName } from "../table/names";
import type { Source } from "./forecast/forecasts";
import {
  DEV_POINTS,
  likeShipped,
  plagueLikeShipped,
  territoryOf,
  unusualAmount,
  type Loss,
  type Territory,
} from "./printed";
import type { BoardEffect, LossCost } from "./province/effects";

const slug = (words: string): string => words.replaceAll(" ", "-");

export const tokenName = (token: string): string => t(`plagues-token-${token}`);
export const tokenHelp = (token: string): string => maybe(`plagues-token-${token}-help`) ?? "";
/** A territory card: its kind and its number, with the tables of the game that is shown. */
export const territoryName = (id: string): string => `${kindName(territoryOf(id).kind)} ${id.slice(1)}`;
export const territoryShort = (id: string): string => {
  const like = likeShipped(id);
  return like ? t(`plagues-territory-${like}-short`) : ownTerritory(territoryOf(id));
};
export const territoryHelp = (id: string): string => {
  const like = likeShipped(id);
  return like ? t(`plagues-territory-${like}-help`) : ownTerritory(territoryOf(id));
};
/** A card of a content pack that no card of the game is like: what it needs, and what it gives. */
function ownTerritory({ kind, moves, trade }: Territory): string {
  if (moves) return moves.map(({ track, steps }) => `${t(`plagues-track-${track}`)} +${steps}`).join(", ");
  if (!trade) return kindName(kind);
  const needs = trade.needs.map(tokenName).join(" + ");
  return `${needs}: ${t(`plagues-trade-${slug(trade.gives)}`)}`;
}
/** A track in one word: boat, city, field. */
export const trackWord = (track: string): string => maybe(`plagues-area-${track}`) ?? t(`plagues-track-${track}`);
export const kindName = (kind: string): string => t(`plagues-kind-${kind}`);
export const bonusName = (bonus: string): string => t(`plagues-bonus-${bonus}`);
export const bonusHelp = (bonus: string): string => t(`plagues-bonus-${bonus}-help`);
export const plagueName = (plague: string): string => t(`plagues-plague-${plague}`);
/** What a plague does, by its effect: another name makes it no other plague. */
export const plagueHelp = (plague: string): string => t(`plagues-plague-${plagueLikeShipped(plague)}-help`);
export const plagueWhen = (when: string): string => t(`plagues-when-${slug(when)}`);
/** What a Pharaoh card gives; with another amount than usual, the amount. */
export const favourName = (favour: string): string => {
  const amount = unusualAmount(favour);
  if (amount === null) return t(`plagues-favour-${favour}`);
  return `${t(favour === "soldiers" ? "plagues-label-soldiers" : `plagues-track-${favour}`)} +${amount}`;
};
export const favourHelp = (favour: string): string => t(`plagues-favour-${favour}-help`);
export const provinceName = (province: string): string => t(`plagues-province-${province}`);
export const provinceHelp = (province: string): string => t(`plagues-province-${province}-help`);

/** A list as the language writes it. */
export const listed = (words: readonly string[]): string => words.join(t("plagues-ui-comma"));
export const either = (words: readonly string[]): string => words.join(t("plagues-ui-or"));

/** A space of the board: its area, row and column. */
export function spaceName(id: string): string {
  const [area = "city", number = "0"] = id.split(" ");
  return t("plagues-ui-space", {
    area: t(`plagues-area-${area}`),
    row: Math.floor(Number(number) / 3) + 1,
    column: (Number(number) % 3) + 1,
  });
}

/** A player at the table: by name. */
export function seatTitle(table: TableInfo, view: PlaguesView, player: number): string {
  return view.players[player]?.automa ? t("plagues-automa") : playerName(table, player);
}

/** A way to suffer a loss, as the game writes it. */
export function wayName(way: string): string {
  const move = /^(\w+) -(\d+)$/.exec(way);
  if (move) return t(`plagues-loss-${move[1]}`, { steps: Number(move[2]) });
  return t("plagues-loss-tokens", { tokens: listed(way.split("+").map(tokenName)) });
}

export function lossName(loss: Loss): string {
  if ("track" in loss) return t(`plagues-loss-${loss.track}`, { steps: loss.steps });
  const names = loss.tokens.map(tokenName);
  return t("plagues-loss-tokens", { tokens: loss.both ? listed(names) : either(names) });
}

export const partName = (part: readonly Loss[]): string => either(part.map(lossName));

/** What a loss costs beyond the numbers that change. */
export function lossCostWords(cost: LossCost): string {
  if (cost.what === "nothing") return t("plagues-ui-costs-nothing");
  return cost.what === "token" ? t("plagues-ui-loses", { tokens: tokenName(cost.token) }) : "";
}

/** What laying or losing a token does to the board; nothing to say if it does nothing. */
export function boardEffectWords(effect: BoardEffect, does: "opens" | "breaks"): string {
  const parts = effect.bonuses.map(bonusName);
  if (effect.row) parts.push(t("plagues-ui-a-row"));
  return parts.length ? t(`plagues-ui-${does}`, { bonuses: listed(parts) }) : "";
}

/** Where a sum comes from, in words: of coins, soldiers, Ankhs or points. */
export function sourceWords(what: "coins" | "soldiers" | "ankhs" | "points", sources: readonly Source[]): string {
  return listed(
    sources.map(({ source, amount }) => t("plagues-ui-source", { source: t(`plagues-${what}-${source}`), amount })),
  );
}

export const devPoints = (space: number): number => DEV_POINTS[space] ?? 0;
