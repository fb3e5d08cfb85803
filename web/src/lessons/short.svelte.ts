// Short lessons, each about one thing. Their ids are the messages that name the things: who can name a thing finds its lesson.

import { learn } from "../i18n/words.svelte";
import { api } from "../net/api";
import { settings } from "../settings.svelte";

/** The key that leads from the help of the focused thing to its lesson. */
export const TRY_KEY = "l";

class Known {
  ids = $state.raw<ReadonlySet<string>>(new Set());
  private going: Promise<void> | null = null;

  /** Which ones there are, asked of the server once, when help of such a thing is first looked at. */
  meet(): void {
    this.going ??= this.fetch().catch(() => {
      this.going = null; // the next look asks again
    });
  }
  private async fetch(): Promise<void> {
    const [{ lessons }] = await Promise.all([api.lessons(), learn(["lesson"], settings.language)]);
    this.ids = new Set(lessons.filter(({ about }) => about).map(({ id }) => id));
  }
}
const known = new Known();

/** Ask which short lessons there are. */
export const meetShort = (): void => known.meet();

/** The address of a short lesson; nothing as long as none is known. */
export const addressOf = (lesson: string | undefined): string | null =>
  lesson !== undefined && known.ids.has(lesson) ? `/learn/${lesson}` : null;
