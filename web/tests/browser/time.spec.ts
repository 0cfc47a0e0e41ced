import type { Page } from "./fixtures.ts";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { Tables } from "./tables.ts";
import { say } from "./words.ts";

/** The shortest turn that a table may have. */
const SECONDS = 10;
/** Bots slow enough to be seen, and quick enough for a test. */
test.use({ settings: { BOT_PACE: 1 } });

test("players see their time run out, and then a bot plays the turn, or until they are back", async ({ page }) => {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  // Two tables of one person, side by side: both clocks run at once.
  const at = async (atLimit: "bot-turn" | "bot-seat", tab: Page) => {
    const player = new Player(tab, "Ada");
    const id = await tables.begin({ players: 1, clock: { kind: "turn", seconds: SECONDS, at_limit: atLimit } }, []);
    await player.come(id);
    return player;
  };
  const turn = await at("bot-turn", page);
  const seat = await at("bot-seat", await page.context().newPage());
  const bot = say("bot-sharp");

  for (const player of [turn, seat]) {
    const first = await secondsLeft(player.page);
    expect(first).toBeLessThanOrEqual(SECONDS);
    await expect.poll(() => secondsLeft(player.page)).toBeLessThan(first);
  }
  const begun = (await turn.seen()).table.game!.left;

  await test.step("one turn", async () => {
    const question = turn.page.getByRole("status").filter({ hasText: say("seat-minded-turn-you", { bot }) });
    await expect(question).toBeVisible();
    await expect(turn.page.locator(".clock")).toHaveCount(0);
    await expect(turn.page.getByRole("log").getByText(say("event-seat-minded-turn-you", { bot }))).toHaveCount(1);
    // The bot plays what is owed; then it is the player's turn again, with the full time.
    await expect(question).toBeHidden();
    expect((await turn.seen()).table.game!.left).toBeLessThanOrEqual(begun - 2);
    await expect(turn.page.locator(".owed").getByText(say("event-turn-began-you"))).toBeVisible();
    expect(await secondsLeft(turn.page)).toBeGreaterThan(SECONDS / 2);
  });

  await test.step("until the player is back", async () => {
    const question = seat.page.getByRole("status").filter({ hasText: say("seat-minded-until-return-you", { bot }) });
    await expect(question).toBeVisible();
    await expect(seat.page.getByRole("log").getByText(say("event-seat-minded-until-return-you", { bot }))).toHaveCount(
      1,
    );
    await question.getByRole("button", { name: say("seat-come-back") }).click();
    await expect(question).toBeHidden();
    await expect(seat.page.locator(".owed").getByText(say("event-turn-began-you"))).toBeVisible();
    expect(await secondsLeft(seat.page)).toBeGreaterThan(SECONDS / 2);
    expect((await seat.seen()).table.seats[0]!.minding).toBeNull();
  });
});

test("the last ten seconds of the player's turn are red, and announced once", async ({ page }) => {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const id = await tables.begin({ players: 1, clock: { kind: "turn", seconds: 110, at_limit: "bot-turn" } }, []);
  await page.clock.install();
  const player = new Player(page, "Ada");
  await player.come(id);
  const clock = page.locator(".clock");
  const warning = clock.getByRole("status");
  const danger = await colourOf(page, "--danger");
  const left = await secondsLeft(page);
  expect(left).toBeGreaterThan(10);
  await expect(warning).toBeEmpty();
  await expect(clock).not.toHaveCSS("color", danger);
  await noteWarnings(page);

  // From here on the page's clock moves only when the test moves it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + (left - 9) * 1000);
  // Meanwhile the page may have learned more exactly how late it is at the server.
  await page.clock.runFor(Math.max(0, (await secondsLeft(page)) - 9) * 1000);
  await expect(clock).toHaveCSS("color", danger);
  await expect(warning).toHaveText(/\d/);
  const said = await warning.innerText();
  const then = await secondsLeft(page);
  expect(then).toBeLessThanOrEqual(10);
  await page.clock.runFor(3000);
  await expect.poll(() => secondsLeft(page)).toBeLessThan(then);
  // It does not announce every second.
  expect(await warningsOn(page)).toEqual([said]);
  await expect(warning).toHaveText(said);
});

test("a bot is shown as thinking, and the title says whose turn it is", async ({ page }) => {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const id = await tables.begin({ players: 2, name: "Kitchen table" }, ["greedy"]);
  const player = new Player(page, "Ada");
  await player.come(id);
  const yours = new RegExp(`${say("event-turn-began-you")}.*Ninety-Eight`);
  const name = say("bot-greedy");
  const table = `${say("event-turn-began", { name })} Ninety-Eight · Kitchen table · ${say("edition-original")}`;
  const thinks = say("seat-thinking", { name });
  const seat = page.getByRole("button", { name: new RegExp(`^${name}`) });
  await expect(page).toHaveTitle(yours);
  await expect(seat).not.toHaveAccessibleName(new RegExp(escaped(thinks)));

  await tables.playOn(id, Infinity, ({ you }) => you.may_end_turn);
  await player.endTurn();
  await expect(page.locator(".owed").getByText(thinks)).toBeVisible();
  await expect(seat).toHaveAccessibleName(new RegExp(escaped(thinks)));
  await expect(seat).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveTitle(table);

  await expect(page).toHaveTitle(yours);
  await expect(seat).not.toHaveAccessibleName(new RegExp(escaped(thinks)));
  await expect(page.locator(".owed").getByText(say("event-turn-began-you"))).toBeVisible();
});

/** A colour of the page as the browser computes it. */
function colourOf(page: Page, token: string): Promise<string> {
  return page.evaluate((token) => {
    const probe = document.createElement("i");
    document.body.append(probe);
    probe.style.setProperty("color", `var(${token})`);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

/** Record what the clock announces from now on. */
async function noteWarnings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const status = document.querySelector(".clock [role=status]")!;
    new MutationObserver(() => status.textContent && said.push(status.textContent)).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

function warningsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

/** What the clock says, in words: what screen readers hear. */
async function secondsLeft(page: Page): Promise<number> {
  const text = await page.locator(".clock .unseen:not([role])").innerText();
  const left = Array.from({ length: 120 }, (_, count) => count).find(
    (count) => say("clock-seconds-left", { count }) === text,
  );
  expect(left, `a clock says: ${text}`).toBeDefined();
  return left!;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
