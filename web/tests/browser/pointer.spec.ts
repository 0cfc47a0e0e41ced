import type { Locator } from "@playwright/test";
import type { LegalPlay } from "../../src/protocol.gen.ts";
import { Finger, middle, PHONE, resting, type Hand, type Point } from "./finger.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { cardsIn, overhear, Player } from "./player.ts";
import { Tables } from "./tables.ts";

const WAYS = {
  "the mouse": { options: {}, finger: mouse },
  "a finger": { options: PHONE, finger: (page: Page) => Finger.on(page) },
};

for (const [name, { options, finger }] of Object.entries(WAYS)) {
  test(`a card goes with ${name} onto its pile, and comes back from anywhere else`, async ({ visit, browserName }) => {
    test.skip(finger !== mouse && browserName !== "chromium", "Playwright has fingers in Chromium alone");
    const page = await visit(options);
    const { sent } = overhear(page);
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada" });
    const id = await tables.begin({ players: 1 }, []);
    const player = new Player(page, "Ada");
    await player.come(id);
    const { you, table } = await player.seen();
    // The highest card on an ascending pile, so that others no longer fit there.
    const play = you.plays.filter(({ pile, loses }) => pile === "A" && !loses).sort((a, b) => b.card - a.card)[0]!;
    const hand = await finger(page);
    const home = await resting(player.card(play.card));

    await test.step("dropped outside all piles", async () => {
      // Below the hand, because upwards would be a flick.
      const nowhere = await middle(page.locator(".actions"));
      await hand.press(home);
      await hand.move(nowhere);
      // The card follows the pointer.
      await expect.poll(() => distance(player.card(play.card), nowhere)).toBeLessThan(15);
      await hand.release();
      await expect.poll(() => distance(player.card(play.card), home)).toBeLessThan(15);
      // It stays selected, in case it was dropped by mistake.
      await expect(player.card(play.card)).toHaveAttribute("aria-pressed", "true");
      expect((await player.seen()).table.game!.version).toBe(table.game!.version);
    });

    await test.step("dropped on a pile", async () => {
      await carry(player, hand, play);
      await expect(player.pile(play.pile)).toHaveAccessibleName(player.topOf(play.pile, play.card));
      await expect(player.card(play.card)).toHaveCount(0);
      await expect.poll(async () => (await player.seen()).you.hand).not.toContain(play.card);
    });

    await test.step("dropped on a pile where it does not fit", async () => {
      const lower = you.hand.find((card) => card < play.card && card !== play.card - 10)!;
      await carry(player, hand, { card: lower, pile: play.pile });
      await expect(
        page.getByText(player.say("fit-higher-or-back", { card: lower, pile: play.pile, top: play.card })),
      ).toBeVisible();
      await expect(player.card(lower)).toBeVisible();
      await expect(player.pile(play.pile)).toHaveAccessibleName(player.topOf(play.pile, play.card));
      // Playwright cannot listen to the sockets of Firefox.
      if (browserName === "chromium") expect(cardsIn(sent)).toEqual([play.card, lower]);
    });
  });
}

async function carry(player: Player, hand: Hand, { card, pile }: Pick<LegalPlay, "card" | "pile">): Promise<void> {
  await hand.press(await resting(player.card(card)));
  await hand.move(await middle(player.pile(pile)));
  await expect(player.card(card)).toHaveAttribute("aria-pressed", "true");
  await hand.release();
}

async function distance(what: Locator, { x, y }: Point): Promise<number> {
  const at = await middle(what);
  return Math.hypot(at.x - x, at.y - y);
}

async function mouse({ mouse }: Page): Promise<Hand> {
  return {
    async press({ x, y }) {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: ({ x, y }) => mouse.move(x, y, { steps: 5 }),
    release: () => mouse.up(),
  };
}
