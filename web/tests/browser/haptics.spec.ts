import { expect, test, type Page } from "./fixtures.ts";
import { choose, Player } from "./player.ts";
import { Tables } from "./tables.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Record the vibrations: no machine that runs the tests has a motor. */
async function feel(page: Page): Promise<() => Promise<number[][]>> {
  await page.addInitScript(() => {
    const felt: number[][] = [];
    Object.assign(globalThis, { felt });
    navigator.vibrate = (pattern) => felt.push([...(pattern as number[])]) > 0;
  });
  return () => page.evaluate(() => (globalThis as unknown as { felt: number[][] }).felt);
}

/** Play a turn to its end, with a bot that answers. */
async function playTurn(page: Page): Promise<void> {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const player = new Player(page, "Ada");
  await player.come(await tables.begin({ players: 2 }, ["greedy"]));
  for (let act = choose(await player.seen()); act?.does === "lay"; act = choose(await player.seen()))
    await player.lay(act);
  await player.endTurn();
  await expect.poll(async () => (await player.seen()).you.is_on_turn).toBe(true);
  await expect(player.button("action-end-turn")).toBeVisible();
}

test("a phone vibrates for its player's cards, and when their turn comes", async ({ visit }) => {
  const page = await visit(PHONE);
  const felt = await feel(page);
  await playTurn(page);
  await expect.poll(async () => (await felt()).at(-1)).toEqual([24]);
  expect((await felt()).filter(([first]) => first !== 24).length).toBeGreaterThanOrEqual(2);
});

test("nothing vibrates with reduced motion", async ({ visit }) => {
  const page = await visit({ ...PHONE, reducedMotion: "reduce" });
  const felt = await feel(page);
  await playTurn(page);
  expect(await felt()).toEqual([]);
});

test.describe("with vibration switched off", () => {
  test.use({ playing: { ending: "never", haptics: false } });
  test("nothing vibrates", async ({ visit }) => {
    const page = await visit(PHONE);
    const felt = await feel(page);
    await playTurn(page);
    expect(await felt()).toEqual([]);
  });
});
