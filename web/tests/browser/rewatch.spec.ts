import type { ReplayedGame } from "../../src/protocol.gen.ts";
import { select } from "./choices.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";
import { RECORD, Tables } from "./tables.ts";
import { say } from "./words.ts";

test("a replay plays by itself until it is stopped or over", async ({ page }) => {
  const { path, game } = await kept(page);
  const last = game.frames.length - 1;
  await page.goto(path);
  const player = new Player(page, "Ada");
  await select(page, "replay-speed").selectOption({ label: "×4" });
  await player.button("replay-play").click();
  await expect(player.button("replay-pause")).toBeVisible();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(2);
  await player.button("replay-pause").click();
  // The address is written once changes pause.
  await expect(async () => expectPiles(player, game, stepOf(page))).toPass();
  await expect(player.button("replay-play")).toBeVisible();

  await page.goto(`${path}#at=${last - 2}`);
  await expectPiles(player, game, last - 2);
  await player.button("replay-play").click();
  await expect(page).toHaveURL(new RegExp(`#at=${last}$`));
  await expectPiles(player, game, last);
  await expect(player.button("replay-play")).toBeVisible();
  // At the end it starts over; stepping by hand stops it.
  await page.keyboard.press("Space");
  await expect(player.button("replay-pause")).toBeVisible();
  await expect.poll(() => stepOf(page)).toBeLessThan(last);
  await page.keyboard.press("End");
  await expect(player.button("replay-play")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#at=${last}$`));
});

test("the list leads to a turn, a seat shows only its own hand, and the address holds both", async ({ page }) => {
  const { path, game } = await kept(page);
  const player = new Player(page, "Ada");
  await page.goto(path);
  const wanted = game.frames[Math.floor(game.frames.length / 2)]!.turn;
  const from = game.frames.findIndex(({ turn }) => turn === wanted);
  const frame = game.frames[from]!;
  const laid = game.frames
    .slice(from + 1)
    .flatMap(({ events }) => events.filter((event) => event.kind === "card-laid"))[0]!;
  const turns = page
    .getByRole("listitem")
    .filter({ hasText: new RegExp(`^ *${wanted}\\b`) })
    .getByRole("button", { name: new RegExp(`${laid.pile} ${laid.card}\\b`) });
  const names = game.seats.map(({ name, bot }, seat) =>
    bot ? say(`bot-${bot}`) : name || say("replay-player", { number: seat + 1 }),
  );
  const handOf = (seat: number) =>
    page.getByRole("region", { name: say("hand-of", { name: names[seat]!, count: frame.hands[seat]!.length }) });
  /** The visible cards of each hand, by seat. */
  const seen = () =>
    Promise.all(
      frame.hands.map((_, seat) =>
        handOf(seat)
          .getByRole("listitem")
          .evaluateAll((cards) => cards.flatMap((card) => card.textContent.match(/\d+/g) ?? []).map(Number)),
      ),
    );
  const sorted = frame.hands.map((hand) => [...hand].sort((a, b) => a - b));

  await turns.click();
  await expect(page).toHaveURL(new RegExp(`#at=${from}$`));
  await expect(turns).toHaveAttribute("aria-current", "step");
  await expectPiles(player, game, from);
  expect(await seen()).toEqual(sorted);

  const seat = (frame.seat + 1) % game.players;
  await page.getByRole("radio", { name: names[seat]!, exact: true }).check();
  const alone = sorted.map((hand, each) => (each === seat ? hand : []));
  await expect.poll(seen).toEqual(alone);
  await expect(page).toHaveURL(new RegExp(`#at=${from}&seat=${seat}$`));

  await page.reload();
  await expect(page.getByRole("radio", { name: names[seat]!, exact: true })).toBeChecked();
  await expectPiles(player, game, from);
  await expect(turns).toHaveAttribute("aria-current", "step");
  expect(await seen()).toEqual(alone);
  await expect(page).toHaveURL(new RegExp(`#at=${from}&seat=${seat}$`));
  await page.getByRole("radio", { name: say("replay-all-hands"), exact: true }).check();
  await expect.poll(seen).toEqual(sorted);
});

/** A game of four that the viewer has kept, and its frames from the server. */
async function kept(page: Page): Promise<{ path: string; game: ReplayedGame }> {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const { id } = await tables.ask<{ id: string }>("/api/games", RECORD);
  const game = (await (await page.request.get(`/api/games/${id}/frames`)).json()) as ReplayedGame;
  return { path: `/game/${id}`, game };
}

function stepOf(page: Page): number {
  return Number(/#at=(\d+)/.exec(page.url())?.[1] ?? 0);
}

async function expectPiles(player: Player, game: ReplayedGame, step: number): Promise<void> {
  for (const { pile, top } of game.frames[step]!.piles)
    await expect(player.pile(pile)).toHaveAccessibleName(player.topOf(pile, top), { timeout: 2000 });
}
