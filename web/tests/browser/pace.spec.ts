import type { LegalPlay, Update } from "../../src/protocol.gen.ts";
import { slipOf } from "../../src/board/costs.ts";
import { openGames } from "./choices.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { agreeWhoStarts, Player, sitDown, soon } from "./player.ts";
import { Tables } from "./tables.ts";
import { say } from "./words.ts";

/** Fewer taps, and no slip that ruins a game: what the page does by itself, prepares, confirms and offers to undo. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const prefer = (page: Page, playing: object) =>
  page.addInitScript((kept) => {
    if (location.protocol.startsWith("http")) localStorage.setItem("ninetyeight", JSON.stringify({ playing: kept }));
  }, playing);

/** A legal play that skips far more than needed. */
function slipIn({ you, table }: Update) {
  const owed = table.game!.owed?.cards ?? 0;
  const slips = you.plays.filter((play) => !play.loses && slipOf(play, you.plays, owed) > 0);
  return slips[0];
}

test("without undo, a slip is questioned at its pile: choosing it again plays it, Escape does not", async ({
  visit,
}) => {
  const page = await visit(PHONE);
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const settings = { players: 2, undo: false };
  const id = await tables.underWay(settings, ["greedy"], 0, undefined, (update) => slipIn(update) !== undefined);
  const player = new Player(page, "Ada");
  await player.come(id);
  const update = await player.seen();
  const { card, pile } = slipIn(update)!;
  const count = slipOf(slipIn(update)!, update.you.plays, update.table.game!.owed!.cards);
  const question = page.getByRole("status").getByText(say("web-slip-ask", { card, pile, count }));

  await player.card(card).tap();
  await player.pile(pile).tap();
  await expect(question).toBeVisible();
  await expect(page.locator(`[data-pile="${pile}"]`)).toHaveClass(/asked/);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  expect((await player.seen()).table.game!.version).toBe(update.table.game!.version);

  await player.card(card).tap();
  await player.pile(pile).tap();
  await expect(question).toBeVisible();
  await player.pile(pile).tap();
  await expect.poll(async () => (await player.seen()).you.hand, soon("it is played")).not.toContain(card);
});

test("a slip by keys is questioned as well: pressing its letter again plays it", async ({ visit }) => {
  const page = await visit();
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const settings = { players: 2, undo: false };
  const id = await tables.underWay(settings, ["greedy"], 0, undefined, (update) => slipIn(update) !== undefined);
  const player = new Player(page, "Ada");
  await player.come(id);
  const update = await player.seen();
  const { card, pile } = slipIn(update)!;
  const count = slipOf(slipIn(update)!, update.you.plays, update.table.game!.owed!.cards);
  const question = page.getByRole("status").getByText(say("web-slip-ask", { card, pile, count }));

  await player.layByKeys(card, pile);
  await expect(question).toBeVisible();
  expect((await player.seen()).table.game!.version).toBe(update.table.game!.version);
  await page.keyboard.press(pile.toLowerCase());
  await expect(question).toBeHidden();
  await expect.poll(async () => (await player.seen()).you.hand, soon("it is played")).not.toContain(card);
});

test("a slip that ends the turn is questioned even with undo, because it cannot be taken back", async ({ visit }) => {
  const page = await visit(PHONE);
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const endingSlip = ({ you, table }: Update) =>
    you.plays.find(
      (play) => play.ends_turn && !play.loses && slipOf(play, you.plays, table.game!.owed?.cards ?? 0) > 0,
    );
  const settings = { players: 1, edition: "extreme" };
  const id = await tables.underWay(settings, [], 0, undefined, (update) => endingSlip(update) !== undefined);
  const player = new Player(page, "Ada");
  await player.come(id);
  const update = await player.seen();
  expect(update.table.game!.has_undo).toBe(true);
  const { card, pile } = endingSlip(update)!;

  await player.card(card).tap();
  await player.pile(pile).tap();
  await expect(page.locator(`[data-pile="${pile}"]`)).toHaveClass(/asked/);
  expect((await player.seen()).table.game!.version).toBe(update.table.game!.version);
  await player.pile(pile).tap();
  await expect.poll(async () => (await player.seen()).you.hand, soon("it is played")).not.toContain(card);
  expect((await player.seen()).you.may_take_back).toBe(false);
});

