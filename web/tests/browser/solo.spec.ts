import type { Edition } from "./choices.ts";
import { dealGame } from "./choices.ts";
import { expect, test } from "./fixtures.ts";
import { choose, Player, playToTheEnd } from "./player.ts";
import { WINNING } from "./server.ts";
import { say } from "./words.ts";

const EDITIONS: Edition[] = [
  ["original"],
  ["original", "expert"],
  ["original", "fire"],
  ["extreme"],
  ["extreme", "expert", "fire"],
];

for (const edition of EDITIONS) {
  test(`a game of ${edition.join("+")} alone goes to its end`, async ({ visit }) => {
    const isPhone = edition.includes("extreme");
    const page = await visit(isPhone ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {});
    await page.goto("/");
    await dealGame(page, edition);
    const player = new Player(page, "Ada");
    await expect(player.hand().first()).toBeVisible();
    const begun = await player.seen();
    expect(begun.table.settings.edition).toBe(edition.join("+"));
    await expect(player.hand()).toHaveCount(begun.you.hand.length);

    const laid = await playToTheEnd([player]);

    const { table } = await player.expectEnd();
    expect(laid + table.game!.ending!.left).toBe(98);
    const { code, loss } = table.game!.ending!;
    if (code === "minimum" && loss!.hindrances.length === 0) {
      await expect(page.getByText(player.lackOfCards(table.game!.ending!))).toBeVisible();
    }
    await player.button("again-same-deal").click();
    await expect(player.hand()).toHaveCount(begun.you.hand.length);
    for (const card of begun.you.hand) await expect(player.card(card)).toBeVisible();
  });
}

test("a game is won, and its end, its picture and its replay say so", async ({ server, visit }) => {
  server.reseed(WINNING);
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await page.getByRole("button", { name: say("web-deal") }).click();
  await expect(player.hand()).toHaveCount(8);
  // Most of it is played over HTTP; only the last cards are played on the page.
  for (let update = await player.seen(); update.table.game!.left > 6; update = await player.seen()) {
    const act = choose(update)!;
    const { version } = update.table.game!;
    const command = act.does === "lay" ? { kind: "lay-card", card: act.card, pile: act.pile } : { kind: "end-turn" };
    const done = await page.request.post(`/api/tables/${player.tableId}/commands`, {
      data: { ...command, version, id: `step-${version}` },
    });
    expect(done.ok(), await done.text()).toBe(true);
  }
  await playToTheEnd([player]);

  const { ending } = (await player.seen()).table.game!;
  expect([ending!.is_won, ending!.left]).toEqual([true, 0]);
  await expect(page.getByRole("heading", { level: 1, name: say("ending-won") })).toBeFocused();
  await expect(page.getByText(say("outcome-won-alone"), { exact: true })).toBeVisible();
  // The figures of the game survive a reload.
  await page.reload();
  const { turns, tricks, widest } = ending!.figures;
  for (const [key, value] of Object.entries({
    "web-turns": turns,
    "web-tricks": tricks,
    "web-widest-gap": `${widest!.on} → ${widest!.card}`,
  })) {
    await expect(page.locator("dl div", { hasText: say(key) }).getByRole("definition")).toHaveText(String(value));
  }
  await player.button("web-share").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: say("web-replay") }).click();
  await expect(page.getByText(say("outcome-won-alone"))).toBeVisible();
  await page.getByRole("link", { name: say("web-back") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("ending-won") })).toBeVisible();
});
