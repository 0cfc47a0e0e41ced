import type { Locator } from "@playwright/test";
import { select } from "./choices.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { Player, reach } from "./player.ts";
import { Tables } from "./tables.ts";
import { say } from "./words.ts";

const SIZES = { small: [320, 568], phone: [390, 844], tablet: [768, 1024], desktop: [1280, 800] } as const;

test("a new visitor sees the table, the headline and the button that deals at once, at any size", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "");
  const learn = page.getByRole("link", { name: say("web-learn"), exact: true });
  const bottom = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox())!;
    return Math.floor(y + height);
  };
  await page.goto("/");
  for (const [width, height] of Object.values(SIZES)) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    expect(await bottom(page.getByRole("figure"))).toBeLessThan(height);
    expect(await bottom(player.button("web-deal"))).toBeLessThanOrEqual(height);
    if (height > 600) expect(await bottom(learn)).toBeLessThanOrEqual(height);
  }
  await expect(learn).toHaveAttribute("href", "/tutorial");
  await expect(page.getByText(say("web-dealt-alone", { game: say("edition-original") }))).toBeVisible();
});

test("the demo table plays until it is paused or out of sight", async ({ visit }) => {
  const page = await visit();
  const show = page.getByRole("figure");
  const caption = show.locator(".caption");
  await page.clock.install();
  await page.goto("/");
  await expect(show).toHaveAttribute("data-playing", "true");
  await expect(show.locator("[data-pile=C]")).toContainText("61");
  await page.clock.runFor(2700);
  await expect(show.locator("[data-pile=C]")).toContainText("71");
  await expect(caption).toHaveText(say("web-show-trick", { card: 71, pile: "C" }));
  await page.getByRole("button", { name: say("web-show-pause") }).click();
  await expect(show).toHaveAttribute("data-playing", "false");
  await page.clock.runFor(20_000);
  await expect(caption).toHaveText(say("web-show-trick", { card: 71, pile: "C" }));
  await page.getByRole("button", { name: say("web-show-play") }).click();
  await expect(show).toHaveAttribute("data-playing", "true");
  await page.clock.runFor(2700);
  await expect(caption).toHaveText(say("web-show-step", { card: 84, top: 85 }));
  // Nobody can tab into it, and screen readers hear one sentence.
  await expect(page.getByRole("list", { name: say("hand"), exact: true })).toHaveCount(0);
  await expect(show.getByText(say("web-show-about"))).toBeAttached();
  await page.evaluate(() => (document.body.style.paddingTop = "3000px"));
  await expect(show).toHaveAttribute("data-playing", "false");
});

test("with reduced motion the demo table is a picture of the trick", async ({ visit }) => {
  const page = await visit({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("figure").locator(".arc")).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByRole("figure")).toContainText(say("web-show-trick", { card: 71, pile: "C" }));
  await expect(page.getByRole("button", { name: say("web-show-pause") })).toHaveCount(0);
});

test("the button that deals responds at once, even if the server is slow", async ({ visit }) => {
  const page = await visit();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/play", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/");
  const player = new Player(page, "");
  await player.button("web-deal").click();
  await expect(player.button("web-dealing")).toBeVisible();
  await expect(player.button("web-dealing")).toBeFocused();
  answer();
  await expect(player.hand()).toHaveCount(8);
});