for (const { company, bots } of [
  { company: "alone", bots: [] },
  { company: "among bots", bots: ["greedy", "sharp"] },
]) {
  test(`${company}, a slip is played at once and can be taken back, with no offer if warnings are off`, async ({
    visit,
  }) => {
    const page = await visit(PHONE);
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada" });
    const settings = { players: 1 + bots.length };
    const id = await tables.underWay(settings, bots, 0, undefined, (update) => slipIn(update) !== undefined);
    const player = new Player(page, "Ada");
    await player.come(id);
    const { card, pile } = slipIn(await player.seen())!;
    const offer = page.locator(".notice").getByRole("button", { name: say("undo") });

    await player.card(card).tap();
    await player.pile(pile).tap();
    await offer.tap();
    await expect.poll(async () => (await player.seen()).you.hand, soon("it is back")).toContain(card);
    await expect(offer).toBeHidden();

    await prefer(page, { warns: false, ending: "never" });
    await page.reload();
    await player.card(card).tap();
    await player.pile(pile).tap();
    await expect(player.pile(pile)).toHaveAccessibleName(player.topOf(pile, card));
    await expect.poll(async () => (await player.seen()).you.hand, soon("it is played")).not.toContain(card);
    await expect(offer).toHaveCount(0);
  });
}

test("among bots, keys take a card back and ask for a hint, but a finished turn cannot be undone", async ({
  visit,
}) => {
  const page = await visit();
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const isFit = ({ you }: Update) => you.plays.some(({ loses }) => !loses);
  const id = await tables.underWay({ players: 3 }, ["greedy", "sharp"], 0, undefined, isFit);
  const player = new Player(page, "Ada", "en", "keys");
  await player.come(id);
  const { you } = await player.seen();
  const back = page.getByTitle(say("undo"));
  await expect(back).toBeDisabled();
  const play = [...you.plays].sort((a, b) => a.step - b.step).find(({ loses }) => !loses)!;
  await player.lay(play);
  await expect(back).toBeEnabled();
  await page.keyboard.press("Backspace");
  await expect.poll(async () => (await player.seen()).you.hand, soon("it is back")).toEqual(you.hand);

  await page.keyboard.press("h");
  const dialog = page.getByRole("dialog", { name: say("hint-ask") });
  await dialog.getByRole("button", { name: say("hint-nudge-short") }).click();
  await expect(page.locator(".pile.hinted")).toHaveCount(1);

  for (let update = await player.seen(); !update.you.may_end_turn; update = await player.seen()) {
    const [next] = [...update.you.plays].sort((a, b) => a.step - b.step);
    await player.lay(next!);
  }
  await player.endTurn();
  await expect(back).toBeDisabled();
});

/** A play of the player on turn that goes past a card of the waiting one. */
async function passing(waiting: Player, onTurn: Player) {
  const [{ you, table }, { you: other }] = await Promise.all([waiting.seen(), onTurn.seen()]);
  for (const { card, pile, step, loses } of other.plays) {
    const { ascends, top } = table.game!.piles.find((each) => each.pile === pile)!;
    const passed = you.hand.find((own) => (ascends ? top < own && own < card : card < own && own < top));
    if (passed !== undefined && step > 0 && !loses) return { card, pile, passed };
  }
  return null;
}

test("a turn in which enough is played ends by itself, unless it is kept", async ({ visit }) => {
  const page = await visit();
  await prefer(page, { ending: "done" });
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const isDone = ({ you }: Update) => you.may_end_turn && you.plays.every(({ step }) => step > 1);
  const id = await tables.underWay({ players: 1 }, [], Infinity, isDone);
  const player = new Player(page, "Ada");
  await player.come(id);
  const { version } = (await player.seen()).table.game!;
  const keep = player.button("web-keep-turn");

  await expect(page.getByRole("status").getByText(say("web-ends"))).toBeVisible();
  await keep.click();
  await expect(keep).toBeHidden();
  expect((await player.seen()).table.game!.version).toBe(version);

  await page.reload();
  await expect(keep).toBeVisible();
  await expect
    .poll(async () => (await player.seen()).table.game!.version, soon("the turn ends"))
    .toBeGreaterThan(version);
  await expect(keep).toBeHidden();
});

