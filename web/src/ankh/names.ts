// What things on the table are called, in the reader's language, put together from parts that can be translated.

import { maybe, t } from "../i18n/words.svelte";
import type { AnkhColumns } from "../net/protocol";
import { TERRAIN } from "./facts";
import { at, type Token } from "./geometry";
import type { Figure, Monument } from "./pieces";
import { beside, pairs } from "./regions";

/** A side's god; both names after a merge. */
export function godName(columns: AnkhColumns, side: number): string {
  const own = columns.gods[side];
  if (!own) return t("ankh-ui-no-god", { seat: side + 1 });
  const lower = columns.side_of.findIndex((of, seat) => of === side && seat !== side);
  const upper = t(`ankh-god-${own}`);
  return lower < 0 ? upper : t("ankh-label-merged", { upper, lower: t(`ankh-god-${columns.gods[lower] ?? ""}`) });
}

export const pieceName = (piece: string): string => maybe(`ankh-piece-${piece}`) ?? t(`ankh-guardian-${piece}`);

/** What a card, power, guardian does; nothing if there are no words for it. */
export const helpOf = (kind: string, id: string): string => maybe(`ankh-${kind}-${id}-help`) ?? "";

const opened = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(t("ankh-ui-comma"));

/** The viewpoint of who reads: the side that is "yours". */
export const sideOfSeat = (columns: AnkhColumns, seat: number | null): number | null =>
  seat === null ? null : (columns.side_of[seat] ?? null);

function owned(columns: AnkhColumns, what: string, side: number | null, own: number | null): string {
  if (side === null) return t("ankh-ui-neutral", { what });
  if (side === own) return t("ankh-ui-yours", { what });
  return t("ankh-ui-of-god", { what, god: godName(columns, side) });
}

export interface Standing {
  columns: AnkhColumns;
  own: number | null;
  figures: ReadonlyMap<Token, Figure>;
  monuments: ReadonlyMap<Token, Monument>;
  regions: ReadonlyMap<Token, number>;
}

export function occupantName(standing: Standing, space: Token): string {
  const { columns, own } = standing;
  const figure = standing.figures.get(space);
  if (figure) return owned(columns, pieceName(figure.piece), figure.side, own);
  const monument = standing.monuments.get(space);
  return monument ? owned(columns, t(`ankh-monument-${monument.kind}`), monument.owner, own) : "";
}

/** "Fertile, row 4 column 7, region 2, your warrior, adjacent to a neutral temple". */
export function spaceName(standing: Standing, space: Token, choosable: boolean): string {
  const { columns } = standing;
  const [row, column] = at(space);
  const tile = columns.tiles.includes(space);
  const region = standing.regions.get(space);
  const figure = standing.figures.get(space);
  const near = beside(space, pairs(columns.camels)).filter((other) => standing.monuments.has(other));
  const parts = [
    tile ? t("ankh-ui-underworld") : t(`ankh-terrain-${TERRAIN.get(space) ?? "desert"}`),
    t("ankh-ui-place", { row, column }),
    region === undefined ? "" : t("ankh-region", { n: region + 1 }),
    occupantName(standing, space),
    figure?.radiant ? t("ankh-ui-radiant") : "",
    figure?.sheltered ? t("ankh-ui-sheltered") : "",
    near.length && !standing.monuments.has(space)
      ? t("ankh-ui-adjacent", { what: joined(near.map((other) => occupantName(standing, other))) })
      : "",
    choosable ? t("ankh-ui-choosable") : "",
  ];
  return opened(joined(parts));
}

export function sideName(token: Token, choosable: boolean): string {
  const [space, name] = token.split(" ") as [Token, string];
  const [row, column] = at(space);
  const place = t("ankh-ui-side-name", { row, column, side: t(`ankh-direction-${name}-long`) });
  return opened(joined([place, choosable ? t("ankh-ui-choosable") : ""]));
}
