/** The languages by code, each under its own name; as in `words/language.py`. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  cs: "Čeština",
  ru: "Русский",
} as const;

export type Language = keyof typeof LANGUAGES;

export const FALLBACK: Language = "en";

/** The first available language among those the browser prefers. */
export function bestLanguage(wanted: ReadonlyArray<string>): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(code)) return code;
  }
  return FALLBACK;
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}
