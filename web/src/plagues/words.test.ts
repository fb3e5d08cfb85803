// Every word the table says is in the English catalogue.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import labels from "../../../src/tawy/words/en/plagues-ui.ftl?raw";
import names from "../../../src/tawy/words/en/plagues.ftl?raw";
import { GAPS, HEBREWS, PHARAOH_CARDS, PLAGUES, TERRITORIES, TOKENS } from "./printed";
import { SOURCES } from "./scores/scoring";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(names));
bundle.addResource(new FluentResource(labels));
const known = (id: string): boolean => bundle.getMessage(id)?.value != null;
const files = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

it("ids written out are known", () => {
  const used = Object.entries(files)
    .filter(([path]) => !path.endsWith(".test.ts"))
    .flatMap(([path, text]) =>
      [...text.matchAll(/t\(["'](plagues-[\w-]+)["']/g)].map((found) => `${path} ${found[1]}`),
    );
  expect(used.length).toBeGreaterThan(80);
  expect(used.filter((one) => !known(one.split(" ")[1]!))).toEqual([]);
});

it("ids put together from what is printed are known", () => {
  const kinds = [
    "loss",
    "cancel",
    "free",
    "pay_with",
    "dev",
    "dev_favour",
    "ignore",
    "buto",
    "buto_keep",
    "edfu_keep",
    "slot",
    "give_up",
    "province",
  ];
  const made = [
    ...TOKENS.flatMap((token) => [`plagues-token-${token}`, `plagues-token-${token}-help`]),
    ...TERRITORIES.flatMap(({ id, kind }) => [
      `plagues-territory-${id}-short`,
      `plagues-territory-${id}-help`,
      `plagues-kind-${kind}`,
    ]),
    ...PLAGUES.flatMap(({ id, when }) => [
      `plagues-plague-${id}`,
      `plagues-plague-${id}-help`,
      `plagues-when-${when.replaceAll(" ", "-")}`,
    ]),
    ...PHARAOH_CARDS.flatMap(({ favour }) => [
      `plagues-favour-${favour}`,
      `plagues-favour-${favour}-help`,
      `plagues-ui-favour-${favour}`,
    ]),
    ...GAPS.flatMap(({ bonus }) => [`plagues-bonus-${bonus}`, `plagues-bonus-${bonus}-help`]),
    ...HEBREWS.column.map((bonus) => `plagues-column-${bonus}`),
    ...SOURCES.map((source) => `plagues-points-${source}`),
    ...["board", "nile", "trade", "special", "card", "tokens"].map((source) => `plagues-coins-${source}`),
    ...["dice", "board", "card", "trade", "special"].map((source) => `plagues-soldiers-${source}`),
    ...["rows", "nile", "hebrews", "province", "card"].map((source) => `plagues-ankhs-${source}`),
    ...["city", "field", "boat", "province"].flatMap((track) => [
      `plagues-track-${track}`,
      `plagues-track-${track}-help`,
      `plagues-loss-${track}`,
    ]),
    ...["abydos", "buto", "memphis", "edfu"].flatMap((province) => [
      `plagues-province-${province}`,
      `plagues-province-${province}-help`,
    ]),
    ...[1, 2, 3].flatMap((phase) => [`plagues-phase-${phase}`]),
    ...[1, 2, 3, 4, 5, 6].map((die) => `plagues-die-${die}-help`),
    ...["hebrew", "market", "dev", "two", "ankh", "points"].map((what) => `plagues-ui-mark-${what}`),
    ...["die", "slot", "favour", "hebrew", "discard"].map((role) => `plagues-ui-held-${role}`),
    ...["ignore", "buto"].flatMap((kind) =>
      ["yes", "no"].flatMap((answer) => [`plagues-ui-${kind}-${answer}`, `plagues-ui-${kind}-${answer}-note`]),
    ),
    ...["one", "two"].flatMap((steps) => [`plagues-ui-dev-${steps}`, `plagues-ui-dev-${steps}-note`]),
    ...kinds.map((kind) => `plagues-ui-tray-${kind}`),
    ...["city", "field"].flatMap((area) => [`plagues-area-${area}`, `plagues-claim-${area}`]),
    ...["opens", "breaks", "land-used", "land-traded", "done-free", "done-cancel", "done-edfu_keep"].map(
      (id) => `plagues-ui-${id}`,
    ),
    ...["supply-used-up", "last-round"].map((ending) => `plagues-ending-${ending}`),
  ];
  expect(made.filter((id) => !known(id))).toEqual([]);
});

it("every label of the table is used", () => {
  const all = Object.values(files).join("\n");
  const ids = [...labels.matchAll(/^(plagues-ui-[\w-]+) =/gm)].map((found) => found[1]!);
  const stems = ids.filter((id) => !all.includes(`"${id}"`) && !all.includes(`'${id}'`));
  expect(
    stems.filter(
      (id) => !/^plagues-ui-(tray|mark|held|land|done|ignore|buto|dev|favour)-|^plagues-ui-(opens|breaks)$/.test(id),
    ),
  ).toEqual([]);
});