test("games are chosen as pictures, and combined; the choice is kept, and described in one sentence", async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const player = new Player(page, "");
  await page.goto("/");
  await page.getByRole("button", { name: new RegExp(`^${say("edition-extreme")}`) }).click();
  const dialog = page.getByRole("dialog");
  const picture = (name: string) => dialog.getByRole("button", { name: say(`edition-${name}`), exact: true });
  await expect(picture("extreme")).toHaveAttribute("aria-pressed", "true");
  await expect(picture("original")).toHaveAttribute("aria-pressed", "false");
  await picture("expert").click();
  await picture("fire").click();
  const sentence = dialog.getByRole("status");
  const fire = (cover: string) => say("demands-fire", { cover, count: 6 });
  const orders = say("demands-orders", { count: 28 });
  await expect(sentence).toHaveText(`${say("demands-cards", { minimum: 3, hand: 8 })}; ${fire("next")}; ${orders}.`);
  // Who must cover a fire matters only if others play.
  const strict = dialog.getByRole("checkbox", { name: say("edition-strict-fire"), exact: true });
  await expect(strict).toHaveCount(0);
  await dialog.getByRole("radio", { name: "3", exact: true }).check();
  await strict.check();
  await dialog.getByRole("checkbox", { name: say("edition-short"), exact: true }).check();
  const five = say("demands-cards", { minimum: 3, hand: 5 });
  await expect(sentence).toHaveText(`${five}; ${fire("anyone")}; ${orders}.`);
  await strict.uncheck();
  await expect(sentence).toHaveText(`${five}; ${fire("turn")}; ${orders}.`);
  await dialog.getByRole("radio", { name: say("bot-greedy"), exact: true }).check();
  await page.keyboard.press("Escape");
  const game = ["extreme", "expert", "fire", "short"].map((part) => say(`edition-${part}`)).join(" + ");
  const line = page.getByText(say("web-dealt-bots", { game, count: 2, bot: say("bot-greedy") }));
  await expect(line).toBeVisible();
  await page.reload();
  await expect(line).toBeVisible();
  await player.button("web-deal").click();
  await expect(player.button("bid-like-short")).toBeVisible();
  expect((await player.seen()).table.settings).toMatchObject({ edition: "extreme+expert+fire+short", players: 3 });
});

test("a returning visitor first sees what is waiting for them, and how the last games went", async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const player = new Player(page, "Ada");
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  await tables.givenUp("original");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: say("web-my-games") })).toBeVisible();
  await expect(page.getByRole("heading", { name: say("web-my-tables") })).toHaveCount(0);
  await expect(page.getByRole("figure")).toHaveCount(0);
  await tables.begin({ players: 1, edition: "extreme" }, []);
  await page.reload();
  const tile = page.getByRole("link", { name: new RegExp(`^${say("web-your-turn")} ${say("edition-extreme")}`) });
  await expect(tile).toBeVisible();
  const [waits, deals] = [(await tile.boundingBox())!, (await player.button("web-deal").boundingBox())!];
  expect(waits.y + waits.height).toBeLessThan(deals.y);
  expect(deals.y + deals.height).toBeLessThanOrEqual(844);
  await expect(page.getByRole("link", { name: say("web-statistics") })).toContainText(say("web-mean-of", { count: 1 }));
  await tile.click();
  await expect(player.hand()).toHaveCount(8);
});

