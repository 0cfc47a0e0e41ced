import type { Locator } from "@playwright/test";
import { expect, type Page } from "./fixtures.ts";
import { say, type Language } from "./words.ts";

/** A base and its extras, by their names. */
export type Edition = [base: "original" | "extreme", ...extras: ("expert" | "fire" | "strict-fire" | "short")[]];

const PICTURES: ReadonlyArray<string> = ["original", "expert", "fire", "extreme"];

/** Open the dialog that chooses the game to deal on the home page. */
export async function openGames(page: Page, language: Language = "en"): Promise<Locator> {
  await page.getByRole("button", { name: say("web-change", {}, language), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: say("web-deal", {}, language) })).toBeVisible();
  return dialog;
}

/** Choose an edition among the pictures of games, whatever was chosen before. */
export async function chooseEdition(
  within: Locator,
  [base, ...extras]: Edition,
  language: Language = "en",
): Promise<void> {
  const named = (part: string) => ({ name: say(`edition-${part}`, {}, language), exact: true });
  const isStrict = extras.includes("strict-fire");
  const pictures = [base, ...extras, ...(isStrict ? ["fire"] : [])].filter((part) => PICTURES.includes(part));
  await within.getByRole("button", named("original")).click();
  for (const picture of pictures.filter((part) => part !== "original")) {
    await within.getByRole("button", named(picture)).click();
    await expect(within.getByRole("button", named(picture))).toHaveAttribute("aria-pressed", "true");
  }
  for (const extra of extras.filter((part) => !PICTURES.includes(part)))
    await within.getByRole("checkbox", named(extra)).check();
}

/** Choose a game on the home page, and deal it. */
export async function dealGame(page: Page, edition: Edition, players = 1): Promise<void> {
  const dialog = await openGames(page);
  const name = players === 1 ? say("web-alone") : String(players);
  await dialog.getByRole("radio", { name, exact: true }).check();
  await chooseEdition(dialog, edition);
  await dialog.getByRole("button", { name: say("web-deal") }).click();
}

/** A select by its label, such as the language or the colours. */
export function select(page: Page, key: string, language: Language = "en"): Locator {
  return page.getByRole("combobox", { name: new RegExp(`^${say(key, {}, language)}`) });
}
