import { encode } from "uqr";
import { violations } from "./axe.ts";
import { expect, test, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";
import { Tables } from "./tables.ts";
import { ALL_LANGUAGES, say } from "./words.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DEVICES = { phone: PHONE, desktop: {} };
/** Tables whose descriptions must differ. */
const GAMES = [
  { edition: "original", players: 2 },
  { edition: "extreme+fire", players: 5, talk: "none", clock: { kind: "turn", seconds: 60, at_limit: "bot-turn" } },
  { edition: "expert+short", players: 3, talk: "signals", hints: true, undo: true },
] as const;

/** What a messaging app shows of a link: the page without scripts. */
async function preview(page: Page, path: string): Promise<Record<string, string>> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((text) => {
    const tags = new DOMParser().parseFromString(text, "text/html").querySelectorAll("meta[property]");
    return Object.fromEntries<string>(
      [...tags].map((tag) => [tag.getAttribute("property")!, tag.getAttribute("content")!] as const),
    );
  }, html);
}

/** Nothing overflows sideways, and axe finds nothing. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await violations(page)).toEqual([]);
}

test("the QR code in the waiting room is the link of the table, module by module", async ({ page, server }) => {
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const id = await tables.open({ players: 2 }, []);
  await page.goto(`/table/${id}`);
  const code = page.getByRole("img", { name: say("web-qr") });
  await expect(code).toBeVisible();
  const drawn = await code.evaluate((svg: Element) => {
    const [, , width, height] = svg.getAttribute("viewBox")!.split(" ").map(Number);
    const path = svg.querySelector("path")!;
    const ground = svg.querySelector("rect")!;
    const colours = [ground, path].map((node) => getComputedStyle(node).fill);
    const rows = Array.from({ length: height! }, () => Array.from({ length: width! }, () => false));
    for (const [, x, y] of path.getAttribute("d")!.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
      rows[Number(y)]![Number(x)] = true;
    const isWhole = /^(M\d+ \d+h1v1h-1z)+$/.test(path.getAttribute("d")!);
    return {
      rows,
      colours,
      isWhole,
      isCovered: [ground.getAttribute("width"), ground.getAttribute("height")].join() === `${width},${height}`,
    };
  });
  // Dark on light, whatever the theme, with the quiet zone that scanners need.
  expect(drawn).toEqual({
    rows: encode(`${server.url}/table/${id}`, { border: 4 }).data,
    colours: ["rgb(255, 255, 255)", "rgb(0, 0, 0)"],
    isWhole: true,
    isCovered: true,
  });
  const { width, height } = (await code.boundingBox())!;
  expect(width).toBeGreaterThan(150);
  expect(Math.abs(width - height)).toBeLessThan(1);

  // Once all seats are taken, nobody is invited.
  await tables.act(id, "seat-bot", { seat: 1, bot: "greedy" });
  await expect(code).toBeHidden();
  await expect(new Player(page, "Ada").button("action-start")).toBeEnabled();
});

for (const language of ALL_LANGUAGES) {
  test(`a link tells people and messaging apps in one sentence what game it leads to, in ${language}`, async ({
    page,
    visit,
  }) => {
    const tables = new Tables(page);
    await page.goto("/");
    await tables.ask("/api/me", { name: "Ada", language });
    const guest = await visit({ ...PHONE, locale: language });
    for (const game of GAMES) {
      const link = `/table/${await tables.open(game, [])}`;
      const shown = await preview(page, link);
      await guest.goto(link);
      await expect(guest.getByText(shown["og:description"]!, { exact: true })).toBeVisible();
      await expect(guest.getByRole("heading", { name: shown["og:title"]! })).toBeVisible();
    }
    await expectSound(guest);
  });
}

for (const [size, device] of Object.entries(DEVICES)) {
  test(`somebody with a name and the link of a table reads what is played there and joins, on a ${size}`, async ({
    page,
    visit,
  }) => {
    const tables = new Tables(page);
    await page.goto("/");
    await tables.ask("/api/me", { name: "Ada", language: "en" });
    const guest = await visit(device);
    await new Tables(guest).ask("/api/me", { name: "Ben" });
    const ben = new Player(guest, "Ben");
    const join = ben.button("invitation-join");
    for (const game of GAMES) {
      const link = `/table/${await tables.open(game, [])}`;
      await guest.goto(link);
      const told = (await preview(page, link))["og:description"]!;
      await expect(guest.getByText(told, { exact: true })).toBeVisible();
      await expect(join).toBeInViewport({ ratio: 1 });
    }
    await expectSound(guest);
    await join.click();
    await expect(join).toBeHidden();
    expect((await ben.seen()).you.role).toBe("player");
    await expect(guest.getByRole("alert")).toHaveCount(0);
  });

  test(`somebody with the link of a full table watches, on a ${size}`, async ({ page, visit }) => {
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada" });
    const full = await tables.open({ players: 2 }, ["greedy"]);
    const guest = await visit(device);
    const ben = new Player(guest, "Ben");
    await guest.goto(`/table/${full}`);
    await expect(guest.getByText(say("invitation-full"))).toBeVisible();
    await expect(ben.button("invitation-join")).toBeHidden();
    await expectSound(guest);
    await ben.button("invitation-watch").click();
    await expect(guest.getByText(say("watchers-you"))).toBeVisible();
    await expect(guest.getByRole("alert")).toHaveCount(0);

    const other = await visit(device);
    const running = await tables.begin({ players: 2 }, ["greedy"]);
    await other.goto(`/table/${running}`);
    await expect(other.getByText(say("invitation-running"))).toBeVisible();
    await new Player(other, "Cleo").button("invitation-watch").press("Enter");
    await expect(other.getByText(say("watchers-you")).first()).toBeVisible();
  });

  test(`nobody joins before the page knows whether there is a seat, on a ${size}`, async ({ page, visit }) => {
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada" });
    const full = await tables.open({ players: 2 }, ["greedy"]);
    const guest = await visit(device);
    let answer = () => {};
    const isHeld = new Promise<void>((resolve) => (answer = resolve));
    await guest.route("**/invitation", async (route) => {
      await isHeld;
      await route.continue();
    });
    await guest.goto(`/table/${full}`);
    const button = guest.locator("form button");
    await expect(button).toBeVisible();
    await expect(button).toBeDisabled();
    await guest.getByLabel(say("web-name")).press("Enter");
    await expect(guest.getByLabel(say("web-name"))).toBeVisible();
    answer();
    await expect(new Player(guest, "Ben").button("invitation-watch")).toBeEnabled();
  });

  test(`links that lead nowhere say why, and lead home, on a ${size}`, async ({ page, visit, watch }) => {
    watch.expected.push(/status of (403|404|422) .*\/api\/(tables|challenges|shared)\//);
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada" });
    const closed = await tables.open({ players: 2 }, []);
    await tables.act(closed, "close");
    const closedToWatchers = await tables.begin({ players: 2, watch: "nobody" }, ["greedy"]);
    const unwatched = await tables.open({ players: 2, watch: "nobody" }, ["greedy"]);
    const guest = await visit(device);
    for (const [path, key] of [
      ["/table/AAAAAAAAAAAAAAAAAAAAAA", "invitation-gone"],
      ["/table/AAAA%20and", "invitation-gone"],
      [`/table/${closed}`, "invitation-closed"],
      [`/table/${closedToWatchers}`, "invitation-private"],
      [`/table/${unwatched}`, "invitation-private"],
      ["/challenge/AAAAAAAAAAAAAAAAAAAAAA", "invitation-no-challenge"],
      ["/shared/AAAAAAAAAAAAAAAAAAAAAA", "invitation-no-replay"],
    ] as const) {
      await guest.goto(path);
      await expect(guest.getByRole("heading", { name: say(key), exact: true })).toBeVisible();
      await expect(guest.getByText(say(`${key}-about`))).toBeVisible();
      await expectSound(guest);
      await guest.getByRole("link", { name: say("web-home") }).click();
      await expect(guest.getByRole("button", { name: say("web-deal") })).toBeVisible();
    }
  });
}

