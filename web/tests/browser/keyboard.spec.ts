import { dealGame } from "./choices.ts";
import { expect, test } from "./fixtures.ts";
import { Player, playToTheEnd, reach } from "./player.ts";

test("a game is opened, played to its end and restarted by keyboard alone", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada", "en", "keys");
  await page.goto("/");
  await reach(page, player.button("web-deal"));
  await expect(player.hand().first()).toBeVisible();

  let wasTakenBack = false;
  let wasWalked = false;
  await playToTheEnd([player], async ({ you }) => {
    const play = you.plays.find(({ loses }) => !loses);
    if (!wasWalked && you.hand.length > 2) {
      wasWalked = true;
      const sorted = [...you.hand].sort((a, b) => a - b);
      await player.card(sorted[0]!).focus();
      await page.keyboard.press("ArrowRight");
      await expect(player.card(sorted[1]!)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(player.card(sorted[1]!)).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("Escape");
      await expect(player.card(sorted[1]!)).toHaveAttribute("aria-pressed", "false");
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    } else if (!wasTakenBack && play) {
      wasTakenBack = true;
      await player.lay(play);
      await expect(player.button("undo-short")).toBeEnabled();
      await page.keyboard.press("Backspace");
      await expect(player.card(play.card)).toBeVisible();
      await expect.poll(async () => (await player.seen()).you.hand.includes(play.card)).toBe(true);
    }
  });

  await player.expectEnd();
  expect(wasTakenBack).toBe(true);
  await reach(page, player.button("again"));
  await expect(player.hand().first()).toBeVisible();
  expect((await player.seen()).table.game!.number).toBe(2);
});

test("every play and every turn is announced to screen readers", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await dealGame(page, ["original"], 2);
  await player.button("bid-like-short").click();
  await expect(player.pile("A").or(page.getByRole("heading", { name: player.say("bidding-tie-host") }))).toBeVisible();
  if (!(await player.pile("A").isVisible())) await page.getByRole("main").getByRole("button").last().click();
  await expect.poll(async () => (await player.seen()).you.plays.length).toBeGreaterThan(0);
  const { you } = await player.seen();
  const play = you.plays.find(({ loses }) => !loses)!;
  await player.lay(play);
  const told = page.locator("[aria-live=polite], [role=log], [role=status]");
  await expect(
    told.filter({ hasText: player.say("event-card-laid-you", { card: play.card, pile: play.pile }) }),
  ).toHaveCount(1);
  await expect(page.getByText(player.say("owed-cards-you", { count: 1 })).first()).toBeVisible();
});

test("keys pressed before the table has answered are not lost", async ({ visit }) => {
  const page = await visit();
  const waiting: Array<() => void> = [];
  let isHeld = false;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => (isHeld ? waiting.push(() => socket.send(message)) : socket.send(message)));
  });
  const player = new Player(page, "Ada", "en", "keys");
  await page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand()).toHaveCount(8);
  const { you } = await player.seen();
  const first = you.plays.find(({ loses }) => !loses)!;
  const second = you.plays.find(({ card, pile, loses }) => !loses && card !== first.card && pile !== first.pile)!;

  isHeld = true;
  await player.lay(first);
  await page.keyboard.type(`${second.card}${second.pile.toLowerCase()}`);
  const release = () => {
    isHeld = false;
    for (const send of waiting.splice(0)) send();
  };
  release();
  await expect(player.pile(second.pile)).toHaveAccessibleName(player.topOf(second.pile, second.card));

  // What is typed while a turn is ending belongs to the next one.
  await expect(player.button("action-end-turn")).toBeEnabled();
  const { version } = (await player.seen()).table.game!;
  isHeld = true;
  await page.keyboard.press("e");
  await expect.poll(async () => (await player.seen()).table.game!.version).toBeGreaterThan(version);
  const kept = new Set(you.hand);
  const third = (await player.seen()).you.plays.find(({ card, loses }) => !loses && kept.has(card))!;
  await page.keyboard.type(`${third.card}${third.pile.toLowerCase()}`);
  release();
  await expect(player.pile(third.pile)).toHaveAccessibleName(player.topOf(third.pile, third.card));
  await expect.poll(async () => (await player.seen()).you.hand.includes(third.card)).toBe(false);
});
