import { expect, test, type Page } from "./fixtures.ts";
import { covered } from "./fit.ts";
import { agreeWhoStarts, Player, sitDown } from "./player.ts";
import { Tables } from "./tables.ts";
import { stays } from "./stays.ts";
import { say } from "./words.ts";

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: "reduce",
} as const;
const LINE = "I would rather wait a little with this pile, because somebody could help it very much";

test("the board draws two signs of each player, a tap lists all, and the viewer's own is chosen there", async ({
  visit,
}) => {
  const host = new Player(await visit(PHONE), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 2 });
  await agreeWhoStarts([host, guest]);
  await command(guest, { kind: "show-signs", signs: { A: "like", B: "like", C: "leave", D: "like" } });

  await expect(host.page.locator(".pile .mark")).toHaveCount(2);
  await expect(host.page.locator("[data-pile=C] .mark")).toHaveCount(1);
  for (const pile of ["A", "B", "D"])
    await expect(signs(host, pile)).toHaveAccessibleName(
      `${say("signs-on-pile", { pile })}. ${say("web-figure", { name: "Ben", text: say("sign-like-short") })}`,
    );

  await signs(host, "A").tap();
  const dialog = host.page.getByRole("dialog", { name: say("signs-on-pile", { pile: "A" }) });
  await expect(dialog.getByRole("listitem").filter({ hasText: "Ben" })).toContainText(say("sign-like-short"));
  await dialog.getByRole("button", { name: say("sign-leave-short") }).tap();
  await expect(dialog).toBeHidden();
  await expect(signs(guest, "A")).toHaveAccessibleName(new RegExp(`Ada: ${say("sign-leave-short")}`));
  await expect(signs(host, "A")).toBeFocused();

  await host.button("setting-talk").tap();
  await host.page.getByRole("radio", { name: say("talk-signs") }).check();
  await expect(host.page.getByRole("complementary").getByText("Ben")).toHaveCount(4);
});

test("with five players the board draws two signs of each partner at most, and few before the first card", async ({
  visit,
}) => {
  const page = await visit(PHONE);
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const id = await tables.begin({ players: 5 }, ["greedy", "planner", "sharp", "master"]);
  await page.goto(`/table/${id}`);
  await expect(page.locator(".pile")).toHaveCount(4);
  // A like and a leave on each of four piles would be eight marks.
  expect(await page.locator(".pile .mark").count()).toBeLessThan(8);

  await tables.playOn(id, 6);
  await expect(page.locator(".pile .face").first()).toBeVisible();
  const tooMany = async () => {
    const { table } = await tables.seen(id);
    const signs = table.seats.slice(1).map((seat) => Object.keys(seat.signs).length);
    return (await page.locator(".pile .face").count()) - signs.reduce((sum, count) => sum + Math.min(2, count), 0);
  };
  await expect.poll(tooMany).toBe(0);
});

test("messages cover neither the hand nor what is owed nor the button that ends the turn", async ({ visit }) => {
  const host = new Player(await visit(PHONE), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 5 }, ["greedy", "greedy", "greedy"]);
  await agreeWhoStarts([host, guest]);
  for (const [number, [width, height]] of (
    [
      [390, 844],
      [360, 640],
      [1280, 800],
    ] as const
  ).entries()) {
    await host.page.setViewportSize({ width, height });
    await command(guest, { kind: "say-chat", text: LINE, language: "en" }, `line-${number}`);
    await expect(host.page.locator(".bubble").last()).toBeVisible();
    const over = (page: Page) =>
      covered(page, ".bubble", ["header .button", ".pile .number", ".line", ".owed", ".hand li", ".actions .button"]);
    expect(await stays(host.page, over), `${width} x ${height}`).toEqual([]);
  }
});