test.describe("with the preferences of a new visitor", () => {
  test.use({ playing: {} });

  test("a turn ends by itself once no card fits any more, and not before", async ({ visit }) => {
    const page = await visit(PHONE);
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada" });
    const isStuck = ({ you }: Update) => you.may_end_turn && you.plays.length === 0;
    const id = await tables.underWay({ players: 1 }, [], Infinity, isStuck, isStuck);
    const stuck = await tables.seen(id);
    await tables.act(id, "take-back", { version: stuck.table.game!.version });
    const player = new Player(page, "Ada");
    await player.come(id);
    const { you, table } = await player.seen();
    const isLast = ({ card, pile }: LegalPlay) =>
      !stuck.you.hand.includes(card) && stuck.table.game!.piles.some((each) => each.pile === pile && each.top === card);
    const { card, pile } = you.plays.find(isLast)!;
    await expect(player.button("web-keep-turn")).toHaveCount(0);
    await player.card(card).tap();
    await player.pile(pile).tap();
    // The play is one version, the end of the turn another.
    await expect
      .poll(async () => (await player.seen()).table.game!.version, soon("the turn ends"))
      .toBeGreaterThan(table.game!.version + 1);
  });
});

/** Plays a person's turn as a beginner would, until the bot in seat 1 is on turn. */
async function endTurnOf(player: Player, tables: Tables, id: string): Promise<void> {
  for (let update = await player.seen(); !update.you.may_end_turn; update = await player.seen()) {
    const [play] = [...update.you.plays].sort((a, b) => a.step - b.step);
    await tables.act(id, "lay-card", { card: play!.card, pile: play!.pile, version: update.table.game!.version });
  }
  const { version } = (await player.seen()).table.game!;
  await tables.act(id, "end-turn", { version });
  await expect.poll(async () => (await player.seen()).table.game!.turn, soon("the bot is on turn")).toBe(1);
}

/** The highest card and an ascending pile: a greedy bot does not pass it. */
async function farCard(player: Player) {
  const { you, table } = await player.seen();
  const pile = table.game!.piles.find(({ ascends, cards }) => ascends && cards.length === 0)?.pile ?? "A";
  return { card: Math.max(...you.hand), pile };
}

test.describe("while a bot thinks", () => {
  test.use({ settings: { BOT_PACE: 3 } });

  test("the next turn is prepared, and played when it comes", async ({ visit }) => {
    const page = await visit();
    await prefer(page, { warns: false });
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada" });
    const id = await tables.begin({ players: 2 }, ["greedy"]);
    const player = new Player(page, "Ada");
    await player.come(id);
    await endTurnOf(player, tables, id);

    const { card, pile } = await farCard(player);
    await page.keyboard.type(String(card));
    await expect(page.getByRole("status").getByText(say("web-prepare", { card }))).toBeVisible();
    await page.keyboard.press(pile.toLowerCase());
    const ready = page.getByRole("status").getByText(say("web-prepared", { plays: `${card} ${pile}` }));
    await expect(ready).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(ready).toBeHidden();
    await page.keyboard.type(`${card}${pile.toLowerCase()}`);
    await expect(ready).toBeVisible();

    await expect
      .poll(async () => (await player.seen()).you.hand, { ...soon("it is played"), timeout: 60_000 })
      .not.toContain(card);
    await expect(player.pile(pile)).toHaveAccessibleName(player.topOf(pile, card));
  });
});

