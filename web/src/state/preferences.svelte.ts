import { bestLanguage, isLanguage, type Language } from "../words/language";
import { speak } from "../words/words.svelte";
import { followSystem, showTheme, THEMES, type Theme } from "./theme";

interface Preferences {
  language: Language;
  theme: Theme;
  sound: boolean;
}

const KEY = "ninetyeight";

/** What somebody likes on this device. Sound is off until it is asked for. */
export const preferences = $state<Preferences>(stored());

export function chooseLanguage(language: Language): void {
  preferences.language = language;
  keep();
  void speak(language);
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

/** Show the theme that was chosen, and follow the system where it is to decide. */
export function keepTheme(): void {
  showTheme(preferences.theme);
  followSystem(() => showTheme(preferences.theme));
}

function stored(): Preferences {
  let read: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    read = JSON.parse(localStorage.getItem(KEY) ?? "{}") as typeof read;
  } catch {
    // Private windows may forbid it: then the defaults hold.
  }
  const language = String(read.language ?? "");
  return {
    language: isLanguage(language) ? language : bestLanguage(navigator.languages),
    theme: THEMES.find((theme) => theme === read.theme) ?? "auto",
    sound: read.sound === true,
  };
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Nothing is lost but the memory of it.
  }
}
