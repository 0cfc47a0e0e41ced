import type { Update } from "../../src/protocol.gen.ts";
import { bestPlay } from "../../src/board/costs.ts";
import { endsByItself } from "../../src/screens/game/turn-end.svelte.ts";
import { Finger, PHONE, resting } from "./finger.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { Player, soon } from "./player.ts";
import { Tables } from "./tables.ts";
import { say } from "./words.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Playwright has fingers in Chromium alone");

/** Where each card of the hand plainly belongs, or why nowhere. */
function plain({ you, table }: Update) {
  const { piles, owed } = table.game!;
  return you.hand.map((card) => ({ card, best: bestPlay(card, you.plays, piles, owed?.cards ?? 0) }));
}

const plainIn = (update: Update) => plain(update).flatMap(({ best }) => (typeof best === "object" ? [best] : []))[0];
const doubtfulIn = (update: Update) => plain(update).find(({ best }) => best === "many" || best === "far");

async function alone(page: Page, isThere: (update: Update) => boolean): Promise<{ player: Player; tables: Tables }> {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const id = await tables.underWay({ players: 1 }, [], Infinity, isThere, isThere);
  const player = new Player(page, "Ada");
  await player.come(id);
  return { player, tables };
}

for (const gesture of ["flick", "doubleTap"] as const) {
  test(`one ${gesture === "flick" ? "flick" : "double tap"} plays a card that plainly belongs on a pile, and otherwise says why not`, async ({
    visit,
  }) => {
    const page = await visit(PHONE);
    const isThere = (update: Update) =>
      !update.you.may_end_turn && plainIn(update) !== undefined && doubtfulIn(update) !== undefined;
    const { player } = await alone(page, isThere);
    const finger = await Finger.on(page);
    const update = await player.seen();

    const { card: doubtful, best: why } = doubtfulIn(update)!;
    await resting(player.card(doubtful));
    await finger[gesture](player.card(doubtful));
    const words = page.getByRole("status").getByText(say(`web-doubt-${why as string}`, { card: doubtful }));
    await expect(words).toBeVisible();
    await expect(player.card(doubtful)).toHaveAttribute("aria-pressed", "true");
    expect((await player.seen()).table.game!.version).toBe(update.table.game!.version);

    const { card, pile } = plainIn(update)!;
    await finger[gesture](player.card(card));
    await expect(player.pile(pile)).toHaveAccessibleName(player.topOf(pile, card));
    await expect(words).toBeHidden();
    await expect.poll(async () => (await player.seen()).you.hand, soon("it is played")).not.toContain(card);
  });
}

test.describe("with a new visitor's settings", () => {
  test.use({ playing: {} });

  test("a player who keeps ending finished turns is offered once to have them end by themselves", async ({ visit }) => {
    const page = await visit(PHONE);
    const { player, tables } = await alone(page, () => true);
    const offer = page.locator(".notice").getByRole("button", { name: say("web-offer-yes") });
    const layWhatIsOwed = async () => {
      await tables.playOn(player.tableId, Infinity, ({ you }) => you.may_end_turn);
      return player.seen();
    };
    for (let done = 0; done < 3;) {
      await expect(offer).toBeHidden();
      const { you } = await layWhatIsOwed();
      await expect(player.hand()).toHaveCount(you.hand.length);
      if (endsByItself(you, "done")) done += 1;
      await player.endTurn();
    }
    await expect(page.getByRole("status").getByText(say("web-offer-ending"))).toBeVisible();
    await offer.tap();
    await expect(offer).toBeHidden();

    for (let ended = false; !ended;) {
      const { you, table } = await layWhatIsOwed();
      await expect(player.hand()).toHaveCount(you.hand.length);
      ended = endsByItself(you, "done");
      if (!ended) await player.endTurn();
      else
        await expect
          .poll(async () => (await player.seen()).table.game!.version, soon("the turn ends by itself"))
          .toBeGreaterThan(table.game!.version);
    }
    await page.reload();
    await expect(player.hand().first()).toBeVisible();
    await player.button("web-menu").tap();
    await expect(page.getByLabel(say("web-ending"))).toHaveValue("done");
  });

  test("a player who keeps choosing plain piles with a finger is told once about the flick", async ({ visit }) => {
    const page = await visit(PHONE);
    const { player, tables } = await alone(page, (update) => plainIn(update) !== undefined);
    const tip = page.getByRole("status").getByText(say("web-offer-flick"));
    for (let chosen = 0; chosen < 5; chosen += 1) {
      await expect(tip).toBeHidden();
      await tables.playOn(player.tableId, Infinity, (update) => plainIn(update) !== undefined);
      const update = await player.seen();
      await expect(player.hand()).toHaveCount(update.you.hand.length);
      await player.lay(plainIn(update)!);
    }
    await expect(tip).toBeVisible();
    const kept = await page.evaluate(
      () => (JSON.parse(localStorage.getItem("ninetyeight")!) as { offered: string[] }).offered,
    );
    expect(kept).toEqual(["flick"]);
  });
});