test.describe("while a bot thinks, by touch", () => {
  test.use({ settings: { BOT_PACE: 3 } });

  test("a card picked out of turn is prepared, dropped, prepared again and played when the turn comes", async ({
    visit,
  }) => {
    const page = await visit(PHONE);
    await prefer(page, { warns: false });
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada" });
    const id = await tables.begin({ players: 2 }, ["greedy"]);
    const player = new Player(page, "Ada");
    await player.come(id);
    await endTurnOf(player, tables, id);
    const { card, pile } = await farCard(player);
    const status = page.getByRole("status");
    const ready = status.getByText(say("web-prepared", { plays: `${card} ${pile}` }));

    await player.card(card).tap();
    await expect(status.getByText(say("web-prepare", { card }))).toBeVisible();
    await player.pile(pile).tap();
    await player.button("web-prepared-drop").tap();
    await expect(ready).toBeHidden();
    await expect(player.card(card)).toHaveAttribute("aria-pressed", "false");
    await player.card(card).tap();
    await player.pile(pile).tap();
    await expect(ready).toBeVisible();
    await expect
      .poll(async () => (await player.seen()).you.hand, { ...soon("it is played"), timeout: 60_000 })
      .not.toContain(card);
    await expect(player.pile(pile)).toHaveAccessibleName(player.topOf(pile, card));
  });
});

test.describe("while bots take their time", () => {
  test.use({ settings: { BOT_PACE: 6 } });

  for (const { how, device, skip } of [
    // Not close to what the partner played: a tap there would replay it.
    {
      how: "a tap on the board",
      device: PHONE,
      skip: (page: Page) => page.locator(".board .owed").tap({ position: { x: 6, y: 4 } }),
    },
    { how: "a key", device: {}, skip: (page: Page) => page.keyboard.press("f") },
    {
      how: "the button",
      device: PHONE,
      skip: (page: Page) => page.getByRole("button", { name: say("skip-ahead") }).tap(),
    },
  ]) {
    test(`${how} skips to the player's turn`, async ({ visit }) => {
      const page = await visit(device);
      const tables = new Tables(page);
      await tables.ask("/api/me", { name: "Ada" });
      const id = await tables.begin({ players: 2, pace: "instant" }, ["greedy"]);
      const player = new Player(page, "Ada");
      await player.come(id);
      await endTurnOf(player, tables, id);
      await tables.act(id, "set-pace", { pace: "slow" });

      const button = player.button("skip-ahead");
      await expect(button).toBeVisible();
      await expect(player.button("action-end-turn")).toHaveCount(0);
      await skip(page);
      await expect(button).toBeHidden();
      await expect(player.button("action-end-turn")).toBeVisible();
      await expect
        .poll(async () => (await player.seen()).you.is_on_turn, { ...soon("the player's turn comes"), timeout: 10_000 })
        .toBe(true);
      expect((await player.seen()).table.settings.pace).toBe("slow");
    });
  }
});

test.describe("a prepared play that is a slip", () => {
  test.use({ settings: { BOT_PACE: 1 } });

  for (const { what, undo } of [
    { what: "without undo", undo: false },
    { what: "even with undo", undo: null },
  ]) {
    test(`is questioned when the turn comes, ${what}`, async ({ visit }) => {
      const page = await visit(PHONE);
      const tables = new Tables(page);
      await tables.ask("/api/me", { name: "Ada" });
      const id = await tables.begin({ players: 2, undo }, ["greedy"]);
      const player = new Player(page, "Ada");
      await player.come(id);
      await endTurnOf(player, tables, id);

      const { card, pile } = await farCard(player);
      await player.card(card).tap();
      await player.pile(pile).tap();

      const update = async () => (await player.seen()).you;
      await expect.poll(async () => (await update()).is_on_turn, soon("the turn comes")).toBe(true);
      await expect(page.locator(`[data-pile="${pile}"]`)).toHaveClass(/asked/);
      await expect(player.card(card)).toHaveAttribute("aria-pressed", "true");
      expect((await update()).hand).toContain(card);
      await player.pile(pile).tap();
      await expect.poll(async () => (await update()).hand, soon("it is played")).not.toContain(card);
    });
  }
});