test("on a phone the talk leaves the hand in reach, and separates what was said from what happened", async ({
  visit,
}) => {
  const host = new Player(await visit(PHONE), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 2 });
  await agreeWhoStarts([host, guest]);
  const talk = host.button("setting-talk");
  await command(guest, { kind: "show-signs", signs: { A: "like" } });
  await expect(host.page.locator(".pile .mark")).toHaveCount(1);
  await expect(talk).not.toHaveClass(/\bunread\b/);
  await command(guest, { kind: "say-chat", text: LINE, language: "en" });
  await expect(talk).toHaveClass(/\bunread\b/);
  await talk.tap();
  await expect(talk).not.toHaveClass(/\bunread\b/);

  const panel = host.page.getByRole("complementary");
  await expect(panel.getByText(LINE)).toBeVisible();
  await expect(panel.getByText(say("event-sign-like", { name: "Ben", pile: "A" }))).toHaveCount(0);
  await panel.getByRole("radio", { name: say("talk-everything") }).check();
  await expect(panel.getByText(say("event-sign-like", { name: "Ben", pile: "A" }))).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await host.page.setViewportSize({ width, height });
    const over = (page: Page) => covered(page, "aside", [".hand li", ".actions .button", "[data-seat]"]);
    expect(await stays(host.page, over), `${width} x ${height}`).toEqual([]);
  }
});

test("on a phone the talk leaves the hand, the seats and the answers in sight during the bidding", async ({
  visit,
}) => {
  const host = new Player(await visit(PHONE), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 3 }, ["greedy"]);
  await guest.button("bid-rather-not-short").click();
  await expect(host.page.locator("li", { hasText: "Ben" }).locator("i").first()).toHaveText("B");
  await host.page
    .getByRole("banner")
    .getByRole("button", { name: say("setting-talk") })
    .tap();
  const panel = host.page.getByRole("complementary");
  await expect(panel.getByLabel(say("talk-write"))).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const) {
    await host.page.setViewportSize({ width, height });
    const over = (page: Page) =>
      covered(page, "aside", [".hand-cards li", ".lane", "[data-seat]", "main h1", "main .button"]);
    expect(await stays(host.page, over), `${width} x ${height}`).toEqual([]);
    await expect(panel.getByLabel(say("talk-write"))).toBeInViewport({ ratio: 1 });
  }
  // Once cards are played, it hangs from the head again.
  await agreeWhoStarts([host]);
  const over = (page: Page) => covered(page, "aside", [".hand li", ".actions .button", "[data-seat]"]);
  expect(await stays(host.page, over)).toEqual([]);
});

test("after a game the talk button is in the header, even on a phone", async ({ visit }) => {
  for (const options of [PHONE, {}]) {
    const page = await visit(options);
    const player = new Player(page, "Ada");
    await page.goto("/");
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada" });
    const id = await tables.begin({ players: 5 }, ["greedy", "greedy", "planner", "sharp"]);
    await tables.act(id, "concede", { agrees: true });
    await page.goto(`/table/${id}`);
    await expect(player.button("again")).toBeVisible();
    const talk = page.getByRole("banner").getByRole("button", { name: say("setting-talk") });
    await talk.click();
    await page.getByLabel(say("talk-write")).fill("Well fought");
    await player.button("talk-send").click();
    await expect(page.getByRole("complementary").getByText("Well fought")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(talk).toBeFocused();
  }
});

test("the seat of a player who left is offered to a bot at once, whoever is on turn", async ({ visit }) => {
  const host = new Player(await visit(PHONE), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 2, grace_seconds: 3600 });
  await agreeWhoStarts([host, guest]);
  const words = { bot: say("bot-sharp"), name: "Ben" };
  await command(guest, { kind: "leave" });
  await host.button("seat-mind-by", words).tap();
  await expect(host.button("seat-mind-by", words)).toBeHidden();
  expect((await host.seen()).table.seats[1]).toMatchObject({ bot: "sharp", minding: "until-return" });
});

test("a seat whose player only lost the connection is not offered before its time", async ({ visit }) => {
  const host = new Player(await visit(), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 2, grace_seconds: 3600 });
  await agreeWhoStarts([host, guest]);
  await guest.page.goto("about:blank");
  await expect(host.page.getByRole("button", { name: new RegExp(say("seat-offline", { name: "Ben" })) })).toBeVisible();
  await expect(host.button("seat-mind-by", { bot: say("bot-sharp"), name: "Ben" })).toHaveCount(0);
});

