import type { BrowserContextOptions } from "@playwright/test";
import { expect, test, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";
import { Tables } from "./tables.ts";
import { EXCELLENT, WINNING } from "./server.ts";

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SHOTS = process.env["SHOTS"];

/** Take a screenshot for people who work on the page; no test compares them. */
async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

/** Somebody at a table of their own, whose page shows it shortly before the end. */
async function nearTheEnd(page: Page): Promise<{ player: Player; tables: Tables; id: string }> {
  await page.request.post("/api/me", { data: { name: "Ada", language: "en" } });
  const tables = new Tables(page);
  const id = await tables.begin({ players: 1 }, []);
  await tables.playOn(id, Infinity, ({ table, you }) => table.game!.left < 95 && you.plays.length === 1);
  return { player: new Player(page, "Ada"), tables, id };
}

for (const [name, options] of [
  ["on a phone", PHONE],
  ["on a desktop", { viewport: { width: 1280, height: 800 } }],
] as const) {
  test(`a loss is told on the board, then on its page, ${name}`, async ({ visit }) => {
    const page = await visit(options);
    const { player, tables, id } = await nearTheEnd(page);
    await page.goto(`/table/${id}`);
    await expect(player.hand().first()).toBeVisible();
    await tables.playOn(id, Infinity);
    const { ending } = (await tables.seen(id)).table.game!;
    expect(ending!.code).toBe("minimum");
    // The hand is still there, and tries its piles.
    await expect(page.locator(".cannot").first()).toBeVisible();
    await shot(page, `last-stand-${name.split(" ").at(-1)}`);
    const why = player.lackOfCards(ending!);
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByText("Backwards trick!")).toHaveCount(0);
    await player.button("ending-skip").click();
    await expect(page.getByRole("heading", { level: 1, name: player.say("outcome-lost") })).toBeFocused();
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole("heading", { name: player.say("ending-decided") })).toBeVisible();
    await shot(page, `lost-${name.split(" ").at(-1)}`);

    await player.button("ending-solve").click();
    await page.getByRole("link", { name: player.say("ending-solve-yes") }).click({ timeout: 60_000 });
    await expect(page.getByText(player.say("ending-line-about"))).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("radio", { name: player.say("ending-line-won") })).toBeChecked();
    await expect(page.getByText(player.say("outcome-won-alone"))).toBeVisible();
    await shot(page, `line-${name.split(" ").at(-1)}`);
    await page.getByRole("radio", { name: player.say("ending-line-played") }).check();
    await expect(page.getByText(player.say("outcome-lost"))).toBeVisible();
    await expect(page.getByText(player.say("ending-line-about"))).toBeHidden();
  });
}

test("with reduced motion, the lost hand is a still picture", async ({ visit }) => {
  const page = await visit({ reducedMotion: "reduce" });
  const { player, tables, id } = await nearTheEnd(page);
  await page.goto(`/table/${id}`);
  await expect(player.hand().first()).toBeVisible();
  await tables.playOn(id, Infinity);
  await expect(page.locator(".cannot")).toHaveCount(4);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1, name: player.say("outcome-lost") })).toBeFocused();
});

test("why a card cannot be laid stays on its own pile in long words too", async ({ visit }) => {
  const page = await visit({ ...PHONE, viewport: { width: 360, height: 740 }, locale: "ru", reducedMotion: "reduce" });
  const { tables, id } = await nearTheEnd(page);
  await page.goto(`/table/${id}`);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await tables.playOn(id, Infinity);
  await expect(page.locator(".cannot")).toHaveCount(4);
  const spill = await page.evaluate(() => {
    // The longest that a pile can say.
    for (const label of document.querySelectorAll(".cannot")) label.textContent = "сначала огонёк";
    const piles = [...document.querySelectorAll(".pile")].map((pile) => pile.getBoundingClientRect());
    return [...document.querySelectorAll(".cannot")].map((label) => {
      const { left, right } = label.getBoundingClientRect();
      return Math.min(...piles.map((pile) => Math.max(pile.left - left, right - pile.right)));
    });
  });
  expect(Math.max(...spill)).toBeLessThanOrEqual(0.5);
});

test("no trick is celebrated once the game is lost", async ({ visit }) => {
  const page = await visit();
  await page.request.post("/api/me", { data: { name: "Ada", language: "en" } });
  const tables = new Tables(page);
  const isTrick = ({ step, loses }: { step: number; loses: boolean }) => step < 0 && !loses;
  const id = await tables.underWay({ players: 1 }, [], Infinity, ({ you }) => you.plays.some(isTrick));
  const player = new Player(page, "Ada");
  // No celebration ends by itself.
  await page.clock.install();
  await page.goto(`/table/${id}`);
  await expect(player.hand().first()).toBeVisible();
  const { you, table } = await tables.seen(id);
  const { card, pile } = you.plays.find(isTrick)!;
  await tables.act(id, "lay-card", { version: table.game!.version, card, pile });
  const gold = page.getByText(`${player.say("trick")}!`, { exact: true });
  await expect(gold).toBeVisible();
  await tables.act(id, "concede", { agrees: true });
  await expect(page.locator(".owed")).toContainText(player.say("outcome-lost"));
  await expect(gold).toBeHidden();
  await expect(page.locator(".rewound, .arc")).toHaveCount(0);
});

