import type { Update } from "../../src/protocol.gen.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";

test("the page says when the server goes away and comes back, and the game goes on without a reload", async ({
  visit,
  server,
  watch,
}) => {
  watch.expected.push(/WebSocket connection to .* failed/, /ERR_CONNECTION_REFUSED/, /status of 502/);
  const player = new Player(await visit(), "Ada");
  await player.page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand()).toHaveCount(8);
  const { you } = await player.seen();
  const lost = player.page.getByText(player.say("web-link-lost")).first();

  await server.halt();
  await expect(lost).toBeVisible();
  await server.run();
  await expect(lost).toBeHidden({ timeout: 60_000 });

  await expect(player.hand()).toHaveCount(8);
  const play = you.plays.find(({ loses }) => !loses)!;
  await player.lay(play);
  await expect(player.pile(play.pile)).toHaveAccessibleName(player.topOf(play.pile, play.card));
});

test("a device without a network says so at once, and goes on when it has one", async ({ visit, watch }) => {
  watch.expected.push(/WebSocket connection to .* failed/, /ERR_INTERNET_DISCONNECTED/);
  const player = new Player(await visit(), "Ada");
  await player.page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand()).toHaveCount(8);
  const lost = player.page.getByText(player.say("web-link-lost")).first();
  await player.page.context().setOffline(true);
  await expect(lost).toBeVisible({ timeout: 3000 });
  await player.page.context().setOffline(false);
  await expect(lost).toBeHidden({ timeout: 30_000 });
});

test("a player who leaves is asked first, and returns by the table's address", async ({ visit }) => {
  const player = new Player(await visit(), "Ada");
  await player.page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand()).toHaveCount(8);
  const address = player.page.url();
  await player.page.getByRole("button", { name: player.say("web-menu") }).click();
  await player.button("action-leave").click();
  await expect(player.page.getByText(player.say("web-leave-about"))).toBeVisible();
  await player.button("action-leave").click();
  await expect(player.page).toHaveURL("/");
  await player.page.goto(address);
  await expect(player.hand()).toHaveCount(8);
  await expect.poll(async () => (await player.seen()).table.seats[0]!.is_away).toBe(false);
});

test("a card that the server refuses comes back into the hand", async ({ visit }) => {
  const page = await visit();
  // As if another tab of the same person had been quicker: what the page sends is out of date.
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const sent = JSON.parse(String(message)) as { kind: string; version?: number };
      if (sent.kind === "lay-card") sent.version = 999;
      server.send(JSON.stringify(sent));
    });
  });
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand()).toHaveCount(8);
  const { you, table } = await player.seen();
  const play = you.plays.find(({ loses }) => !loses)!;
  await player.layByPointer(play.card, play.pile);
  await expect(page.getByText(player.say("refusal-stale")).first()).toBeVisible();
  await expect(player.hand()).toHaveCount(8);
  await expect(player.card(play.card)).toBeVisible();
  const before = table.game!.piles.find(({ pile }) => pile === play.pile)!.top;
  await expect(player.pile(play.pile)).toHaveAccessibleName(player.topOf(play.pile, before));
});

/** A person whom the server already knows. */
async function guest(page: Page, name: string): Promise<Player> {
  await page.request.post("/api/me", { data: { name } });
  return new Player(page, name);
}

/** What browsers log about a refused socket, and about asking why. */
const REFUSED = [/WebSocket connection to .* failed/, /the server responded with a status of 4\d\d .*\/socket/];

test("a visitor to a missing table is told so, although browsers hide why a socket is refused", async ({
  visit,
  watch,
}) => {
  watch.expected.push(...REFUSED);
  const player = await guest(await visit(), "Ada");
  await player.page.goto("/table/AAAAAAAAAAAAAAAAAAAAAA");
  await expect(player.page.getByText(player.say("invitation-gone"))).toBeVisible();
});

test("a visitor who may not watch a table is told so", async ({ visit, watch }) => {
  watch.expected.push(...REFUSED);
  const player = await guest(await visit(), "Ada");
  const stranger = await guest(await visit(), "Ben");
  const opened = await player.page.request.post("/api/play", {
    data: { settings: { players: 2, watch: "nobody" }, bot: "greedy" },
  });
  const { table } = (await opened.json()) as Update;
  await stranger.page.goto(`/table/${table.id}`);
  await expect(stranger.page.getByText(stranger.say("invitation-private"))).toBeVisible();
});

test.describe("with one socket for a person", () => {
  test.use({ settings: { SOCKETS_PER_PERSON: 1 } });
  test("a second window is told that there are too many, and gets in when the first is closed", async ({
    visit,
    watch,
  }) => {
    watch.expected.push(...REFUSED);
    const player = new Player(await visit(), "Ada");
    await player.page.goto("/");
    await player.button("web-deal").click();
    await expect(player.hand()).toHaveCount(8);
    const second = new Player(await player.page.context().newPage(), "Ada");
    await second.page.goto(player.page.url());
    await expect(second.page.getByText(second.say("close-too-many")).first()).toBeVisible();
    await player.page.close();
    await expect(second.hand()).toHaveCount(8, { timeout: 30_000 });
  });
});