test("the board lists what every partner played since the player's last turn, each with a face", async ({ visit }) => {
  const page = await visit(PHONE);
  const player = new Player(page, "Ada");
  await page.goto("/");
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const id = await tables.underWay({ players: 3 }, ["greedy", "planner"], 4);
  await tables.playOn(id, 1, ({ you, table }) => table.game!.turn === you.seat && !you.may_take_back);
  await player.come(id);
  const told = page.getByRole("button", { name: new RegExp(`^${say("web-last-turn")}`) });
  await expect(told.locator(".who")).toHaveCount(2);
  for (const bot of ["greedy", "planner"]) await expect(told).toHaveAccessibleName(new RegExp(say(`bot-${bot}`)));
});

test("on a desktop, too, the board reports what partners played and the talk has three tabs, in two languages", async ({
  visit,
}) => {
  const page = await visit({ reducedMotion: "reduce" });
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const id = await tables.underWay({ players: 3 }, ["greedy", "planner"], 4);
  await tables.playOn(id, 1, ({ you, table }) => table.game!.turn === you.seat && !you.may_take_back);
  await tables.act(id, "say-chat", { text: LINE, language: "en" });
  const german = await visit({ locale: "de", reducedMotion: "reduce" });
  await german.context().addCookies(await page.context().cookies());
  for (const player of [new Player(page, "Ada"), new Player(german, "Ada", "de")]) {
    await player.come(id);
    const told = player.page.getByRole("button", { name: new RegExp(`^${player.say("web-last-turn")}`) });
    await expect(told.locator(".who svg")).toHaveCount(2 + (await told.locator(".trick").count()));
    for (const [seat, bot] of [
      [1, "greedy"],
      [2, "planner"],
    ] as const) {
      await expect(told).toHaveAccessibleName(new RegExp(player.say(`bot-${bot}`)));
      await expect(player.page.locator(`[data-seat='${seat}'] .face svg`)).toBeVisible();
      await expect(player.page.locator(`[data-seat='${seat}'] .name`)).toHaveText(player.say(`bot-${bot}`));
    }

    await player.page.keyboard.press("t");
    const panel = player.page.getByRole("complementary", { name: player.say("setting-talk") });
    const tab = (key: string) => panel.getByRole("radio", { name: player.say(key) });
    const { card, pile, name } = await lastPlay(player);
    const line = panel.getByText(player.say("event-card-laid", { name, card, pile }));
    await expect(tab("talk-said")).toBeChecked();
    await expect(panel.getByText(LINE)).toBeVisible();
    await expect(line).toHaveCount(0);
    await tab("talk-said").focus();
    await player.page.keyboard.press("ArrowRight");
    await expect(tab("talk-signs")).toBeChecked();
    await expect(panel.getByRole("list", { name: player.say("talk-signs") })).toBeVisible();
    await player.page.keyboard.press("ArrowRight");
    await expect(tab("talk-everything")).toBeChecked();
    await expect(line).toBeVisible();
    await player.page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(player.button("setting-talk")).toBeFocused();
  }
});

test("people have their initials and bots their faces, and the menu is in groups", async ({ visit }) => {
  const page = await visit(PHONE);
  const player = new Player(page, "Zoe");
  await page.goto("/");
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Zoe" });
  await player.come(await tables.begin({ players: 2 }, ["sharp"]));
  await expect(page.locator("[data-seat='0'] .face")).toHaveText("Z");
  await expect(page.locator("[data-seat='1'] .face svg")).toBeVisible();
  await page.getByRole("button", { name: say("web-menu") }).tap();
  const groups = page.getByRole("dialog").getByRole("region");
  await expect(groups).toHaveCount(4);
  await expect(groups.last()).toHaveAccessibleName(say("web-menu-leave"));
  await expect(groups.last().getByRole("button").first()).toHaveText(say("concede"));
});

/** The last play that the board reports, by its player's name. */
async function lastPlay(player: Player): Promise<{ name: string; card: string; pile: string }> {
  const told = await player.page.locator(".notice .who").last().locator(".play").last().innerText();
  const [, card, pile] = /(\d+)\D*([A-D])/.exec(told)!;
  return { name: player.say("bot-planner"), card: card!, pile: pile! };
}

function signs(player: Player, pile: string) {
  return player.page.locator(`[data-pile=${pile}] .signs button`);
}

async function command(player: Player, data: object, id = "asked"): Promise<void> {
  const path = `/api/tables/${player.tableId}/commands`;
  const answer = await player.page.request.post(path, {
    data: { id: `${id}-${JSON.stringify(data).length}`, ...data },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
