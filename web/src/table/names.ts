// How seats are called at a table.

import { t } from "../i18n/words.svelte";
import type { AnkhColumns, Columns, TableInfo } from "../net/protocol";

/** The person's name, or the bot's level. */
export function playerName(table: TableInfo, seat: number): string {
  const place = table.seats[seat];
  if (!place) return table.game === "plagues" ? t("plagues-automa") : String(seat + 1);
  if (place.name) return place.name;
  return place.bot ? t("bot-name", { number: seat + 1, level: t(`level-${place.bot}`) }) : t("open-seat");
}

/** In the game: the god a seat plays, where it has one; otherwise its player. */
export function seatName(table: TableInfo, columns: Columns | null, seat: number): string {
  if (table.game === "ankh" && columns) {
    const god = (columns as AnkhColumns).gods?.[seat];
    if (god) return t(`ankh-god-${god}`);
  }
  return playerName(table, seat);
}
