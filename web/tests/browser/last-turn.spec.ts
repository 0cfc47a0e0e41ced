import type { LegalPlay } from "../../src/protocol.gen.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { overhear, Player } from "./player.ts";
import { Tables } from "./tables.ts";
import { say } from "./words.ts";

type PileName = LegalPlay["pile"];

test("the last turn is replayed on the piles, until it is over or the player does anything", async ({ page }) => {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "" });
  const id = await tables.begin({ players: 2 }, ["greedy"]);
  const { heard } = overhear(page);
  const player = new Player(page, "Ada");
  await player.come(id);
  // After two turns of the bot, it covers cards, too.
  await tables.playOn(id, Infinity, ({ table }) => table.game!.left <= 98 - 8 && table.game!.turn_plays === 0);
  const { table } = await player.seen();
  const laid = () =>
    heard
      .flatMap((message) => (message.kind === "update" ? message.events : []))
      .filter((event) => event.kind === "card-laid");
  await expect.poll(() => laid().length).toBe(98 - table.game!.left);
  const shown = laid().filter((_, index, all) => index > all.findLastIndex(({ seat }) => seat === 0));
  expect(shown.length).toBeGreaterThan(1);
  const told = shown.map(
    ({ card, pile, is_trick }) => say("play-about", { card, pile }) + (is_trick ? `, ${say("trick")}` : ""),
  );
  const again = page.getByRole("button", { name: new RegExp(`^${say("web-last-turn")}\\. ${say("bot-greedy")}: `) });
  for (const play of told) await expect(again).toHaveAccessibleName(new RegExp(`\\b${play}\\b`));

  const seen = await watchBoard(page);
  await page.keyboard.press("l");
  await expect(again).toBeHidden();
  await expect(again).toBeVisible();
  // It starts before the first card, shows one card after the other, and nothing else.
  const tops = new Map(table.game!.piles.map(({ pile, top }) => [pile, top]));
  for (const { pile, on } of [...shown].reverse()) tops.set(pile, on);
  const expected = [{ ...names(player, tops), says: say("web-last-turn") }];
  for (const { pile, card } of shown) {
    tops.set(pile, card);
    expected.push({ ...names(player, tops), says: say("play-about", { card, pile }) });
  }
  expect(await seen()).toEqual([...expected, { ...names(player, tops), says: "" }]);
  for (const { pile, top } of table.game!.piles) expect(tops.get(pile)).toBe(top);

  await again.click();
  await expect(again).toBeHidden();
  await player.hand().first().click();
  for (const { pile, top } of table.game!.piles)
    await expect(player.pile(pile)).toHaveAccessibleName(player.topOf(pile, top));
  await page.keyboard.press("Escape");
  await expect(again).toBeVisible();
});

function names(player: Player, tops: ReadonlyMap<PileName, number>): Record<string, string> {
  return Object.fromEntries(
    [...tops].map(([pile, card]) => [
      pile,
      player.say(pile === "A" || pile === "B" ? "pile-ascending-top" : "pile-descending-top", { pile, card }),
    ]),
  );
}

/** Record every change of the piles' names and of the replayed card from now on. */
async function watchBoard(page: Page): Promise<() => Promise<Record<string, string>[]>> {
  await page.evaluate(() => {
    const frames: string[] = [];
    Object.assign(globalThis, { frames });
    const note = () => {
      const piles = [...document.querySelectorAll<HTMLElement>("[data-pile]")];
      const names = piles.map((pile) => [
        pile.dataset["pile"],
        pile.querySelector("button")!.getAttribute("aria-label"),
      ]);
      const says = document.querySelector(".notice .button")?.textContent?.trim() ?? "";
      const frame = JSON.stringify(Object.fromEntries([...names, ["says", says]]));
      if (frame !== frames.at(-1)) frames.push(frame);
    };
    new MutationObserver(note).observe(document.querySelector(".board")!, {
      subtree: true,
      attributes: true,
      childList: true,
      characterData: true,
    });
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { frames: string[] }).frames.map(
        (frame) => JSON.parse(frame) as Record<string, string>,
      ),
    );
}
