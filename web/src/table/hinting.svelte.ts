// What the strongest bot would consider in place of whoever is asked.

import { told } from "../i18n/refusals";
import { api, Refused } from "../net/api";
import type { Considered, Hint, Option } from "../net/protocol";
import type { Playing } from "./playing.svelte";

export class Hinting {
  private hint = $state.raw<Hint | null>(null);
  thinking = $state(false);

  constructor(private readonly playing: Playing) {}

  /** One may ask now. */
  get offered(): boolean {
    const { playing } = this;
    return playing.table.hints && playing.asked && playing.own.sealed === null;
  }
  /** The hint for what is asked now. */
  get fresh(): Hint | null {
    const { hint, playing } = this;
    return hint !== null && hint.position === playing.position && hint.seat === playing.seat ? hint : null;
  }
  get considered(): (Considered & { option: Option })[] {
    return (this.fresh?.considered ?? []).flatMap((one) => {
      const option = this.playing.options.find(({ token }) => token === one.token);
      return option ? [{ ...one, option }] : [];
    });
  }

  async ask(): Promise<void> {
    const { playing } = this;
    if (playing.seat === null || this.thinking || this.fresh) return;
    this.thinking = true;
    try {
      this.hint = await api.hint(playing.live.id, playing.seat, playing.position);
    } catch (error) {
      if (error instanceof Refused) playing.objection = { target: "", rules: [], sentence: told(error) };
    } finally {
      this.thinking = false;
    }
  }
}
