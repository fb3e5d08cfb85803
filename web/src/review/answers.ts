// Answers of a game that is over, in words: as the question was put at that position.

import { wordOption } from "../log/wording";
import type { Positioned } from "../net/protocol";
import type { Replaying } from "../table/replaying.svelte";

/** An answer given at a still of its decision, in words; its token where the question is not known. */
export function worded(game: string, still: Positioned, token: string, names: (seat: number) => string): string {
  const option = still.question?.options?.find((each) => each.token === token);
  return option ? wordOption(game, still.question!.kind, option, names) : token;
}

/** The words of some answers at a decision, as soon as it has been looked up. */
export async function wordsAt(
  replay: Replaying,
  position: number,
  seat: number,
  tokens: readonly string[],
  names: (seat: number) => string,
): Promise<string[]> {
  const still = await replay.still(position, seat);
  return tokens.map((token) => worded(replay.game, still, token, names));
}
