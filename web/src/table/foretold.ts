// What the options of a question would do, in words.

import { t } from "../i18n/words.svelte";
import { differing, wordForeseen } from "../log/foreseeing";
import type { Option } from "../net/protocol";
import { playOf } from "../plays";
import { seatName } from "./names";
import type { Scene } from "./playing.svelte";

/** So much of what follows stands behind an option; of more there is a sign. */
const SHOWN = 3;
const BETWEEN = " · ";

/** As much of what is on the table as it takes to say what an option would do. */
type Before = Pick<Scene, "game" | "question" | "view" | "table" | "ahead">;

const names =
  (scene: Before) =>
  (seat: number): string =>
    seatName(scene.table, scene.view, seat);

/** Who is asked, as the lists of the view count: a side, or a player. */
function own({ game, question, view }: Before): number {
  const seat = question?.seat ?? 0;
  return playOf(game).sideOf?.(view, seat) ?? seat;
}

function parts(scene: Before, token: string): string[] {
  const foreseen = scene.ahead?.of(token);
  return foreseen ? wordForeseen(scene.game, scene.view, foreseen, own(scene), names(scene)) : [];
}

/** In a line for each option, by its token; what all of them would do makes no difference. */
export function foretold(scene: Before, options: readonly Option[]): Map<string, string> {
  const told = differing(options.map(({ token }) => parts(scene, token)));
  return new Map(
    options.map(({ token }, index) => {
      const [some, more] = [told[index]!.slice(0, SHOWN), told[index]!.length > SHOWN];
      return [token, [...some, ...(more ? ["…"] : [])].join(BETWEEN)];
    }),
  );
}

/** All that an option would do, a line each, and whether chance or a secret comes then; nothing while it is not known. */
export function foretoldWhole(scene: Scene, token: string): string {
  const until = scene.ahead?.of(token)?.until;
  const then = until === "chance" || until === "secret" ? [t(`foreseen-${until}`)] : [];
  return [...parts(scene, token), ...then].join("\n");
}

/** The same where a line does not tell it already. */
export function foretoldBeyond(scene: Scene, token: string): string {
  return scene.ahead?.isSent && parts(scene, token).length <= SHOWN ? "" : foretoldWhole(scene, token);
}

/** The same for something on the table, if it stands for one option. */
export function foretoldOf(scene: Scene, target: string): string {
  const meant = scene.targets.get(target) ?? [];
  return meant.length === 1 ? foretoldWhole(scene, meant[0]!.token) : "";
}
