// What things on the table are called, in the reader's language, put together from parts that can be translated.

import { maybe, t } from "../i18n/words.svelte";
import type { AnkhFigure, AnkhMonument, AnkhView } from "../net/protocol";
import { at, type Token } from "./board/geometry";
import { TERRAIN } from "./facts";
import { beside, pairs } from "./regions/regions";

/** A side's god; both names after a merge. */
export function godName(view: AnkhView, side: number): string {
  const own = view.gods[side]?.name;
  if (!own) return t("ankh-ui-no-god", { seat: side + 1 });
  const lower = view.gods.find((god, seat) => god.side === side && seat !== side);
  const upper = t(`ankh-god-${own}`);
  return lower ? t("ankh-label-merged", { upper, lower: t(`ankh-god-${lower.name}`) }) : upper;
}

export const pieceName = (piece: string): string => maybe(`ankh-piece-${piece}`) ?? t(`ankh-guardian-${piece}`);

/** What a card, power, guardian does; nothing if there are no words for it. */
export const helpOf = (kind: string, id: string): string => maybe(`ankh-${kind}-${id}-help`) ?? "";

const opened = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(t("ankh-ui-comma"));

/** The viewpoint of who reads: the side that is "yours". */
export const sideOfSeat = (view: AnkhView, seat: number | null): number | null =>
  seat === null ? null : (view.gods[seat]?.side ?? null);

function owned(view: AnkhView, what: string, side: number | null, own: number | null): string {
  if (side === null) return t("ankh-ui-neutral", { what });
  if (side === own) return t("ankh-ui-yours", { what });
  return t("ankh-ui-of-god", { what, god: godName(view, side) });
}

export interface Standing {
  view: AnkhView;
  own: number | null;
  figures: ReadonlyMap<Token, AnkhFigure>;
  monuments: ReadonlyMap<Token, AnkhMonument>;
  regions: ReadonlyMap<Token, number>;
}

export function occupantName(standing: Standing, space: Token): string {
  const { view, own } = standing;
  const figure = standing.figures.get(space);
  if (figure) return owned(view, pieceName(figure.piece), figure.side, own);
  const monument = standing.monuments.get(space);
  return monument ? owned(view, t(`ankh-monument-${monument.kind}`), monument.owner, own) : "";
}

/** "Fertile, row 4 column 7, region 2, your warrior, adjacent to a neutral temple". */
export function spaceName(standing: Standing, space: Token, choosable: boolean): string {
  const { view } = standing;
  const [row, column] = at(space);
  const tile = view.tiles.includes(space);
  const region = standing.regions.get(space);
  const figure = standing.figures.get(space);
  const near = beside(space, pairs(view.camels)).filter((other) => standing.monuments.has(other));
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

export function edgeName(token: Token, choosable: boolean): string {
  const [space, name] = token.split(" ") as [Token, string];
  const [row, column] = at(space);
  const place = t("ankh-ui-side-name", { row, column, side: t(`ankh-direction-${name}-long`) });
  return opened(joined([place, choosable ? t("ankh-ui-choosable") : ""]));
}
