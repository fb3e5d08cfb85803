// How seats are called at a table.

import { t } from "../i18n/words.svelte";
import type { GameEvent, GameView, TableInfo } from "../net/protocol";
import { playOf } from "../plays";

/** What somebody who sits at the table is called. */
export function personName(table: TableInfo, person: string): string {
  return table.seats.find((place) => place.person === person)?.name || t("somebody");
}

/** The person's name, with the number of the seat where one person has several; or the bot's level. */
export function playerName(table: TableInfo, seat: number): string {
  const place = table.seats[seat];
  if (!place) return playOf(table.game).unseated?.() ?? String(seat + 1);
  const several = table.seats.filter((other) => other.person !== null && other.person === place.person).length > 1;
  if (place.name) return several ? `${place.name} ${seat + 1}` : place.name;
  return place.bot ? t("bot-name", { number: seat + 1, level: t(`level-${place.bot}`) }) : t("open-seat");
}

/** In the game: what a seat plays, where seats are called by that (a god); otherwise its player. */
export function seatName(table: TableInfo, view: GameView | null, seat: number): string {
  return (view && playOf(table.game).seatName?.(view, seat)) ?? playerName(table, seat);
}

/** What seats are called in the words of an event: as long as nobody plays anything, by their players. */
export function namesIn(event: GameEvent, table: TableInfo, view: GameView | null): (seat: number) => string {
  const early = playOf(table.game).settingUp?.has(event.type);
  return (seat) => (early ? playerName(table, seat) : seatName(table, view, seat));
}
