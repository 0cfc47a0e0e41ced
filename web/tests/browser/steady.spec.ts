import type { Update } from "../../src/protocol.gen.ts";
import { PHONE } from "./finger.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";
import { Tables } from "./tables.ts";

/** Words change during a turn; on a phone they leave the hand and the buttons where they are. */
test("what four partners played and a lasting order leave hand and buttons where they are on a phone", async ({
  visit,
}) => {
  const page = await visit({ ...PHONE, reducedMotion: "reduce" });
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const isOrdered = ({ you, table: { game } }: Update) =>
    you.is_on_turn && !you.may_take_back && game!.owed?.trick === false && game!.left < 98 - 10;
  const bots = ["greedy", "planner", "sharp", "greedy"];
  const id = await tables.underWay({ players: 5, edition: "extreme" }, bots, Infinity, isOrdered, isOrdered);
  const german = await visit({ ...PHONE, locale: "de", reducedMotion: "reduce" });
  await german.context().addCookies(await page.context().cookies());
  for (const player of [new Player(page, "Ada"), new Player(german, "Ada", "de")]) {
    await player.come(id);
    await expect(player.page.locator(".owed li").first()).toBeVisible();
    const recap = player.page.locator(".notice .who");
    await expect(recap).toHaveCount(4);
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ] as const) {
      const where = `${player.language} at ${width} x ${height}`;
      await player.page.setViewportSize({ width, height });
      await expect(player.button("action-end-turn"), where).toBeInViewport({ ratio: 1 });
      const before = await placesOf(player.page);
      await player.hand().first().tap();
      await expect(recap).toHaveCount(0);
      await expect.poll(() => placesOf(player.page), where).toEqual(before);
      await player.page.keyboard.press("Escape");
      await expect(recap).toHaveCount(4);
    }
  }
});

test.describe("while a bot thinks", () => {
  test.use({ settings: { BOT_PACE: 6 } });

  test("its name and what it owes leave hand and buttons where they are on a phone, in German", async ({ visit }) => {
    const page = await visit({ ...PHONE, locale: "de", reducedMotion: "reduce" });
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada" });
    const id = await tables.begin({ players: 2, pace: "instant" }, ["greedy"]);
    await tables.playOn(id, Infinity, ({ you }) => you.may_end_turn);
    const player = new Player(page, "Ada", "de");
    await player.come(id);
    await expect(player.button("action-end-turn")).toBeInViewport({ ratio: 1 });
    const before = await placesOf(page);
    await tables.act(id, "set-pace", { pace: "slow" });
    await tables.act(id, "end-turn", { version: (await player.seen()).table.game!.version });
    await expect(page.locator(".owed")).toContainText(player.say("seat-thinking", { name: player.say("bot-greedy") }));
    await expect(player.button("skip-ahead")).toBeInViewport({ ratio: 1 });
    await expect.poll(() => placesOf(page)).toEqual(before);
  });
});

/** Where the hand and the buttons begin, in pixels. */
function placesOf(page: Page): Promise<Record<"hand" | "actions", number>> {
  return page.evaluate(async () => {
    // Two frames: sizes are measured in one, and used in the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const topOf = (part: string) => Math.round(document.querySelector(part)!.getBoundingClientRect().top);
    return { hand: topOf(".hand"), actions: topOf(".actions") };
  });
}
