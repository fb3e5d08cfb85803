// Answers of a game that is over, in words: as the question was put at that position.

import type { Positioned } from "../net/protocol";
import { answerWords } from "../table/options";
import type { Replaying } from "../table/replaying.svelte";

/** An answer given at a still of its decision, in words; its token where the question is not known. */
export function worded(
  game: string,
  { question, view }: Pick<Positioned, "question" | "view">,
  token: string,
  names: (seat: number) => string,
): string {
  const option = question?.options?.find((each) => each.token === token);
  return option ? answerWords(game, question!, option, view, names) : token;
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
