import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { Tables } from "./tables.ts";
import { say } from "./words.ts";

const GAMES = 23;

test("all games that a person finished can be found", async ({ page }) => {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  for (let game = 0; game < GAMES; game += 1) await tables.givenUp("original");
  await page.goto("/statistics");
  const games = page.getByRole("link", { name: say("edition-original") });
  await expect(games).toHaveCount(20);
  await page.getByRole("button", { name: say("statistics-more-games") }).click();
  await expect(games).toHaveCount(GAMES);
  await expect(page.getByRole("button", { name: say("statistics-more-games") })).toBeHidden();
});

test("an unreachable server is not reported as an empty list of games", async ({ page, watch }) => {
  watch.expected.push(/ERR_FAILED/);
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  await tables.givenUp("extreme");
  await page.route("**/api/me/statistics", (route) => route.abort());
  await page.goto("/statistics");
  await expect(page.getByRole("alert")).toHaveText(say("web-failed"));
  await expect(page.getByText(say("statistics-empty"))).toBeHidden();
  await page.unrouteAll();
  await page.getByRole("button", { name: say("web-try-again") }).click();
  await expect(page.getByRole("heading", { name: say("statistics-left-over-time") })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`results stand on the line of all cards, by edition and players, on a ${size}`, async ({ visit }) => {
    const page = await visit({ viewport });
    const tables = new Tables(page);
    await page.goto("/statistics");
    await expect(page.getByRole("heading", { name: say("statistics-empty") })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await tables.ask("/api/me", { name: "Ada" });
    for (const edition of ["original", "original", "extreme"]) await tables.givenUp(edition);
    await page.reload();
    await expect(
      page.getByRole("img", { name: say("statistics-line", { count: 2, best: 0, mean: "0" }) }),
    ).toBeVisible();
    await page.getByRole("button", { name: say("statistics-won", { wins: 0, count: 1 }) }).click();
    await expect(
      page.getByRole("img", { name: say("statistics-line", { count: 1, best: 0, mean: "0" }) }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
}
