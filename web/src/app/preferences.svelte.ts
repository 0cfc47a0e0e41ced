import { RULEBOOK, type Pace } from "../protocol.gen";
import { bestLanguage, isLanguage, type Language } from "../words/language";
import { speak } from "../words/words.svelte";
import { followSystem, showTheme, THEMES, type Theme } from "./theme";

/** When the viewer's turn ends without a press of the button. */
export const ENDINGS = ["never", "stuck", "done"] as const;
export type Ending = (typeof ENDINGS)[number];
/** How fast bots play at the tables that somebody opens. */
export const PACES = ["slow", "normal", "fast", "instant"] as const satisfies Pace[];

/** How somebody likes to play. */
export interface Playing {
  ending: Ending;
  pace: Pace;
  /** Whether a play that skips far more than needed has to be confirmed or can be undone. */
  warns: boolean;
  /** Whether a double tap or a flick plays a card. */
  gestures: boolean;
  /** Whether the device vibrates, if it can. */
  haptics: boolean;
}

/** The shortcuts that the page suggests once: turns that end by themselves, and the flick. */
export const SHORTCUTS = ["ending", "flick"] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

interface Preferences {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Whether letters and digits act on the board. */
  keys: boolean;
  playing: Playing;
  offered: Shortcut[];
  /** The last choice for playing with one click. */
  playNow: { edition: string; players: number; bot: string };
}

const KEY = "ninetyeight";

/** The preferences on this device. Sound is off by default. */
export const preferences = $state<Preferences>(stored());

/** Switches the language; throws, and changes nothing, if its words cannot be downloaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  preferences.language = language;
  keep();
}

export function chooseTheme(theme: Theme): void {
  preferences.theme = theme;
  keep();
  showTheme(theme);
}

export function chooseSound(sound: boolean): void {
  preferences.sound = sound;
  keep();
}

export function chooseKeys(keys: boolean): void {
  preferences.keys = keys;
  keep();
}

export function choosePlaying(changed: Partial<Playing>): void {
  Object.assign(preferences.playing, changed);
  keep();
}

export function rememberOffered(shortcut: Shortcut): void {
  preferences.offered.push(shortcut);
  keep();
}

export function rememberPlayNow(played: Preferences["playNow"]): void {
  preferences.playNow = played;
  keep();
}

/** Applies the chosen theme, and again whenever the system's preference changes. */
export function keepTheme(): void {
  showTheme(preferences.theme);
  followSystem(() => showTheme(preferences.theme));
}

function stored(): Preferences {
  let read: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    read = (JSON.parse(localStorage.getItem(KEY) ?? "{}") as typeof read | null) ?? {};
  } catch {
    // Private windows may forbid storage: use the defaults.
  }
  const language = typeof read.language === "string" ? read.language : "";
  return {
    language: isLanguage(language) ? language : bestLanguage(navigator.languages),
    theme: THEMES.find((theme) => theme === read.theme) ?? "auto",
    sound: read.sound === true,
    keys: read.keys !== false,
    playing: playingAs(read.playing),
    offered: SHORTCUTS.filter((shortcut) => Array.isArray(read.offered) && read.offered.includes(shortcut)),
    playNow: playedLast(read.playNow),
  };
}

function playingAs(read: unknown): Playing {
  const { ending, pace, warns, gestures, haptics } = (read ?? {}) as Partial<Record<keyof Playing, unknown>>;
  return {
    ending: ENDINGS.find((each) => each === ending) ?? "stuck",
    pace: PACES.find((each) => each === pace) ?? "normal",
    warns: warns !== false,
    gestures: gestures !== false,
    haptics: haptics !== false,
  };
}

/** Reads the last choice; the page checks whether the server still offers it. */
function playedLast(read: unknown): Preferences["playNow"] {
  const { edition, players, bot } = (read ?? {}) as Partial<Record<keyof Preferences["playNow"], unknown>>;
  return {
    edition: typeof edition === "string" && /^[a-z+-]+$/.test(edition) ? edition : "original",
    players: typeof players === "number" && RULEBOOK.hands.length >= players && players >= 1 ? Math.floor(players) : 1,
    bot: typeof bot === "string" ? bot : "",
  };
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Storage is forbidden: the choice is lost when the page is closed.
  }
}
