import type { Locator } from "@playwright/test";
import type { Update } from "../../src/protocol.gen.ts";
import { Finger, middle, PHONE, resting } from "../browser/finger.ts";
import { expect, test } from "../browser/fixtures.ts";
import { choose, Player, soon, type Act } from "../browser/player.ts";
import { Tables } from "../browser/tables.ts";
import { WINNING } from "../browser/server.ts";

/**
 * How often a finger touches the glass in a whole solo game, and how long the game takes, with a new visitor's
 * settings.
 *
 * The same deals and the same choices, those of `choose`, in four ways to play a card: `tap` taps it and then its pile,
 * `drag` drags it there, `double` taps it twice, `flick` flicks it up. A card that stays in the hand after that is
 * selected, and goes to its pile by a tap. Turns that the page ends by itself are waited for, all others are ended with
 * the button; an offer to end them is accepted. Nothing here depends on the client's features: CHECKOUT=FOLDER measures
 * the client and the server of another checkout, as built there.
 */
const WAYS = ["tap", "drag", "double", "flick"] as const;
type Way = (typeof WAYS)[number];

const DEALS = process.env["DEALS"]?.split(",") ?? [WINNING, "taps-1", "taps-2"];
/** How long a person takes for one gesture, without thinking time, in milliseconds: assumed, not measured. */
const AIM = 700;

/** A finger that is as slow as a person's. */
class PacedFinger {
  /** The time that a person would have needed so far, in milliseconds. */
  took = 0;
  #lifted = performance.now();
  #hasFlicked = false;

  constructor(readonly finger: Finger) {}

  async tap(what: Locator): Promise<void> {
    await this.#gesture("tap", what, () => this.finger.tap(what));
  }

  async lay(way: Way, card: Locator, pile: Locator): Promise<void> {
    const { finger } = this;
    if (way === "tap") await this.#gesture(way, card, () => finger.tap(card));
    else if (way === "double") await this.#gesture(way, card, () => finger.doubleTap(card));
    else if (way === "flick") await this.#gesture(way, card, () => finger.flick(card));
    else
      await this.#gesture(way, card, async () => {
        await finger.press(await middle(card));
        await finger.move(await middle(pile));
        await finger.release();
      });
  }

  /** Counts the time until the page accepts the gesture, or the time to aim if that is longer. */
  async #gesture(way: Way, what: Locator, make: () => Promise<void>): Promise<void> {
    await resting(what);
    // Chromium takes a tap that follows two flicks faster than a person could as a stop of their scrolling.
    if (this.#hasFlicked) await aim(what, this.#lifted + AIM - performance.now());
    this.took += Math.max(AIM, performance.now() - this.#lifted);
    await make();
    this.#hasFlicked = way === "flick";
    this.#lifted = performance.now();
  }
}

/** Lets frames pass while a person would still be aiming, in milliseconds. */
async function aim(what: Locator, rest: number): Promise<void> {
  await what.evaluate(async (_, rest) => {
    for (const from = performance.now(); performance.now() - from < rest;) await new Promise(requestAnimationFrame);
  }, rest);
}

/** A solo game, played through the page. */
class Playthrough {
  turns = 0;
  cards = 0;

  constructor(
    readonly player: Player,
    readonly hand: PacedFinger,
    readonly way: Way,
  ) {}

  /** Plays to the end, and returns how many cards are left. */
  async play(): Promise<number> {
    for (;;) {
      const { table, you } = await this.player.seen();
      if (table.phase !== "playing") return table.game!.ending!.left;
      await expect(this.player.hand()).toHaveCount(you.hand.length);
      await this.acceptOffer();
      const act = choose({ table, you } as Update);
      if (!act) throw new Error("There is nothing to do.");
      await this.act(act, table.game!.version);
      await expect.poll(() => this.version(), soon("the server hears of it")).toBeGreaterThan(table.game!.version);
    }
  }

  private async act(act: Act, version: number): Promise<void> {
    if (act.does === "end") {
      this.turns += 1;
      if (!(await this.endsByItself(version))) await this.hand.tap(this.player.button("action-end-turn"));
      return;
    }
    this.cards += 1;
    const card = this.player.card(act.card);
    await this.hand.lay(this.way, card, this.player.pile(act.pile));
    if (!(await this.hasLeft(card))) await this.hand.tap(this.player.pile(act.pile));
    if (act.loses) await this.hand.tap(this.player.button("web-play-anyway"));
  }

  private async acceptOffer(): Promise<void> {
    const offer = this.player.page.locator("[data-offer]");
    if ((await offer.count()) > 0) await this.hand.tap(offer);
  }

  /** Whether a card has left the hand; if not, it is selected. */
  private async hasLeft(card: Locator): Promise<boolean> {
    const state = async () => {
      // In one step, because the card may leave between two.
      const pressed = await card.evaluateAll((found) => found.map((each) => each.ariaPressed));
      if (pressed.length === 0) return "laid";
      return pressed[0] === "true" ? "selected" : "in the hand";
    };
    await expect.poll(state, soon("the card is laid or selected")).not.toBe("in the hand");
    // A quick play selects the card first.
    await this.frames();
    return (await state()) === "laid";
  }

  /** Whether the page says that it ends the turn. */
  private async endsByItself(version: number): Promise<boolean> {
    const end = this.player.button("action-end-turn");
    await expect
      .poll(async () => (await end.isEnabled()) || (await this.version()) > version, soon("the turn may end"))
      .toBe(true);
    await this.frames();
    const isNear = await this.player.page.evaluate(() => document.querySelector("[data-ends-turn]") !== null);
    return isNear || (await this.version()) > version;
  }

  private async frames(): Promise<void> {
    await this.player.page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
  }

  private async version(): Promise<number> {
    return (await this.player.seen()).table.game!.version;
  }
}

/** What one game took. */
interface Played {
  deal: string;
  touches: number;
  seconds: number;
  turns: number;
  cards: number;
  left: number;
}

test.use({ playing: {} });

for (const way of WAYS) {
  test(`how many touches a game takes: ${way}`, async ({ server, visit }, info) => {
    const games: Played[] = [];
    for (const deal of DEALS) {
      const page = await visit({ ...PHONE, deviceScaleFactor: 2 });
      const tables = new Tables(page);
      await tables.ask("/api/me", { name: "Ada" });
      server.reseed(deal);
      const id = await tables.begin({ players: 1 }, []);
      const player = new Player(page, "Ada");
      await player.come(id);
      const finger = await Finger.on(page);
      const hand = new PacedFinger(finger);
      const game = new Playthrough(player, hand, way);
      const left = await game.play();
      const { turns, cards } = game;
      games.push({ deal, touches: finger.touches, seconds: Math.round(hand.took / 1000), turns, cards, left });
      await page.context().close();
    }
    const mean = (of: (game: Played) => number) =>
      Number((games.reduce((sum, game) => sum + of(game), 0) / games.length).toFixed(1));
    const touches = mean((game) => game.touches);
    const figures = {
      touches_a_game: touches,
      touches_a_turn: Number((touches / mean(({ turns }) => turns)).toFixed(2)),
      seconds_a_game: mean((game) => game.seconds),
      games,
    };
    await info.attach("figures", { body: JSON.stringify({ [way]: figures }), contentType: "application/json" });
  });
}
