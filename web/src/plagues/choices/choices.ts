// Choices that are not a place on the table: each with its words and with what follows from it.

import { t } from "../../i18n/words.svelte";
import type { Option, PlaguesPlayer, PlaguesView, Question } from "../../net/protocol";
import type { IconName } from "../../theme/icons";
import { RECOVERED_WITH } from "../printed";
import { territoryOf } from "../printed";
import type { Ahead } from "../../table/ahead.svelte";
import { lossCost } from "../province/effects";
import { lossOf } from "../round/shared";
import { kindIcon, provinceIcon, trackIcon } from "../signs/signs";
import {
  listed,
  lossCostWords,
  partName,
  plagueHelp,
  plagueName,
  provinceHelp,
  provinceName,
  territoryHelp,
  territoryShort,
  tokenHelp,
  tokenName,
  wayName,
} from "../words";

export interface Choice {
  token: string;
  label: string;
  note: string;
  /** Tokens or an icon that stand before the words. */
  tokens: string[];
  icon: IconName | null;
  /** It passes the offer by. */
  quiet: boolean;
}

/** What the words are made from. */
interface About {
  question: Question;
  view: PlaguesView;
  player: PlaguesPlayer;
  /** By token, what the choices would do, in words and as the engine foresees it. */
  follows: ReadonlyMap<string, string>;
  ahead: Pick<Ahead, "of"> | null;
}

type Describe = (token: string, about: About) => Partial<Choice> & { label: string };

const yesNo =
  (kind: string): Describe =>
  (token) => ({
    label: t(`plagues-ui-${kind}-${token}`),
    note: t(`plagues-ui-${kind}-${token}-note`),
    quiet: token === "no",
  });

function lossChoice(token: string, { ahead, player }: About): Partial<Choice> & { label: string } {
  const move = /^(\w+) -\d+$/.exec(token);
  return {
    label: wayName(token),
    note: lossCostWords(lossCost(ahead?.of(token) ?? null, player.number)),
    ...(move ? { icon: trackIcon(move[1] ?? "") } : { tokens: token.split("+") }),
  };
}

function freeUse(token: string, { view }: About): Partial<Choice> & { label: string } {
  if (token === "ignore plague") {
    const plague = view.plague ?? "";
    return {
      label: t("plagues-ui-ignore-plague", { plague: plagueName(plague) }),
      note: plagueHelp(plague),
      tokens: ["pharaoh"],
    };
  }
  if (token === "drop penalty") return { label: t("plagues-ui-drop-penalty"), note: "", tokens: ["pharaoh"] };
  const card = territoryOf(token.replace("use ", ""));
  return { label: territoryShort(card.id), note: territoryHelp(card.id), icon: kindIcon(card.kind) };
}

function territory(id: string): Partial<Choice> & { label: string } {
  return { label: territoryShort(id), note: territoryHelp(id), icon: kindIcon(territoryOf(id).kind) };
}

const DESCRIBED: Record<string, Describe> = {
  loss: lossChoice,
  free: freeUse,
  cancel: (token, { view }) => ({
    label: partName(lossOf(view)?.parts[Number(token) - 1] ?? []),
    note: t("plagues-ui-part", { number: Number(token) }),
    icon: "ankh",
  }),
  pay_with: (token, { player }) =>
    token === "coin"
      ? {
          label: t("plagues-option-pay_with-coin"),
          note: t("plagues-ui-you-have", { number: player.beside.coin ?? 0 }),
          tokens: ["coin"],
        }
      : {
          label: t("plagues-option-pay_with-card"),
          note: t("plagues-ui-wasted-otherwise"),
          icon: "pschent-double-crown",
        },
  dev: (token) => ({
    label: listed(
      ["city", "field"].flatMap((track) => {
        const steps = token.split("+").filter((one) => one === track).length;
        return steps ? [t("plagues-ui-steps", { track: t(`plagues-track-${track}`), steps })] : [];
      }),
    ),
    icon: trackIcon(token.startsWith("city") ? "city" : "field"),
  }),
  dev_favour: (token) => {
    const two = token === "two steps";
    return {
      label: t(`plagues-ui-dev-${two ? "two" : "one"}`),
      note: t(`plagues-ui-dev-${two ? "two" : "one"}-note`),
      ...(two ? { tokens: ["coin"] } : { icon: "village" as const }),
    };
  },
  ignore: (token, about) => ({ ...yesNo("ignore")(token, about), ...(token === "yes" ? { tokens: ["pharaoh"] } : {}) }),
  buto: (token, about) => {
    const taken = about.question.about[0] ?? "";
    return {
      ...yesNo("buto")(token, about),
      ...(token === "no" && taken ? { note: territoryShort(taken), icon: kindIcon(territoryOf(taken).kind) } : {}),
    };
  },
  buto_keep: territory,
  edfu_keep: (token) => ({ label: tokenName(token), note: tokenHelp(token), tokens: [token] }),
  slot: (token) => ({
    label: t("plagues-label-discard-slot", { n: Number(token) }),
    note: t("plagues-ui-recovered-with", { dice: (RECOVERED_WITH[Number(token) - 1] ?? []).join(t("plagues-ui-or")) }),
  }),
  give_up: (token, { question, player }) => {
    const lost = token === "new" ? (question.about[0] ?? "") : (player.discard[Number(token) - 1] ?? "");
    return {
      label: tokenName(lost),
      note: token === "new" ? t("plagues-ui-just-lost") : t("plagues-label-discard-slot", { n: Number(token) }),
      tokens: [lost],
    };
  },
  province: (token) => ({ label: provinceName(token), note: provinceHelp(token), icon: provinceIcon(token) }),
};

/** A question whose answers are laid out as choices; the others are answered on the table itself. */
export const hasTray = (kind: string): boolean => kind in DESCRIBED;

export function choicesOf(options: readonly Option[], about: About): Choice[] {
  const describe = DESCRIBED[about.question.kind];
  if (!describe) return [];
  return options
    .map(({ token }) => {
      const said =
        token === "done"
          ? { label: t(`plagues-ui-done-${about.question.kind}`), note: "", quiet: true }
          : describe(token, about);
      const note = [said.note, about.follows.get(token)].filter(Boolean).join(" · ");
      return { tokens: [], icon: null, quiet: false, ...said, note, token };
    })
    .sort((one, other) => Number(one.quiet) - Number(other.quiet));
}

/** What is asked, over the choices. */
export function trayTitle({ question }: About): string {
  const thing = question.about[0] ?? "";
  const tokens = ["slot", "give_up"].includes(question.kind) ? tokenName(thing) : "";
  return t(`plagues-ui-tray-${question.kind}`, { part: Number(thing) || 0, token: tokens });
}