test("on a desktop a returning visitor goes to a table and back, chooses a game and deals it, all by keys", async ({
  visit,
}) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  await tables.givenUp("original");
  await tables.begin({ players: 1, edition: "extreme" }, []);
  await page.goto("/");
  const tile = page.getByRole("link", { name: new RegExp(`^${say("web-your-turn")} ${say("edition-extreme")}`) });
  const glance = page.getByRole("link", { name: new RegExp(`^${say("web-statistics")} .`) });
  await expect(glance).toBeInViewport({ ratio: 1 });
  // The next game and the latest results stand side by side.
  const [deals, results] = [(await player.button("web-deal").boundingBox())!, (await glance.boundingBox())!];
  expect(deals.x + deals.width).toBeLessThan(results.x);
  expect(deals.y + deals.height).toBeLessThan(800);
  await reach(page, tile);
  await expect(player.hand()).toHaveCount(8);
  await page.goBack();
  await reach(page, player.button("web-change"));

  const dialog = page.getByRole("dialog", { name: say("web-choose-game") });
  const picture = dialog.getByRole("button", { name: say("edition-fire"), exact: true });
  await reach(page, picture);
  await expect(picture).toHaveAttribute("aria-pressed", "true");
  const company = (name: string) => dialog.getByRole("radio", { name, exact: true });
  while (!(await company(say("web-alone")).evaluate((node) => node === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(company("2")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(player.button("web-change")).toBeFocused();
  await reach(page, player.button("web-deal"));
  await expect(player.button("bid-like-short")).toBeVisible();
  const { edition, players } = (await player.seen()).table.settings;
  expect([edition.split("+").at(-1), players]).toEqual(["fire", 2]);
});

test("one click leads from a cold start to the first card", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand()).toHaveCount(8);
});

test("the button that opens a table is in sight on a phone, however long the form is", async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-open-table").click();
  const dialog = page.getByRole("dialog");
  const button = dialog.getByRole("button", { name: say("web-open-table") });
  await expect(dialog.getByText(say("web-settings-more"))).toBeVisible();
  await expect(button).toBeInViewport({ ratio: 1 });
  await dialog.getByText(say("web-settings-more")).tap();
  await expect(button).toBeInViewport({ ratio: 1 });
  // The button does not cover a field that has the focus.
  for (const field of await dialog.getByRole("combobox").all()) {
    await field.focus();
    const { y, height } = (await field.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await button.boundingBox())!.y);
  }
});

test("a table is opened, joined by its link with only a name, and found in the lobby", async ({ visit }) => {
  const host = new Player(await visit(), "Ada");
  const guest = new Player(
    await visit({ locale: "cs", viewport: { width: 390, height: 844 }, hasTouch: true }),
    "Grete",
    "cs",
  );
  const other = new Player(await visit({ locale: "it" }), "Carlo", "it");
  await host.page.goto("/");
  await host.button("web-open-table").click();
  const dialog = host.page.getByRole("dialog");
  await dialog.getByLabel(say("web-name"), { exact: true }).fill("Ada");
  await dialog.getByRole("radio", { name: "3", exact: true }).check();
  await dialog.getByRole("radio", { name: say("access-public") }).check();
  await dialog.getByText(say("web-settings-more")).click();
  await dialog.getByLabel(say("setting-name")).fill("Kitchen table");
  await dialog.getByRole("button", { name: say("web-open-table") }).click();
  const link = await host.page.getByRole("textbox", { name: say("action-invite") }).inputValue();
  expect(link).toBe(host.page.url());

  await guest.page.goto(link);
  await guest.page.getByLabel(guest.say("web-name")).fill("Grete");
  await guest.button("invitation-join").click();
  await expect(host.page.getByText("Grete").first()).toBeVisible();

  await other.page.goto("/");
  await other.page.getByRole("link", { name: /Kitchen table/ }).click();
  await other.page.getByLabel(other.say("web-name")).fill("Carlo");
  await other.button("invitation-join").click();
  await expect(host.page.getByText("Carlo").first()).toBeVisible();

  await host.button("action-start").click();
  for (const player of [host, guest, other]) {
    await expect(
      player.page.getByRole("list", { name: player.say("hand"), exact: true }).getByRole("listitem"),
    ).toHaveCount(6);
  }
});

