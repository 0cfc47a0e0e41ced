/** What somebody may choose; `auto` leaves it to the system, and `contrast` is light or dark as the system is. */
export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

/** The blocks of `styles/tokens.css`. */
export type ShownTheme = "light" | "dark" | "contrast" | "contrast-dark";

/** Which colours are shown for a choice, with what the system prefers. */
export function shownTheme(chosen: Theme, prefers: { dark: boolean; contrast: boolean }): ShownTheme {
  if (chosen === "contrast" || (chosen === "auto" && prefers.contrast))
    return prefers.dark ? "contrast-dark" : "contrast";
  if (chosen === "auto") return prefers.dark ? "dark" : "light";
  return chosen;
}

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";

/** Tell the style sheets and the browser's own frame which theme holds. */
export function showTheme(chosen: Theme): void {
  const prefers = { dark: matchMedia(DARK).matches, contrast: matchMedia(CONTRAST).matches };
  document.documentElement.dataset["theme"] = shownTheme(chosen, prefers);
  const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
}

/** Show it again when the system changes its mind. */
export function followSystem(show: () => void): void {
  for (const query of [DARK, CONTRAST]) matchMedia(query).addEventListener("change", show);
}
