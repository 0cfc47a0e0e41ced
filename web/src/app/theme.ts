/** The themes on offer. `auto` follows the system; `contrast` is light or dark as the system is. */
export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

/** The blocks of `styles/tokens.css`. */
export type ShownTheme = "light" | "dark" | "contrast" | "contrast-dark";

/** The theme shown for a choice, given what the system prefers. */
export function shownTheme(chosen: Theme, prefers: { dark: boolean; contrast: boolean }): ShownTheme {
  if (chosen === "contrast" || (chosen === "auto" && prefers.contrast))
    return prefers.dark ? "contrast-dark" : "contrast";
  if (chosen === "auto") return prefers.dark ? "dark" : "light";
  return chosen;
}

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";

/** Applies a theme to the page and to the browser's frame around it. */
export function showTheme(chosen: Theme): void {
  const prefers = { dark: matchMedia(DARK).matches, contrast: matchMedia(CONTRAST).matches };
  document.documentElement.dataset["theme"] = shownTheme(chosen, prefers);
  const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
}

/** Calls `show` when the system's preference changes. */
export function followSystem(show: () => void): void {
  for (const query of [DARK, CONTRAST]) matchMedia(query).addEventListener("change", show);
}