test("fewer than ten left is celebrated calmly, beside the player's best and average", async ({ server, visit }) => {
  const page = await visit({ ...PHONE, reducedMotion: "reduce" });
  await page.request.post("/api/me", { data: { name: "Ada", language: "en" } });
  const tables = new Tables(page);
  const player = new Player(page, "Ada");
  await tables.givenUp("original");
  server.reseed(EXCELLENT);
  const id = await tables.playedOut();
  const { left, is_excellent } = (await tables.seen(id)).table.game!.ending!;
  expect({ is_excellent, isWon: left === 0 }).toEqual({ is_excellent: true, isWon: false });
  await page.goto(`/table/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: player.say("outcome-excellent") })).toBeFocused();
  await expect(page.getByText(player.say("outcome-left", { count: left }))).toBeVisible();
  // A still medal in gold; nothing flies.
  await expect(page.locator(".medal:not(.won)")).toBeVisible();
  await expect(page.locator(".sky")).toBeHidden();
  // The average is that of the games before.
  const scale = { left, best: left, mean: 98 };
  await expect(page.getByRole("img", { name: player.say("ending-scale", scale) })).toBeVisible();
  await expect(page.getByText(player.say("ending-new-best"))).toBeVisible();

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await expect(page.locator(".sky.calm span")).toHaveCount(18);
});

test("the turn that decided it opens in the replay", async ({ visit }) => {
  const page = await visit();
  const { player, tables, id } = await nearTheEnd(page);
  await tables.playOn(id, Infinity);
  await page.goto(`/table/${id}`);
  const { widest } = (await tables.seen(id)).table.game!.ending!.figures;
  await page.getByRole("link", { name: player.say("ending-decided-watch") }).click();
  await expect(page).toHaveURL(new RegExp(`#at=${widest!.step}$`));
  await expect(page.locator(".moment")).toContainText(String(widest!.card));
});

test.describe("a win", () => {
  test.use({ seed: WINNING });
  test("is celebrated even with reduced motion, and its result can be beaten", async ({ visit }) => {
    const page = await visit({ ...PHONE, reducedMotion: "reduce" });
    await page.request.post("/api/me", { data: { name: "Ada", language: "en" } });
    const tables = new Tables(page);
    const id = await tables.playedOut();
    await page.goto(`/table/${id}`);
    const player = new Player(page, "Ada");
    await expect(page.getByRole("heading", { level: 1, name: player.say("ending-won") })).toBeFocused();
    await expect(page.locator(".medal i")).toHaveCount(9);
    await expect(page.locator(".sky")).toBeHidden();
    await expect(player.button("ending-solve")).toBeHidden();
    await shot(page, "won-phone");
    await player.button("web-share").click();
    await expect(page.locator("canvas")).toBeVisible();
    await shot(page, "share-phone");
    await page.keyboard.press("Escape");
    await player.button("ending-beat").click();
    const link = page.getByRole("textbox", { name: player.say("ending-beat") });
    await expect(link).toHaveValue(/\/challenge\//);
    const { pathname } = new URL(await link.inputValue());

    const friend = await visit(PHONE);
    const ben = new Player(friend, "Ben");
    const said: string[] = [];
    friend.on("response", (response) => {
      if (response.url().includes("/api/challenges/")) void response.text().then((text) => said.push(text));
    });
    await friend.goto(pathname);
    await expect(friend.getByText(ben.say("ending-challenge-about"))).toBeVisible();
    await shot(friend, "challenge-phone");
    await ben.button("ending-challenge-play").click();
    await expect(ben.hand().first()).toBeVisible();
    const deck = (await tables.seen(id)).table.game!.ending!.deck;
    const { you, table } = await new Tables(friend).seen(friend.url().split("/").at(-1)!);
    expect([...you.hand].sort()).toEqual([...deck.slice(0, 8)].sort());
    expect(table.game!.commitment).not.toBe((await tables.seen(id)).table.game!.commitment);
    for (const text of said) expect(text).not.toContain(deck.slice(0, 12).join(","));
    await friend.request.post(`/api/tables/${table.id}/commands`, { data: { kind: "concede", id: "give-up" } });
    await expect(friend.getByRole("heading", { name: ben.say("ending-compare-worse") })).toBeVisible();
    await shot(friend, "compared-phone");
  });
});

test("whoever saw the shared replay plays for practice", async ({ visit }) => {
  const page = await visit();
  const { tables, id } = await nearTheEnd(page);
  await tables.act(id, "concede");
  const { game_id } = (await tables.seen(id)).table.game!.ending!;
  const { key } = await tables.ask<{ key: string }>(`/api/games/${game_id}/share`, {});
  const challenge = await tables.ask<{ path: string }>(`/api/games/${game_id}/challenge`, {});
  const friend = await visit();
  const ben = new Player(friend, "Ben");
  await friend.goto(`/shared/${key}`);
  await expect(ben.button("ending-practice")).toBeVisible();
  await friend.goto(challenge.path);
  await expect(friend.getByText(ben.say("ending-challenge-known"))).toBeVisible();
  await ben.button("ending-challenge-play").click();
  await expect(ben.hand().first()).toBeVisible();
  const { table } = await new Tables(friend).seen(friend.url().split("/").at(-1)!);
  expect(table.game!.is_repeat).toBe(true);
});