test("a prepared play is dropped with a message once its pile has gone past it", async ({ visit }) => {
  const [ada, ben] = [new Player(await visit(), "Ada"), new Player(await visit(), "Ben")];
  await sitDown([ada, ben], { players: 2 });
  await agreeWhoStarts([ada, ben]);
  const tables = { ada: new Tables(ada.page), ben: new Tables(ben.page) };
  const id = ada.tableId;
  const endTurn = async (who: "ada" | "ben") => {
    await tables[who].playOn(id, Infinity, ({ you }) => you.may_end_turn);
    await tables[who].act(id, "end-turn", { version: (await tables[who].seen(id)).table.game!.version });
  };
  // Until Ben has a card that goes past one of Ada's.
  await endTurn("ada");
  let found = await passing(ada, ben);
  for (; !found; found = await passing(ada, ben)) {
    await endTurn("ben");
    await endTurn("ada");
  }
  const { card, pile, passed } = found;
  await expect(ada.hand()).toHaveCount((await ada.seen()).you.hand.length);
  await ada.card(passed).click();
  await ada.pile(pile).click();
  await expect(
    ada.page.getByRole("status").getByText(say("web-prepared", { plays: `${passed} ${pile}` })),
  ).toBeVisible();
  const { version } = (await ben.seen()).table.game!;
  await tables.ben.act(id, "lay-card", { card, pile, version });
  await expect(ada.page.getByRole("status").getByText(say("web-stale-passed", { card: passed, pile }))).toBeVisible();
  await expect(ada.card(passed)).toBeVisible();
  expect((await ada.seen()).you.hand).toContain(passed);
});

test("play preferences are set in the menu of the table, and kept", async ({ visit }) => {
  const page = await visit(PHONE);
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const player = new Player(page, "Ada");
  await player.come(await tables.begin({ players: 1 }, []));
  await player.button("web-menu").tap();
  const group = page.getByRole("group", { name: say("web-playing") });
  await group.getByLabel(say("web-ending")).selectOption("done");
  await group.getByLabel(say("web-warns")).uncheck();
  await expect(group.getByLabel(say("setting-pace"))).toHaveCount(0);
  const kept = await page.evaluate(
    () => (JSON.parse(localStorage.getItem("ninetyeight")!) as { playing: object }).playing,
  );
  expect(kept).toMatchObject({ ending: "done", warns: false, gestures: true });
});

test("the host sets the pace of bots in the menu, for this table and the next", async ({ visit }) => {
  const page = await visit(PHONE);
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const player = new Player(page, "Ada");
  await player.come(await tables.begin({ players: 3 }, ["greedy", "sharp"]));
  await player.button("web-menu").tap();
  const choice = page.getByRole("group", { name: say("web-playing") }).getByLabel(say("setting-pace"));
  await expect(choice).toHaveValue("normal");
  await choice.selectOption("fast");
  await expect.poll(async () => (await player.seen()).table.settings.pace, soon("it is set")).toBe("fast");
  await expect(choice).toHaveValue("fast");
  await page.goto("/");
  const dialog = await openGames(page);
  await dialog.getByRole("button", { name: say("web-deal") }).tap();
  await expect(player.pile("A")).toBeVisible();
  expect((await player.seen()).table.settings.pace).toBe("fast");
});

test("a guest reads at what pace bots play, and who sets it", async ({ page, visit }) => {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const id = await tables.open({ players: 3, pace: "slow" }, ["greedy"]);
  const ben = new Player(await visit(PHONE), "Ben");
  const guest = new Tables(ben.page);
  await guest.ask("/api/me", { name: "Ben" });
  await guest.act(id, "sit");
  await ben.page.goto(`/table/${id}`);
  const agreed = ben.page.getByRole("definition").filter({ hasText: new RegExp(`^${say("pace-slow")}$`) });
  await expect(agreed).toHaveCount(1);
  await ben.button("web-menu").tap();
  const group = ben.page.getByRole("group", { name: say("web-playing") });
  const pace = say("web-figure", { name: say("setting-pace"), text: say("pace-slow") });
  await expect(group.getByText(pace)).toBeVisible();
  await expect(group.getByText(say("web-pace-by", { name: "Ada" }))).toBeVisible();
  await expect(group.getByRole("combobox", { name: say("setting-pace") })).toHaveCount(0);
});