test("the tile of a table names the partners, whose turn it is, and shows every game of a mixture", async ({
  page,
  visit,
}) => {
  const ada = new Tables(page);
  await ada.ask("/api/me", { name: "Ada" });
  const guest = await visit();
  const ben = new Tables(guest);
  await ben.ask("/api/me", { name: "Ben" });
  const among = await ada.open({ players: 3 }, ["sharp", "greedy"]);
  const open = await ada.open({ players: 4, edition: "extreme+fire", access: "public" }, ["greedy"]);
  const shared = await ada.open({ players: 2 }, []);
  await ben.act(shared, "sit");
  await ada.act(shared, "start");
  for (const tables of [ada, ben]) await tables.act(shared, "make-bid", { bid: "like" });
  await ada.act(shared, "choose-starter", { seat: 0 });

  const tile = (at: Page, id: string) => at.locator(`a[href="/table/${id}"]`);
  await page.goto("/");
  const [fox, gobbler] = [say("bot-sharp"), say("bot-greedy")];
  await expect(tile(page, among)).toContainText(say("web-with", { name: `${fox} and ${gobbler}` }));
  await expect(tile(page, among)).not.toContainText("Ada");
  await expect(tile(page, shared)).toContainText(say("web-with", { name: "Ben" }));
  await expect(tile(page, shared)).toContainText(say("web-your-turn"));
  await guest.goto("/");
  await expect(tile(guest, shared)).toContainText(say("web-turn-of", { name: "Ada" }));
  const listed = tile(guest, open);
  await expect(listed).toContainText("Ada");
  await expect(listed).toContainText(gobbler);
  await expect(listed).toContainText(say("web-seats-free", { count: 2 }));
  await expect(listed.locator(".pictures svg")).toHaveCount(2);
});

test("the pace of bots is among the settings of a new table, and kept for the next", async ({ visit }) => {
  const page = await visit();
  const host = new Player(page, "Ada");
  await page.goto("/");
  for (const pace of ["normal", "fast"]) {
    await host.button("web-open-table").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say("web-name"), { exact: true }).fill("Ada");
    await dialog.getByText(say("web-settings-more")).click();
    const choice = dialog.getByLabel(say("setting-pace"));
    await expect(choice).toHaveValue(pace);
    await choice.selectOption("fast");
    await dialog.getByRole("button", { name: say("web-open-table") }).click();
    await expect(page.getByRole("definition").filter({ hasText: say("pace-fast") })).toBeVisible();
    expect((await host.seen()).table.settings.pace).toBe("fast");
    await page.goto("/");
  }
});

test("how somebody plays is set on the home page as well, without the pace of a table", async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto("/");
  await page.getByRole("button", { name: say("web-you") }).click();
  const group = page.getByRole("dialog").getByRole("group", { name: say("web-playing") });
  await expect(group.getByLabel(say("setting-pace"))).toHaveCount(0);
  await group.getByLabel(say("web-ending")).selectOption("done");
  await page.reload();
  await page.getByRole("button", { name: say("web-you") }).click();
  await expect(group.getByLabel(say("web-ending"))).toHaveValue("done");
});

test("language and colours are kept on a device", async ({ visit }) => {
  const page = await visit();
  await page.goto("/");
  await select(page, "web-language").selectOption("ru");
  await expect(page.getByRole("button", { name: say("web-deal", {}, "ru") })).toBeVisible();
  const light = await page.evaluate(() => getComputedStyle(document.body).color);
  await select(page, "web-theme", "ru").selectOption({ label: say("web-theme-dark", {}, "ru") });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).color)).not.toBe(light);
  const dark = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.reload();
  await expect(page.getByRole("button", { name: say("web-deal", {}, "ru") })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(dark);
});

for (const [language, letters] of [
  ["de", ["latin"]],
  ["cs", ["latin", "latin-ext"]],
  ["ru", ["latin", "cyrillic"]],
] as const) {
  test(`words and letters of ${language} are requested with the page, and only once`, async ({ visit }) => {
    const page = await visit({ locale: language });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const answer = await page.goto("/");
    await expect(page.getByRole("button", { name: say("web-deal", {}, language) })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const named = [...(answer!.headers()["link"] ?? "").matchAll(/<([^>]+)>/g)].map(([, path]) => path!);
    expect(named.map((path) => path.replace(/-.{8}\.\w+$/, ""))).toEqual([
      `/assets/words-${language}`,
      ...letters.map((each) => `/assets/inter-${each}`),
    ]);
    for (const path of named) expect(asked.filter((each) => each === path)).toEqual([path]);
  });
}
