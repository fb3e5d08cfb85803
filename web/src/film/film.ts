// The film that lies in the file: unpacked, and its positions laid one over the other.

import { changed } from "../net/changes";
import type { Figures, Film, Still, GameView, Positioned, Stakes, TableInfo } from "../net/protocol";
import { bareTable } from "../table/bare";

let loaded: Film | null = null;

/** The film that is shown. */
export function film(): Film {
  if (!loaded) throw new Error("the film has not been unpacked");
  return loaded;
}

/** Unpack the film of this file: base 64, deflated, JSON. */
export async function unpack(packed: string): Promise<Film> {
  const bytes = Uint8Array.from(atob(packed.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  loaded = JSON.parse(await new Response(stream).text()) as Film;
  return loaded;
}

/** A position as it is, from all viewpoints. */
interface Shot {
  view: GameView | null;
  figures: Figures | null;
  stakes: Stakes | null;
  secrets: Record<string, GameView["secrets"]>;
}

/** Every position; what has not changed since the one before is the same object. */
export function shotsOf(stills: readonly Still[]): Shot[] {
  let now: Shot = { view: null, figures: null, stakes: null, secrets: {} };
  return stills.map(({ view, figures, stakes, secrets }) => {
    const own = Object.entries(secrets).map(([seat, change]) => [seat, changed(now.secrets[seat] ?? null, change)]);
    now = {
      view: changed(now.view, view),
      figures: changed(now.figures, figures),
      stakes: changed(now.stakes, stakes),
      secrets: Object.fromEntries(own) as Shot["secrets"],
    };
    return now;
  });
}

/** The positions of a film as the server would tell them. */
export function positionsOf(film: Film): (seat: number | null, position: number) => Promise<Positioned> {
  const shots = shotsOf(film.stills);
  return (seat, position) => {
    const { view, figures, stakes, secrets } = shots[position]!;
    const { question, own, events, pick } = film.stills[position]!;
    return Promise.resolve({
      position,
      last: shots.length - 1,
      view: { ...view!, secrets: seat === null ? null : (secrets[seat] ?? null) } as GameView,
      figures: figures!,
      stakes: stakes!,
      question: (seat === null ? null : own[seat]) ?? question,
      events: events.flatMap(([heard, event]) =>
        heard === null || (seat !== null && heard.includes(seat)) ? [event] : [],
      ),
      pick,
    });
  };
}

/** The table at which it was played. */
export function tableOf({ game, options, players, ending }: Film): TableInfo {
  const bare = bareTable(
    game,
    players.map(({ name }) => name),
  );
  const seats = bare.seats.map((seat, number) => ({ ...seat, bot: players[number]!.bot }));
  return { ...bare, options, seats, status: "over", outcome: ending && { ...ending, scores: [] } };
}
