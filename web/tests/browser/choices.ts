import type { Locator } from "@playwright/test";
import type { Page } from "./fixtures.ts";
import { say, type Language } from "./words.ts";

/** A base and its extras, by their names. */
export type Edition = [base: "original" | "extreme", ...extras: ("expert" | "fire" | "strict-fire" | "short")[]];

/** Choose an edition where the page offers it; the whole edition is chosen, whatever held before. */
export async function chooseEdition(page: Page, [base, ...extras]: Edition, language: Language = "en"): Promise<void> {
  const named = (part: string) => ({ name: say(`edition-${part}`, {}, language), exact: true });
  await page.getByRole("radio", named(base)).first().check();
  for (const extra of extras) await page.getByRole("checkbox", named(extra)).first().check();
}

/** A choice by its label, such as the language or the colours. */
export function select(page: Page, key: string, language: Language = "en"): Locator {
  return page.getByRole("combobox", { name: new RegExp(`^${say(key, {}, language)}`) });
}
