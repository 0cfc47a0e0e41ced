import type { ClientMessage, ServerMessage } from "../../src/protocol.gen.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { cardsIn, overhear, Player } from "./player.ts";
import { Tables } from "./tables.ts";
import { say } from "./words.ts";

test("a card lies on its pile before the table has answered, and comes back if it is refused", async ({ page }) => {
  const line = await slowLine(page);
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const player = new Player(page, "Ada");
  await player.come(await tables.begin({ players: 1 }, []));
  const [first, other] = (await player.seen()).you.plays.filter(({ loses, pile }) => !loses && pile === "A");
  const pending = page.locator(".pile:has(.pending)");

  line.hold();
  await player.layByPointer(first!.card, "A");
  await expect(player.pile("A")).toHaveAccessibleName(player.topOf("A", first!.card));
  await expect(player.card(first!.card)).toHaveCount(0);
  await expect(pending).toHaveAttribute("data-pile", "A");
  await expect.poll(() => line.waiting).toBeGreaterThan(0);
  // Only the answer says what is legal next: until then no other card can be played.
  await page.keyboard.type(String(other!.card));
  await expect(player.card(other!.card)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("b");
  await page.keyboard.press("Escape");
  await expect(player.hand()).toHaveCount(7);
  await expect(player.button("undo-short")).toBeDisabled();
  line.release();
  await expect(pending).toHaveCount(0);
  await expect(player.button("undo-short")).toBeEnabled();
  await expect(player.pile("A")).toHaveAccessibleName(player.topOf("A", first!.card));
  expect(cardsIn(line.sent)).toEqual([first!.card]);

  // As if another tab of the same person had been quicker: what this one sends is out of date.
  const second = (await player.seen()).you.plays.find(({ loses, pile }) => !loses && pile === "D")!;
  line.hold();
  line.isOutdated = true;
  await player.layByPointer(second.card, "D");
  await expect(player.pile("D")).toHaveAccessibleName(player.topOf("D", second.card));
  await expect(pending).toHaveAttribute("data-pile", "D");
  await expect(player.hand()).toHaveCount(6);
  await expect.poll(() => line.waiting).toBeGreaterThan(0);
  line.release();
  await expect(page.getByText(say("refusal-stale")).first()).toBeVisible();
  await expect(pending).toHaveCount(0);
  await expect(player.hand()).toHaveCount(7);
  // It is marked, so that the player sees which card it is.
  await expect(player.card(second.card)).toHaveClass(/\breturned\b/);
  await expect(player.pile("D")).toHaveAccessibleName(player.topOf("D", 100));
});

test("after a lost connection the page asks for what it missed, and logs every event once", async ({ page, watch }) => {
  watch.expected.push(/WebSocket connection to .* failed/, /ERR_INTERNET_DISCONNECTED/);
  const { addresses, heard, sent } = overhear(page);
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const id = await tables.begin({ players: 1 }, []);
  const player = new Player(page, "Ada");
  await player.come(id);
  const lost = page.getByText(say("web-link-lost")).first();
  const laid: number[] = [];
  const next = async () => {
    const play = (await player.seen()).you.plays.find(({ loses }) => !loses)!;
    laid.push(play.card);
    return play;
  };
  const lastHeard = () =>
    Math.max(...heard.flatMap((message) => (message.kind === "update" ? [message.sequence] : [])));
  const offline = async (isOffline: boolean) => {
    await page.context().setOffline(isOffline);
    await expect(lost).toBeVisible({ visible: isOffline });
  };
  await player.lay(await next());
  await expect(player.button("undo-short")).toBeEnabled();

  await test.step("others continue meanwhile", async () => {
    const known = lastHeard();
    const opened = addresses.length;
    await offline(true);
    const play = await next();
    const { version } = (await player.seen()).table.game!;
    await tables.act(id, "lay-card", { version, card: play.card, pile: play.pile });
    await offline(false);
    await expect(player.card(play.card)).toHaveCount(0);
    expect(addresses.length).toBeGreaterThan(opened);
    for (const address of addresses.slice(opened))
      expect(new URL(address).searchParams.get("since")).toBe(String(known));
    expect(known).toBeGreaterThan(0);
  });

  await test.step("what was done offline is sent once the page is back", async () => {
    await offline(true);
    const play = await next();
    await player.layByPointer(play.card, play.pile);
    await expect(player.card(play.card)).toHaveCount(0);
    expect((await player.seen()).you.hand).toContain(play.card);
    await offline(false);
    await expect.poll(async () => (await player.seen()).you.hand).not.toContain(play.card);
    await expect(page.locator(".pending")).toHaveCount(0);
    expect(cardsIn(sent).filter((card) => card === play.card)).toHaveLength(1);
  });

  await page.getByRole("button", { name: say("web-menu") }).click();
  await player.button("web-log").click();
  const log = page.getByRole("list", { name: say("web-log") });
  const { piles } = (await player.seen()).table.game!;
  for (const card of laid) {
    const { pile } = piles.find(({ cards }) => cards.includes(card))!;
    await expect(log.getByText(say("event-card-laid-you", { card, pile }), { exact: true })).toHaveCount(1);
  }
  await expect(log.getByText(say("event-dealt", { number: 1 }), { exact: true })).toHaveCount(1);
});

/** A connection that can hold back the table's answers, and make what is sent out of date. */
interface SlowLine {
  readonly sent: ClientMessage[];
  readonly waiting: number;
  isOutdated: boolean;
  hold(): void;
  release(): void;
}

async function slowLine(page: Page): Promise<SlowLine> {
  const sent: ClientMessage[] = [];
  let held: (() => void)[] = [];
  let isHeld = false;
  const line: SlowLine = {
    sent,
    isOutdated: false,
    get waiting() {
      return held.length;
    },
    hold: () => (isHeld = true),
    release() {
      isHeld = false;
      for (const deliver of held) deliver();
      held = [];
    },
  };
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      sent.push(message);
      server.send(JSON.stringify(line.isOutdated && "version" in message ? { ...message, version: 999 } : message));
    });
    server.onMessage((text) => {
      // Presence is not an answer.
      const isAnswer = (JSON.parse(String(text)) as ServerMessage).kind !== "presence";
      if (isHeld && isAnswer) held.push(() => socket.send(text));
      else socket.send(text);
    });
  });
  return line;
}
