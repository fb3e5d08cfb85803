// How strong those at a rated table are: fetched when somebody sits down or stands up, and when the game is over.

import { learn } from "../i18n/words.svelte";
import { api } from "../net/api";
import type { SeatRating, TableInfo } from "../net/protocol";
import { settings } from "../settings.svelte";

/** The catalogue of ratings, in the reader's language. */
export function learnRatings(): void {
  void learn(["ratings"], settings.language);
}

/** What decides how the ratings at a table read: who sits where, and whether the game has counted. */
const moment = (table: TableInfo): string =>
  JSON.stringify([table.id, table.status === "over", table.seats.map(({ person, bot }) => [person, bot])]);

export class RatingsAt {
  seats = $state.raw<SeatRating[]>([]);

  /** For a component: as long as it is shown, the ratings of the table it shows. */
  constructor(table: () => TableInfo) {
    const now = $derived(table().rated ? moment(table()) : "");
    $effect(() => {
      if (!now) return;
      learnRatings();
      let wanted = true;
      api.ratingsAt((JSON.parse(now) as [string])[0]).then(
        (found) => {
          if (wanted) this.seats = found.seats;
        },
        () => {}, // numbers beside names: the table says what is wrong
      );
      return () => (wanted = false);
    });
  }
}
