import type { Update } from "../../src/protocol.gen.ts";
import { expect, test } from "./fixtures.ts";
import { agreeWhoStarts, Player, playToTheEnd, sitDown } from "./player.ts";
import { Wire } from "./wire.ts";

test.setTimeout(600_000);

test("three people, one on a phone, and two bots play to the end", async ({ visit, server, watch }) => {
  const wire = await Wire.to(server.url);
  watch.origins.add(wire.url);
  const ada = new Player(await visit(), "Ada");
  const grete = new Player(
    await visit({ locale: "de", colorScheme: "dark", viewport: { width: 1024, height: 768 } }),
    "Grete",
    "de",
  );
  const jean = new Player(
    await visit({
      locale: "fr",
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      baseURL: wire.url,
    }),
    "Jean",
    "fr",
  );
  const all = [ada, grete, jean];

  await test.step("they sit down", async () => {
    // Silence is on cards that are played early; the table allows undo.
    await sitDown(all, { edition: "extreme", players: 5, undo: true, layout: QUIET }, ["greedy", "greedy"]);
    await agreeWhoStarts(all);
  });

  const left = new Map(Object.entries({ talk, refusedNumber, undo, silence, lostConnection, reload }));
  for (let games = 1; ; games += 1) {
    await playToTheEnd(all, async (update, onTurn) => {
      for (const [name, doing] of left) {
        if (await test.step(name, () => doing(update, onTurn))) left.delete(name);
      }
    });
    for (const player of all) await player.expectEnd();
    if (left.size === 0 || games === 3) break;
    for (const player of all) await player.button("again").click();
    await agreeWhoStarts(all);
  }
  expect([...left.keys()], "what never came about").toEqual([]);
  wire.close();

  /** A sign, a phrase and a line of chat: everybody gets them in their own language. */
  async function talk({ you }: Update): Promise<boolean> {
    if (!you.may_talk) return false;
    await ada.page.getByRole("button", { name: new RegExp(`^${ada.say("signs-on-pile", { pile: "C" })}`) }).click();
    await ada.page
      .getByRole("dialog")
      .getByRole("button", { name: ada.say("sign-like-short") })
      .click();
    const shown = `${grete.say("signs-on-pile", { pile: "C" })}.*Ada: ${grete.say("sign-like-short")}`;
    await expect(grete.page.getByRole("button", { name: new RegExp(shown) })).toBeVisible();
    await jean.button("setting-talk").click();
    await jean.button("phrase-can-help").click();
    await expect(grete.page.getByText(grete.say("phrase-can-help")).first()).toBeVisible();
    await jean.page.getByLabel(jean.say("talk-write")).fill("Doucement, mes amis !");
    await jean.button("talk-send").click();
    for (const other of [ada, grete]) await expect(other.page.getByText("Doucement, mes amis !").first()).toBeVisible();
    await jean.page.getByRole("button", { name: jean.say("web-close") }).click();
    return true;
  }

  /** A number is refused, with its reason, and nobody hears it. */
  async function refusedNumber({ you }: Update): Promise<boolean> {
    if (!you.may_chat) return false;
    await grete.button("setting-talk").click();
    const field = grete.page.getByLabel(grete.say("talk-write"));
    await field.fill("Ich habe die zweiundvierzig");
    await grete.button("talk-send").click();
    await expect(grete.page.getByRole("alert")).toContainText(grete.say("refusal-number-named"));
    await expect(grete.page.getByRole("alert")).toContainText("zweiundvierzig");
    await expect(field).toHaveValue("Ich habe die zweiundvierzig");
    await grete.page.getByRole("button", { name: grete.say("web-close") }).click();
    for (const other of [ada, jean]) await expect(other.page.getByText("zweiundvierzig")).toHaveCount(0);
    return true;
  }

  /** A card is laid and taken back: it is in the hand again, and the pile as before. */
  async function undo(update: Update, onTurn: Player): Promise<boolean> {
    const play = update.you.plays.find(({ loses, card }) => !loses && !marked(update, card));
    if (!play || update.you.may_take_back) return false;
    await onTurn.lay(play);
    for (const player of all)
      await expect(player.pile(play.pile)).toHaveAccessibleName(player.topOf(play.pile, play.card));
    await onTurn.button("undo-short").click();
    await expect(onTurn.card(play.card)).toBeVisible();
    const before = update.table.game!.piles.find(({ pile }) => pile === play.pile)!.top;
    for (const player of all)
      await expect(player.pile(play.pile)).toHaveAccessibleName(player.topOf(play.pile, before));
    return true;
  }

  /** While Silence is visible nobody can talk or show signs, and the page says so. */
  async function silence({ table }: Update): Promise<boolean> {
    if (table.game?.owed?.talk !== false) return false;
    for (const player of all) {
      const signs = new RegExp(`^${player.say("signs-on-pile", { pile: "A" })}`);
      await player.page.getByRole("button", { name: signs }).click();
      const dialog = player.page.getByRole("dialog");
      await expect(dialog.getByRole("button", { name: player.say("sign-like-short") })).toBeDisabled();
      await expect(dialog.getByText(player.say("talk-silence"))).toBeVisible();
      await player.page.keyboard.press("Escape");
      await player.page.getByRole("button", { name: player.say("order-silence"), exact: true }).click();
      await expect(player.page.getByText(player.say("talk-silence")).first()).toBeVisible();
      await expect(player.button("phrase-can-help")).toHaveCount(0);
      await expect(player.page.getByLabel(player.say("talk-write"))).not.toBeEditable();
      await player.page.getByRole("button", { name: player.say("web-close") }).click();
    }
    return true;
  }

  /** The phone loses its connection while others play on; it says so, comes back by itself and has missed nothing. */
  async function lostConnection(update: Update, onTurn: Player): Promise<boolean> {
    const play = update.you.plays.find(({ loses }) => !loses);
    if (onTurn === jean || !play) return false;
    watch.expected.push(/WebSocket connection to .* failed/, /ERR_(CONNECTION|EMPTY|SOCKET|NETWORK)/, /net::ERR/);
    wire.cut();
    await expect(jean.page.getByText(jean.say("web-link-lost")).first()).toBeVisible();
    await onTurn.lay(play);
    await expect(onTurn.pile(play.pile)).toHaveAccessibleName(onTurn.topOf(play.pile, play.card));
    await expect(jean.pile(play.pile)).not.toHaveAccessibleName(jean.topOf(play.pile, play.card));
    wire.mend();
    await expect(jean.page.getByText(jean.say("web-link-lost"))).toHaveCount(0, { timeout: 60_000 });
    await expect(jean.pile(play.pile)).toHaveAccessibleName(jean.topOf(play.pile, play.card));
    return true;
  }

  /** A reloaded page shows the same table. */
  async function reload(update: Update): Promise<boolean> {
    await grete.page.reload();
    const { you } = await grete.seen();
    await expect(grete.hand()).toHaveCount(you.hand.length);
    for (const card of you.hand) await expect(grete.card(card)).toBeVisible();
    for (const { pile, top } of update.table.game!.piles)
      await expect(grete.pile(pile)).toHaveAccessibleName(grete.topOf(pile, top));
    return true;
  }
});

/** Whether a card carries an order, which may end the turn at once. */
function marked({ table }: Update, card: number): boolean {
  return Object.values(table.game!.orders ?? {}).some((cards) => cards.includes(card));
}

/** The layout of the orders: Silence on cards that nobody keeps for long. */
const QUIET = {
  stop: [42, 43, 58, 59],
  skull: [49, 50, 51, 52],
  three: [31, 32, 70, 71],
  silence: [2, 3, 98, 99],
  "no-backwards": [34, 35, 66, 67],
  "one-pile": [38, 39, 62, 63],
  "draw-one": [28, 29, 73, 74],
};
