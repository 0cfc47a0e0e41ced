import type { Hint, HintLevel, LegalPlay } from "../../src/protocol.gen.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { cardsIn, overhear, Player } from "./player.ts";
import { Tables } from "./tables.ts";
import { say } from "./words.ts";

test("a card that would lose the game needs confirmation, and declining sends nothing", async ({ page }) => {
  const tables = await nameless(page);
  const isRisky = (plays: ReadonlyArray<LegalPlay>) =>
    plays.some(({ loses }) => loses) && plays.some(({ loses }) => !loses);
  const id = await tables.underWay({ players: 1 }, [], Infinity, ({ you }) => isRisky(you.plays));
  const { sent } = overhear(page);
  const player = new Player(page, "Ada");
  await player.come(id);
  const { you, table } = await player.seen();
  const play = you.plays.find(({ loses }) => loses)!;
  const dialog = page.getByRole("dialog", { name: say("play-about", { card: play.card, pile: play.pile }) });

  await player.layByPointer(play.card, play.pile);
  await expect(dialog).toContainText(say("play-loses"));
  // Pressing Enter without thinking does not lose the game.
  await expect(dialog.getByRole("button", { name: say("web-cancel") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(player.card(play.card)).toBeVisible();
  await player.pile(play.pile).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(player.hand()).toHaveCount(you.hand.length);
  expect((await player.seen()).table.game!.version).toBe(table.game!.version);
  expect(cardsIn(sent)).toEqual([]);

  await player.pile(play.pile).click();
  await player.dare();
  const { ending } = (await player.expectEnd()).table.game!;
  expect(ending!.is_won).toBe(false);
  expect(cardsIn(sent)).toEqual([play.card]);
});

test("a player whose every card loses is told why, and chooses the last card without confirmation", async ({
  page,
}) => {
  const tables = await nameless(page);
  const id = await tables.underWay(
    { players: 1, edition: "extreme" },
    [],
    Infinity,
    ({ you }) => you.doomed_by !== null,
  );
  const player = new Player(page, "Ada");
  await player.come(id);
  const { you } = await player.seen();
  expect(you.plays.every(({ loses }) => loses)).toBe(true);
  await expect(page.getByText(say(`doomed-${you.doomed_by!}`)).first()).toBeVisible();

  let seen = await player.seen();
  while (seen.table.phase === "playing") {
    const { card, pile } = seen.you.plays[0]!;
    await player.layByPointer(card, pile);
    await expect(player.card(card)).toHaveCount(0);
    await expect(page.getByRole("dialog", { name: say("play-about", { card, pile }) })).toHaveCount(0);
    // The page shows a play before the server has received it.
    await expect.poll(async () => (await player.seen()).you.hand).not.toContain(card);
    seen = await player.seen();
  }
  expect(seen.table.game!.ending!.code).not.toBe("minimum");
});

test("an order tints its pile and the piles that it binds, until it is covered", async ({ page }) => {
  const player = new Player(page, "Ada");
  const open = async (lesson: string) => {
    await page.goto(`/tutorial#${lesson}`);
    await expect(page.locator("#lesson-about")).toHaveText(say(`lesson-${lesson}-about`));
    await expect(player.hand().first()).toBeVisible();
  };
  // It lasts, but only binds the player who draws, so only its own pile is tinted.
  await open("draw-one");
  await expect.poll(() => framesOf(page)).toEqual({ A: 1 });
  const [ordered, ...others] = await groundsOf(page);
  expect(new Set(others).size).toBe(1);
  expect(ordered).not.toBe(others[0]);

  await test.step("no backwards trick: it binds all piles", async () => {
    await open("no-backwards");
    await expect.poll(() => framesOf(page)).toEqual({ A: 1, B: 1, C: 1, D: 1 });
    expect(new Set(await groundsOf(page))).toEqual(new Set([ordered]));
    await player.layByPointer(22, "B");
    await expect.poll(() => framesOf(page)).toEqual({});
    expect(new Set(await groundsOf(page))).toEqual(new Set([others[0]]));
  });

  await test.step("all cards on one pile: that pile has a solid frame", async () => {
    await open("one-pile");
    await expect.poll(() => framesOf(page)).toEqual({ B: 1 });
    await player.layByPointer(41, "A");
    await expect.poll(() => framesOf(page)).toEqual({ A: 3, B: 1 });
    expect((await groundsOf(page))[0]).toBe(ordered);
  });
});

test("hints reveal a little more each time and point at what they name, and the result counts them", async ({
  page,
}) => {
  const tables = await nameless(page);
  const id = await tables.begin({ players: 1 }, []);
  const { heard } = overhear(page);
  const player = new Player(page, "Ada");
  await player.come(id);
  const pointedAt = async () => ({
    piles: await page
      .locator(".pile.hinted")
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("data-pile"))),
    cards: await page
      .locator(".hand .hinted")
      .evaluateAll((nodes) => nodes.map((node) => Number(node.getAttribute("data-card")))),
  });
  const hintOf = async (level: HintLevel): Promise<Hint> => {
    await expect
      .poll(() => heard.filter((message) => message.kind === "hint" && message.level === level))
      .toHaveLength(1);
    return heard.find((message): message is Hint => message.kind === "hint" && message.level === level)!;
  };

  await player.button("hint-short").click();
  const dialog = page.getByRole("dialog", { name: say("hint-ask") });
  await expect(dialog).toContainText(say("web-hint-note"));
  expect(heard.filter(({ kind }) => kind === "hint")).toEqual([]);
  await dialog.getByRole("button", { name: say("hint-nudge-short") }).click();
  const nudge = await hintOf("nudge");
  await expect(page.getByText(say("hint-nudge", { pile: nudge.pile! }))).toBeVisible();
  expect(await pointedAt()).toEqual({ piles: [nudge.pile], cards: [] });

  await player.button("hint-card-short").click();
  const card = await hintOf("card");
  await expect(page.getByText(say("hint-card", { card: card.card! }))).toBeVisible();
  expect(await pointedAt()).toEqual({ piles: [], cards: [card.card] });

  await player.button("hint-move-short").click();
  const move = await hintOf("move");
  const sentence = page.getByText(say("hint-move", { card: move.card!, pile: move.pile! }));
  await expect(sentence).toBeVisible();
  expect(await pointedAt()).toEqual({ piles: [move.pile], cards: [move.card] });
  // All three are about the same move, and there is nothing more to reveal.
  expect([nudge.pile, card.card]).toEqual([move.pile, move.card]);
  await expect(player.button("hint-short")).toBeDisabled();

  await player.layByPointer(move.card!, move.pile!);
  await expect(sentence).toBeHidden();
  expect(await pointedAt()).toEqual({ piles: [], cards: [] });
  // From now on hints need no confirmation.
  await page.keyboard.press("h");
  await expect.poll(() => heard.filter(({ kind }) => kind === "hint")).toHaveLength(4);
  await expect(page.getByRole("dialog")).toBeHidden();

  await tables.act(id, "concede", { agrees: true });
  await expect(page.getByText(say("outcome-hints", { count: 2 }))).toBeVisible();
});

test("the played cards are listed pile by pile in order, and then those that nobody has seen", async ({ page }) => {
  const tables = await nameless(page);
  const id = await tables.underWay({ players: 2 }, ["greedy"], 12);
  const player = new Player(page, "Ada");
  await player.come(id);
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: say("web-played") });
  await expect(dialog).toBeVisible();
  const { you, table } = await player.seen();
  const known = new Set([...you.hand, ...table.game!.piles.flatMap(({ cards }) => [...cards])]);
  const unknown = Array.from({ length: 98 }, (_, index) => index + 2).filter((card) => !known.has(card));
  const listed = Object.fromEntries(
    await dialog
      .locator("dl > div")
      .evaluateAll((groups) =>
        groups.map((group) => [
          group.querySelector("dt")!.textContent,
          [...group.querySelectorAll("dd > span")].map((card) => card.textContent),
        ]),
      ),
  ) as Record<string, string[]>;
  const expected = table.game!.piles.map(({ pile, ascends, cards }) => {
    const words = cards.length > 0 ? cards.map(String) : [say("pile-empty", { pile })];
    return [say(ascends ? "pile-ascending" : "pile-descending", { pile }), words];
  });
  expect(listed).toEqual({
    ...Object.fromEntries(expected),
    [`${say("web-unseen")} (${unknown.length})`]: unknown.map(String),
  });
  // A pile that takes no card opens the list, too.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await player.pile("D").click();
  await expect(dialog).toBeVisible();
});

/** The piles with a frame in the colour of orders, and its width. */
function framesOf(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const probe = document.createElement("i");
    document.body.append(probe);
    probe.style.setProperty("color", "var(--order)");
    const { color } = getComputedStyle(probe);
    probe.remove();
    const frames = [...document.querySelectorAll<HTMLElement>("[data-pile]")].map((pile) => {
      const shadow = getComputedStyle(pile).boxShadow;
      return [pile.dataset["pile"]!, shadow.startsWith(color) ? Number(/(\d+)px inset$/.exec(shadow)![1]) : 0] as const;
    });
    return Object.fromEntries(frames.filter(([, width]) => width > 0));
  });
}

/** The background colours of the piles, from A to D. */
function groundsOf(page: Page): Promise<string[]> {
  return page
    .locator("[data-pile]")
    .evaluateAll((piles) => piles.map((pile) => getComputedStyle(pile).backgroundColor));
}

/** The tables of a signed-in person without a name. */
async function nameless(page: Page): Promise<Tables> {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "" });
  return tables;
}
