import { expect, test } from "./fixtures.ts";
import { choose, Player, reach } from "./player.ts";

test("dialogs return the focus, and no key acts on the board behind them", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand().first()).toBeVisible();
  // The focus of a screen starts at its title.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const opener of [
    page.getByTitle(player.say("web-played")),
    player.button("hint-short"),
    page.getByRole("button", { name: player.say("web-menu") }),
  ]) {
    await reach(page, opener);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(opener).toBeFocused();
  }

  // The next step of a dialog removes the button that had the focus.
  await reach(page, page.getByRole("button", { name: player.say("web-menu") }));
  await reach(page, player.button("concede"));
  await expect(page.getByRole("dialog").getByRole("heading")).toBeFocused();
  const before = (await player.seen()).table.game!.version;
  const play = (await player.seen()).you.plays[0]!;
  await page.keyboard.type(`${play.card}${play.pile}`);
  await page.keyboard.press("e");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect((await player.seen()).table.game!.version).toBe(before);
  await expect(player.card(play.card)).toHaveAttribute("aria-pressed", "false");
});

test("buttons that become disabled keep the focus", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand().first()).toBeVisible();
  const act = choose(await player.seen());
  if (act?.does !== "lay") throw new Error("There is nothing to lay at the beginning.");
  await player.lay(act);
  await reach(page, player.button("undo-short"));
  await expect.poll(async () => (await player.seen()).you.hand.includes(act.card)).toBe(true);
  await expect(player.button("undo-short")).toBeDisabled();
  await expect(player.button("undo-short")).toBeFocused();
});

test("letters and digits can be switched off", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand().first()).toBeVisible();
  const card = (await player.seen()).you.hand[0]!;
  await page.keyboard.press("?");
  await page.getByRole("checkbox", { name: player.say("web-keys-on") }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.type(String(card));
  await page.keyboard.press("p");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(player.card(card)).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(player.hand().first()).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("keys work on keyboard layouts with other letters", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand().first()).toBeVisible();
  const play = (await player.seen()).you.plays.find(({ loses }) => !loses)!;
  await player.card(play.card).click();
  // On a Russian keyboard A is ф, B и, C с, D в.
  const key = { A: "ф", B: "и", C: "с", D: "в" }[play.pile];
  await page.evaluate(
    ([written, code]) => dispatchEvent(new KeyboardEvent("keydown", { key: written, code, bubbles: true })),
    [key, `Key${play.pile}`] as const,
  );
  await expect.poll(async () => (await player.seen()).you.hand.includes(play.card)).toBe(false);
});
