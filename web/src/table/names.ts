// How seats are called at a table.

import { t } from "../i18n/words.svelte";
import type { AnkhView, GameEvent, GameView, TableInfo } from "../net/protocol";

/** What somebody who sits at the table is called. */
export function personName(table: TableInfo, person: string): string {
  return table.seats.find((place) => place.person === person)?.name || t("somebody");
}

/** The person's name, with the number of the seat where one person has several; or the bot's level. */
export function playerName(table: TableInfo, seat: number): string {
  const place = table.seats[seat];
  if (!place) return table.game === "plagues" ? t("plagues-automa") : String(seat + 1);
  const several = table.seats.filter((other) => other.person !== null && other.person === place.person).length > 1;
  if (place.name) return several ? `${place.name} ${seat + 1}` : place.name;
  return place.bot ? t("bot-name", { number: seat + 1, level: t(`level-${place.bot}`) }) : t("open-seat");
}

/** In the game: the god a seat plays, where it has one; otherwise its player. */
export function seatName(table: TableInfo, view: GameView | null, seat: number): string {
  if (table.game === "ankh" && view) {
    const god = (view as AnkhView).gods[seat]?.name;
    if (god) return t(`ankh-god-${god}`);
  }
  return playerName(table, seat);
}

const SETTING_UP = new Set(["FirstPlayer", "GodTaken"]);

/** What seats are called in the words of an event: while gods are being taken, by their players. */
export function namesIn(event: GameEvent, table: TableInfo, view: GameView | null): (seat: number) => string {
  return (seat) => (SETTING_UP.has(event.type) ? playerName(table, seat) : seatName(table, view, seat));
}
