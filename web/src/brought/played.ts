// A game that the page was built without, at the table: its board is drawn from what the server says of it.

import type { Play } from "../game";
import { knowRefusals } from "../i18n/refusals";
import { wordsOf } from "../i18n/brought";
import type { GameInfo } from "../net/protocol";
import { boards } from "./boards";

export async function broughtPlay({ name, board }: GameInfo): Promise<Play> {
  const { catalogues, meanings } = await wordsOf(name, "en");
  knowRefusals(catalogues[`refusals-${name}`] ?? "");
  if (board) boards.set(name, board);
  return { Table: () => import("./BroughtTable.svelte"), wording: { meanings }, telling: () => import("./telling") };
}
