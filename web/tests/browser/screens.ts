import type { Update } from "../../src/protocol.gen.ts";
import { expect, type Page } from "./fixtures.ts";
import { openGames } from "./choices.ts";
import { Player } from "./player.ts";
import { WINNING, type Server } from "./server.ts";
import { RECORD, Tables } from "./tables.ts";
import type { Language } from "./words.ts";

/** The addresses of all screens, once `prepare` has created what they show. */
export interface Places {
  waiting: string;
  bidding: string;
  alone: string;
  /** Five players, orders and fire. */
  five: string;
  /** Three players, and a backwards trick in the viewer's hand. */
  trick: string;
  over: string;
  won: string;
  challenge: string;
  /** Given up by a person with two bots. */
  together: string;
  imported: string;
}

/** A screen, and how to open it from its address alone. */
export interface Screen {
  name: string;
  /** Whether it is shown to a visitor who is not signed in. */
  isStranger?: boolean;
  open(player: Player, places: Places): Promise<void>;
}

/** A name of the greatest length, which contains a very long word. */
export const LONG_NAME = "Wolfgang-Amadeus Theophil";

/** Create one table in each phase, finished games and an imported one over HTTP; `games` more for the statistics. */
export async function prepare(page: Page, server: Server, { name = "Ada", games = 0 } = {}): Promise<Places> {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name });
  for (let game = 0; game < games; game += 1) await tables.playedOut();
  const waiting = await tables.open(
    { players: 5, edition: "extreme+strict-fire", access: "public", name: "Wednesday evening, as every week" },
    ["master"],
  );
  const bidding = await tables.open({ players: 4, bid_seconds: 600 }, ["greedy", "planner", "sharp"]);
  await tables.act(bidding, "start");
  const alone = await tables.underWay({ players: 1, edition: "extreme" }, [], 12);
  const five = await tables.underWay(
    { players: 5, edition: "extreme+fire" },
    ["greedy", "greedy", "planner", "sharp"],
    6,
    undefined,
    ({ you }) => you.may_chat,
  );
  const trick = await tables.underWay({ players: 3 }, ["greedy", "sharp"], 40, offersTrick, offersTrick);
  const over = await tables.playedOut();
  server.reseed(WINNING);
  const won = await tables.playedOut();
  const { game_id } = (await tables.seen(won)).table.game!.ending!;
  const challenge = await tables.ask<{ path: string }>(`/api/games/${game_id}/challenge`, {});
  const together = await tables.begin({ players: 3 }, ["greedy", "sharp"]);
  await tables.act(together, "concede", { agrees: true });
  for (const edition of ["original", "extreme+expert+strict-fire"]) await tables.givenUp(edition);
  const imported = await tables.ask<{ id: string }>("/api/games", RECORD);
  return {
    waiting: `/table/${waiting}`,
    bidding: `/table/${bidding}`,
    alone: `/table/${alone}`,
    five: `/table/${five}`,
    trick: `/table/${trick}`,
    over: `/table/${over}`,
    won: `/table/${won}`,
    challenge: challenge.path,
    together: `/table/${together}`,
    imported: `/game/${imported.id}`,
  };
}

/** Whether somebody's turn begins with a backwards trick in the hand. */
function offersTrick({ you }: Update): boolean {
  return !you.may_take_back && you.plays.some(({ step, loses }) => step < 0 && !loses);
}

async function table(player: Player, path: string): Promise<void> {
  await player.page.goto(path);
  await expect(player.hand().first()).toBeVisible();
}

async function atOnTurn(player: Player, path: string): Promise<void> {
  await table(player, path);
  await expect.poll(async () => (await player.seen()).you.plays.length).toBeGreaterThan(0);
}

const heading = (player: Player) => expect(player.page.getByRole("heading", { level: 1 }).first()).toBeVisible();
const dialog = (player: Player) => expect(player.page.getByRole("dialog")).toBeVisible();

