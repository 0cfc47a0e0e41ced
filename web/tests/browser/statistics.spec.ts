import { expect, test } from "./fixtures.ts";
import { Tables } from "./screens.ts";
import { say } from "./words.ts";

const GAMES = 23;

test("all games that somebody finished can be found", async ({ page }) => {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  for (let game = 0; game < GAMES; game += 1) await tables.givenUp("original");
  await page.goto("/statistics");
  const games = page.getByRole("link", { name: say("edition-original") });
  await expect(games).toHaveCount(20);
  await page.getByRole("button", { name: say("web-more-games") }).click();
  await expect(games).toHaveCount(GAMES);
  await expect(page.getByRole("button", { name: say("web-more-games") })).toBeHidden();
});

test("who cannot reach the server is not told that there are no games", async ({ page, watch }) => {
  watch.expected.push(/ERR_FAILED/);
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  await tables.givenUp("extreme");
  await page.route("**/api/me/statistics", (route) => route.abort());
  await page.goto("/statistics");
  await expect(page.getByRole("alert")).toHaveText(say("web-failed"));
  await expect(page.getByText(say("web-no-games"))).toBeHidden();
  await page.unrouteAll();
  await page.getByRole("button", { name: say("web-try-again") }).click();
  await expect(page.getByRole("heading", { name: say("web-left-over-time") })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});