test("signed-in visitors get the same page for a link that leads nowhere", async ({ page, visit, watch }) => {
  watch.expected.push(/WebSocket connection to .* failed/, /status of 4\d\d .*\/(socket|api\/tables\/)/);
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const closedToWatchers = await tables.begin({ players: 2, watch: "nobody" }, ["greedy"]);
  const ben = await visit(PHONE);
  await new Tables(ben).ask("/api/me", { name: "Ben" });
  for (const [path, key] of [
    ["/table/AAAAAAAAAAAAAAAAAAAAAA", "invitation-gone"],
    ["/table/AAAA%20and", "invitation-gone"],
    [`/table/${closedToWatchers}`, "invitation-private"],
  ] as const) {
    await ben.goto(path);
    await expect(ben.getByRole("heading", { name: say(key), exact: true })).toBeVisible();
    await expect(ben.getByText(say(`${key}-about`))).toBeVisible();
    await expectSound(ben);
    await ben.getByRole("link", { name: say("web-home") }).click();
    await expect(ben.getByRole("button", { name: say("web-deal") })).toBeVisible();
  }
});

test("a challenge tells people and messaging apps what game it is, and links its owner to the replay", async ({
  page,
  visit,
}) => {
  const tables = new Tables(page);
  await page.goto("/");
  await tables.ask("/api/me", { name: "Ada", language: "en" });
  const over = await tables.playedOut();
  const { game_id } = (await tables.seen(over)).table.game!.ending!;
  const { path } = await tables.ask<{ path: string }>(`/api/games/${game_id}/challenge`, {});
  const shown = await preview(page, path);
  const guest = await visit(PHONE);
  await guest.goto(path);
  await expect(guest.getByRole("heading", { name: shown["og:title"]! })).toBeVisible();
  // The preview combines two paragraphs of the page.
  const paragraphs = guest.getByRole("main").locator("p");
  const told = async () => (await paragraphs.allTextContents()).map((text) => text.trim()).filter(Boolean);
  const description = shown["og:description"]!;
  await expect.poll(async () => (await told()).some((text) => description.endsWith(` ${text}`))).toBe(true);
  await expect.poll(async () => (await told()).some((text) => description.startsWith(`${text} `))).toBe(true);
  await expect(guest.getByRole("link", { name: say("web-replay") })).toBeHidden();
  await expectSound(guest);
  await page.goto(path);
  await page.getByRole("link", { name: say("web-replay") }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${game_id}`));
});
