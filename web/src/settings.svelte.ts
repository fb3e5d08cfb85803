// What a person likes: kept in this browser, never sent anywhere.

export const LANGUAGES = {
  en: "English",
  es: "Español",
  "pt-BR": "Português (Brasil)",
  it: "Italiano",
  cs: "Čeština",
} as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = "system" | "light" | "dark";
export type TextSize = "small" | "normal" | "large" | "huge";
export type CoachWish = "first" | "on" | "off";

/**
 * How fast others' turns are shown: for how long, in milliseconds, a move with a caption of common length stays before the
 * next one is shown, and how slowly things move, compared with how they are drawn.
 */
export const PACES = {
  calm: { stays: 2200, moves: 1.5 },
  normal: { stays: 1100, moves: 1 },
  quick: { stays: 500, moves: 0.5 },
  "at-once": { stays: 0, moves: 0 },
} as const;
export type Pace = keyof typeof PACES;

interface Liked {
  language: Language;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  text: TextSize;
  /** The bots of a game that is begun with one click. */
  level: string;
  /** Whether a coach says what matters now; "first" for the first games in this browser. */
  coach: CoachWish;
  /** How many games have been played to their end in this browser. */
  finished: number;
}

const KEY = "tawy-settings";

/** The language of the browser if we speak it, otherwise English. */
export function preferred(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const exact = (Object.keys(LANGUAGES) as Language[]).find((known) => known.toLowerCase() === wanted.toLowerCase());
    const base = wanted.split("-")[0];
    const near = (Object.keys(LANGUAGES) as Language[]).find((known) => known.split("-")[0] === base);
    if (exact ?? near) return (exact ?? near)!;
  }
  return "en";
}

function kept(): Partial<Liked> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liked>;
  } catch {
    return {};
  }
}

const stored = kept();

export const settings: Liked = $state({
  language: stored.language && stored.language in LANGUAGES ? stored.language : preferred(navigator.languages),
  theme: stored.theme ?? "system",
  pace: stored.pace && stored.pace in PACES ? stored.pace : "normal",
  sound: stored.sound ?? false,
  text: stored.text ?? "normal",
  level: stored.level ?? "gentle",
  coach: stored.coach ?? "first",
  finished: stored.finished ?? 0,
});

/** So many games somebody is new. */
const FIRST_GAMES = 3;

/** The coach speaks, where the table has one. */
export function isCoached(): boolean {
  return settings.coach === "on" || (settings.coach === "first" && settings.finished < FIRST_GAMES);
}

/** Keep the settings and let the page follow them; called once, when the page starts. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings));
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset.theme = settings.theme;
      root.dataset.text = settings.text;
    });
  });
}

/** Milliseconds that an animation of so many may take: none if the person does not want to see things move. */
export function lasting(milliseconds: number): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : milliseconds * PACES[settings.pace].moves;
}
