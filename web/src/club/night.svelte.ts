// A club night as it is followed by its page: asked for again and again, more often where people sit and wait.
//
// All of it is stored, so that every process can answer; a change concerns everyone at once and comes seldom. A question
// every few seconds needs no second kind of socket, and stops while nobody looks.

import { api } from "../net/api";
import type { NightCommand, NightInfo } from "../net/protocol";

const SOON = 3000;
const LATER = 20_000;

export class LiveNight {
  info = $state.raw<NightInfo | null>(null);
  failure = $state.raw<unknown>(null);
  /** The server's time less ours. */
  ahead = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(readonly id: string) {}

  /** Follow it until the answer is called. */
  follow(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look();
    };
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const info = await api.night(this.id);
      this.ahead = info.now - Date.now();
      this.info = info;
      this.failure = null;
    } catch (error) {
      this.failure = error;
    }
    if (!this.stopped && !document.hidden) this.timer = setTimeout(() => void this.look(), this.pause);
  }

  /** How long until it is asked for again: where the next thing is days away, or nothing comes any more, seldom. */
  private get pause(): number {
    const { info } = this;
    return !info || ((info.status === "gathering" || info.status === "running") && !info.days) ? SOON : LATER;
  }

  async do(command: NightCommand): Promise<void> {
    await api.inNight(this.id, command);
    await this.look();
  }
}