export const SCREENS: Screen[] = [
  {
    name: "home-first",
    isStranger: true,
    async open(player) {
      await player.page.goto("/");
      await heading(player);
    },
  },
  {
    name: "home",
    async open(player) {
      await player.page.goto("/");
      await expect(
        player.page.getByRole("link", { name: player.say("outcome-left", { count: 98 }) }).first(),
      ).toBeVisible();
    },
  },
  {
    name: "open-table",
    async open(player) {
      await player.page.goto("/");
      await player.button("web-open-table").click();
      await expect(player.page.getByRole("dialog").getByLabel(player.say("web-name"), { exact: true })).toBeVisible();
      await expect(player.button("edition-extreme")).toBeVisible();
    },
  },
  {
    name: "game",
    async open(player) {
      await player.page.goto("/");
      await openGames(player.page, player.language);
    },
  },
  {
    name: "invited",
    isStranger: true,
    async open(player, { waiting }) {
      await player.page.goto(waiting);
      await expect(player.page.getByText(player.say("web-seats-free", { count: 3 }))).toBeVisible();
    },
  },
  {
    name: "waiting",
    async open(player, { waiting }) {
      await player.page.goto(waiting);
      await expect(player.button("action-start")).toBeVisible();
      await expect(player.page.getByRole("img", { name: player.say("web-qr") })).toBeVisible();
    },
  },
  {
    name: "bidding",
    async open(player, { bidding }) {
      await player.page.goto(bidding);
      await expect(player.button("bid-like-short")).toBeVisible();
    },
  },
  { name: "table", open: (player, { alone }) => table(player, alone) },
  {
    name: "picked",
    async open(player, { alone }) {
      await atOnTurn(player, alone);
      const { you } = await player.seen();
      await player.card(you.plays[0]!.card).click();
      await expect(player.pile(you.plays[0]!.pile)).toBeEnabled();
    },
  },
  {
    name: "trick",
    async open(player, { trick }) {
      await atOnTurn(player, trick);
      const { you } = await player.seen();
      const best = [...you.plays].sort((a, b) => a.step - b.step)[0]!;
      await player.card(best.card).click();
      await expect(player.pile(best.pile)).toBeEnabled();
    },
  },
  { name: "five", open: (player, { five }) => table(player, five) },
  {
    name: "talk",
    async open(player, { five }) {
      await table(player, five);
      await player.button("setting-talk").click();
      await player.page.getByLabel(player.say("talk-write")).fill("42");
      await player.button("talk-send").click();
      await expect(player.page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "played",
    async open(player, { five }) {
      await table(player, five);
      await player.page.getByTitle(player.say("web-played")).click();
      await dialog(player);
    },
  },
  {
    name: "seat",
    async open(player, { five }) {
      await table(player, five);
      await player.page.getByRole("button", { name: new RegExp(`^${player.say("bot-sharp")}`) }).click();
      await dialog(player);
    },
  },
  {
    name: "menu",
    async open(player, { five }) {
      await table(player, five);
      await player.page.getByRole("button", { name: player.say("web-menu") }).click();
      await dialog(player);
    },
  },
  {
    name: "keys",
    async open(player, { alone }) {
      await table(player, alone);
      await player.page.keyboard.press("?");
      await dialog(player);
    },
  },
  {
    name: "hint",
    async open(player, { alone }) {
      await atOnTurn(player, alone);
      await player.button("hint-short").click();
      await dialog(player);
    },
  },
  {
    name: "lost",
    async open(player, { over }) {
      await player.page.goto(over);
      await expect(player.button("again")).toBeVisible();
    },
  },
  {
    name: "won",
    async open(player, { won }) {
      await player.page.goto(won);
      await expect(player.page.getByRole("heading", { level: 1, name: player.say("ending-won") })).toBeVisible();
    },
  },
  {
    name: "challenge",
    isStranger: true,
    async open(player, { challenge }) {
      await player.page.goto(challenge);
      await expect(player.button("ending-challenge-play")).toBeVisible();
    },
  },
  {
    name: "lost-together",
    async open(player, { together }) {
      await player.page.goto(together);
      await expect(player.button("again")).toBeVisible();
    },
  },
  {
    name: "share",
    async open(player, { over }) {
      await player.page.goto(over);
      await player.button("web-share").click();
      await dialog(player);
    },
  },
  {
    name: "you",
    async open(player) {
      await player.page.goto("/");
      await player.page.getByTitle(player.say("web-you")).click();
      await dialog(player);
    },
  },
  {
    name: "tokens",
    async open(player) {
      await player.page.goto("/");
      await player.page.getByTitle(player.say("web-you")).click();
      await player.button("web-tokens").click();
      await dialog(player);
    },
  },
  {
    name: "link-replaces",
    async open(player) {
      await player.page.goto("/link#SOME-CODE");
      await expect(player.button("web-device-become")).toBeVisible();
    },
  },
  {
    name: "settings",
    async open(player, { waiting }) {
      await player.page.goto(waiting);
      await player.button("web-settings-change").click();
      await expect(player.button("edition-extreme")).toBeVisible();
    },
  },
  {
    name: "replay",
    async open(player, { imported }) {
      await player.page.goto(`${imported}#at=60`);
      await expect(player.page.getByRole("slider").first()).toBeVisible();
    },
  },
  {
    name: "replay-file",
    async open(player) {
      await player.page.goto("/replay");
      await expect(player.page.getByText(player.say("replay-choose"), { exact: true })).toBeVisible();
    },
  },
  ...["ascending", "signals", "draw-one"].map((lesson) => ({
    name: `tutorial-${lesson}`,
    async open(player: Player) {
      await player.page.goto(`/tutorial#${lesson}`);
      await expect(player.button("tutorial-hint")).toBeEnabled();
    },
  })),
  {
    name: "tutorial-lessons",
    async open(player) {
      await player.page.goto("/tutorial");
      await player.button("tutorial-lessons").click();
      await dialog(player);
    },
  },
  {
    name: "rules",
    async open(player) {
      await player.page.goto("/rules");
      await heading(player);
      await expect(player.page.getByText(player.say("rulebook-about")).first()).toBeVisible();
    },
  },
  {
    name: "statistics",
    async open(player) {
      await player.page.goto("/statistics");
      await expect(player.page.getByText(player.say("statistics-left-over-time")).first()).toBeVisible();
    },
  },
  {
    name: "statistics-first",
    isStranger: true,
    async open(player) {
      await player.page.goto("/statistics");
      await expect(player.page.getByText(player.say("statistics-empty"))).toBeVisible();
    },
  },
  {
    name: "no-table",
    async open(player) {
      await player.page.goto("/table/AAAAAAAAAAAAAAAAAAAAAA");
      await expect(player.page.getByText(player.say("invitation-gone"))).toBeVisible();
    },
  },
  {
    name: "nowhere",
    async open(player) {
      await player.page.goto("/no/such/page");
      await expect(player.page.getByText(player.say("web-nowhere"))).toBeVisible();
    },
  },
  {
    name: "link",
    isStranger: true,
    async open(player) {
      await player.page.goto("/link#WRONG-CODE");
      await expect(player.page.getByText(player.say("web-device-failed"))).toBeVisible();
    },
  },
];

/** What browsers complain about on these screens: requests for pages that do not exist. */
export const COMPLAINTS = [
  /status of 40[134] .*\/(api\/link|api\/me|no\/such\/page|api\/tables\/A+\/socket)/,
  /WebSocket connection to .*AAAAAAAA/,
];

export function viewer(page: Page, language: Language): Player {
  return new Player(page, "Ada", language);
}
