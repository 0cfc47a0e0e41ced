import { expect, test, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";
import { openGames } from "./choices.ts";
import { atRest } from "./rest.ts";
import { RECORD, Tables } from "./tables.ts";
import { say } from "./words.ts";

/** What the live regions of a page have said, as a screen reader would read it, without what is hidden from it. */
class Voice {
  constructor(readonly page: Page) {}

  /** Listen to a table from now on, after newcomers have been told whose turn it is. */
  static async listen(page: Page): Promise<Voice> {
    await page.evaluate(() => {
      const heard: string[] = ((globalThis as unknown as { heard: string[] }).heard = []);
      const words = (node: Node): string => {
        if (node instanceof Element && node.getAttribute("aria-hidden") === "true") return "";
        return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : [...node.childNodes].map(words).join("");
      };
      const note = (text: string) => {
        const line = text.replace(/\s+/g, " ").trim();
        if (line) heard.push(line);
      };
      new MutationObserver((changes) => {
        const regions = new Set<Element>();
        for (const { target, addedNodes } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          if (element?.closest("[role=log]")) addedNodes.forEach((node) => note(words(node)));
          const status = element?.closest("[role=status], [role=alert], [aria-live=polite]:not([role])");
          if (status) regions.add(status);
        }
        for (const region of regions) note(words(region));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const voice = new Voice(page);
    await expect(page.getByRole("log").getByText(say("event-turn-began-you")).first()).toBeAttached();
    await voice.#take();
    return voice;
  }

  /** What was said since the last call, up to an awaited line and whatever follows at once. */
  async until(last: string): Promise<string[]> {
    const said = () => this.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    await expect.poll(said, { intervals: [20, 40, 80, 160] }).toContain(last);
    // By now, a repetition would have been said.
    await atRest(this.page);
    return this.#take();
  }

  #take(): Promise<string[]> {
    return this.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
  }
}

test("a player's own plays are announced as theirs, each once, and then what is owed", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand().first()).toBeVisible();
  const voice = await Voice.listen(page);

  const first = (await player.seen()).you.plays.find(({ loses, step }) => !loses && step > 0)!;
  await player.lay(first);
  const owed = (count: number) => `${say("owed-cards-you", { count })}.`;
  expect(await voice.until(owed(1))).toEqual([
    say("action-choose-pile", { card: first.card }),
    say("event-card-laid-you", { card: first.card, pile: first.pile }),
    owed(1),
  ]);

  const second = (await player.seen()).you.plays.find(({ loses, step }) => !loses && step > 0)!;
  await player.lay(second);
  await voice.until(say("event-card-laid-you", { card: second.card, pile: second.pile }));
  await player.endTurn();
  const told = await voice.until(owed(2));
  expect(told[0]).toBe(say("event-turn-ended-choice-you"));
  expect(told.slice(-2)).toEqual([say("event-turn-began-you"), owed(2)]);
});

test("a card that does not fit is announced once, with what would fit", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-deal").click();
  await expect(player.hand().first()).toBeVisible();
  // With a card on A, a lower one no longer fits there.
  const hand = [...(await player.seen()).you.hand].sort((a, b) => a - b);
  const high = hand.findLast((card) => card !== hand[0]! + 10)!;
  await player.layByPointer(high, "A");
  if (await page.getByRole("dialog").isVisible()) await player.dare();
  await expect.poll(async () => (await player.seen()).you.hand.includes(high)).toBe(false);
  await player.card(hand[0]!).click();
  const voice = await Voice.listen(page);
  await page.keyboard.press("a");
  const why = say("fit-higher-or-back", { card: hand[0]!, pile: "A", top: high });
  await expect(page.getByText(why)).toBeVisible();
  expect(await voice.until(why)).toEqual([why]);
});

test("a backwards trick is announced by the log alone", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/tutorial#trick");
  await expect(player.card(71)).toBeVisible();
  const voice = await Voice.listen(page);
  await player.layByPointer(71, "C");
  await expect(player.card(71)).toHaveCount(0);
  const laid = say("event-card-laid-trick-you", { card: 71, pile: "C" });
  const told = (await voice.until(laid)).filter((line) => line.toLowerCase().includes(say("trick").toLowerCase()));
  expect(told).toEqual([laid]);
});

test("an order is announced with its meaning when it appears, and not again with what is owed", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/tutorial#silence");
  await expect(player.card(45)).toBeVisible();
  const voice = await Voice.listen(page);
  await player.layByPointer(45, "A");
  await expect(player.card(45)).toHaveCount(0);
  const told = await voice.until(say("order-silence-demand"));
  expect(told.filter((line) => line.startsWith(say("owed-silence")))).toEqual([]);
  const card = told.indexOf(say("event-card-laid-you", { card: 45, pile: "A" }));
  expect(told[card + 1]).toBe(say("event-order-visible", { order: say("order-silence"), pile: "A" }));
});

test("a chosen bot takes the seat that the button names", async ({ visit }) => {
  const page = await visit({ viewport: { width: 320, height: 640 } });
  const player = new Player(page, "Ada");
  await page.goto("/");
  await page.request.post("/api/me", { data: { name: "Ada" } });
  const { id } = (await (await page.request.post("/api/tables", { data: { players: 3 } })).json()) as { id: string };
  await page.goto(`/table/${id}`);
  const third = (what: string) =>
    page.getByRole("button", {
      name: say("web-figure", { name: say("seat-number", { number: 3 }), text: what }),
      exact: true,
    });
  await third(say("seat-add-bot")).focus();
  for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  const dialog = page.getByRole("dialog", {
    name: say("web-figure", { name: say("seat-number", { number: 3 }), text: say("seat-add-bot") }),
  });
  await expect(dialog).toBeVisible();
  expect((await player.seen()).table.seats[2]!.bot).toBeNull();
  await dialog.getByRole("button", { name: new RegExp(`^${say("bot-greedy")}`) }).click();
  await expect(third(say("seat-bot", { bot: say("bot-greedy") }))).toBeFocused();
  expect((await player.seen()).table.seats[2]!.bot).toBe("greedy");
});

test("a pile names its order and its demand once, how far a card moves it, and what a press opens", async ({
  visit,
}) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/tutorial#no-backwards");
  await expect(player.card(71)).toBeVisible();
  const top = /(\d+) on top/.exec((await player.pile("B").getAttribute("aria-label"))!)![1]!;
  const words = (key: string) =>
    say("web-figure", { name: say("pile-order", { order: say(`order-${key}`) }), text: say(`order-${key}-demand`) });
  const name = `${say("pile-ascending-top", { pile: "B", card: top })}. ${words("no-backwards").replace(/\.$/, "")}`;
  await expect(player.pile("B")).toHaveAccessibleName(name);
  await expect(player.pile("B")).toHaveAccessibleDescription(say("pile-shows-played"));
  await player.card(22).click();
  const step = say("pile-step", { number: 22 - Number(top) });
  await expect(player.pile("B")).toHaveAccessibleName(`${name}. ${step}. ${say("web-cost-close")}`);
  await expect(player.pile("B")).toHaveAccessibleDescription("");
});

test("an order that no longer binds says so", async ({ visit }) => {
  const page = await visit();
  const player = new Player(page, "Ada");
  await page.goto("/tutorial#stop");
  await player.layByPointer(42, "A");
  const spent = say("pile-order-spent", { order: say("order-stop") });
  await expect(player.pile("A")).toHaveAccessibleName(
    `${say("pile-ascending-top", { pile: "A", card: 42 })}. ${spent}`,
  );
});

test("pages have titles of their own", async ({ page }) => {
  await page.goto("/rules");
  await expect(page).toHaveTitle(`${say("web-rules")} · Ninety-Eight`);
  await page.goto("/tutorial#trick");
  await expect(page).toHaveTitle(`${say("trick")} · ${say("web-tutorial")} · Ninety-Eight`);
  await page.getByRole("link", { name: say("web-home") }).click();
  await expect(page).toHaveTitle("Ninety-Eight");
});

test("a finished lesson says what to remember, and the last of a chapter leads on to the next game", async ({
  page,
}) => {
  const player = new Player(page, "Ada");
  await page.goto("/tutorial#ending");
  await expect(player.button("tutorial-hint")).toBeEnabled();
  const voice = await Voice.listen(page);
  await player.button("action-end-turn").focus();
  await page.keyboard.press("Enter");
  await expect(player.button("web-continue")).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
  const told = await voice.until(say("lesson-ending-end"));
  expect(told).toContain(say("tutorial-done"));

  await player.button("web-continue").press("Enter");
  const heading = page.getByRole("heading", { name: say("tutorial-finished") });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(say("tutorial-finished-about"));
});

test("the next lesson is read out from its title on", async ({ page }) => {
  const player = new Player(page, "Ada");
  await page.goto("/tutorial#stop");
  await player.layByPointer(42, "A");
  await player.button("tutorial-next").press("Enter");
  const heading = page.getByRole("heading", { name: say("order-skull"), exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(say("lesson-skull-about"));
  await player.button("tutorial-repeat").press("Enter");
  await expect(heading).toBeFocused();
});

test("keys scroll a replay's page, but step on its controls, which keep the focus at either end", async ({ visit }) => {
  const page = await visit({ viewport: { width: 900, height: 500 } });
  await page.goto("/");
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  const { id } = await tables.ask<{ id: string }>("/api/games", RECORD);
  await page.goto(`/game/${id}#at=1`);
  await expect(page.getByRole("slider", { name: say("replay-scrub") })).toBeVisible();
  await page.keyboard.press("End");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page).toHaveURL(/#at=1$/);
  await expect(page.getByRole("button", { name: new RegExp(`^${say("pile", { pile: "A" })}`) })).toHaveCount(0);

  const back = page.getByRole("button", { name: say("replay-back"), exact: true });
  await back.press("Enter");
  await expect(page).toHaveURL(/#at=0$/);
  await expect(back).toBeFocused();
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("End");
  await expect(page).toHaveURL(new RegExp(`#at=${RECORD.actions.length}$`));
});

test("the bids take the focus from the button that dealt, and the cards are not buttons yet", async ({ visit }) => {
  const page = await visit();
  await page.goto("/");
  const tables = new Tables(page);
  await tables.ask("/api/me", { name: "Ada" });
  await page.goto(`/table/${await tables.open({ players: 3, bid_seconds: 600 }, ["greedy", "greedy"])}`);
  await page.getByRole("button", { name: say("action-start") }).press("Enter");
  await expect(page.getByRole("heading", { name: say("bidding-question") })).toBeFocused();
  const hand = page.getByRole("list", { name: say("hand"), exact: true });
  await expect(hand.getByRole("listitem")).toHaveCount(6);
  await expect(hand.getByRole("button")).toHaveCount(0);
});

test("an invalid layout opens no table, and says what is wrong", async ({ page }) => {
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-open-table").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: say("edition-extreme"), exact: true }).click();
  await dialog.getByText(say("web-settings-more")).click();
  await dialog.getByRole("radio", { name: say("web-layout-own") }).check();
  await dialog.getByLabel(say("web-name")).fill("Ada");
  const stop = dialog.getByRole("textbox", { name: say("order-stop"), exact: true });
  await expect(stop).toHaveAttribute("aria-invalid", "false");
  await stop.fill("3 4 5");
  await dialog.getByText(say("web-settings-more")).click();
  await expect(stop).toBeHidden();
  await dialog.getByRole("button", { name: say("web-open-table") }).click();
  await expect(stop).toBeFocused();
  await expect(stop).toHaveAttribute("aria-invalid", "true");
  await expect(stop).toHaveAccessibleDescription(say("web-layout-count"));
  await expect(page).toHaveURL(/\/$/);
  await dialog.getByRole("radio", { name: say("web-layout-lot") }).check();
  await dialog.getByRole("button", { name: say("web-open-table") }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect((await player.seen()).table.settings.layout).not.toBeNull();
});

for (const [name, clipboard] of [
  ["is copied", "granted"],
  ["is copied the old way", "absent"],
  ["cannot be copied", "refused"],
] as const) {
  test(`a screen reader hears that a link ${name}`, async ({ visit }) => {
    const page = await visit({ permissions: clipboard === "granted" ? ["clipboard-write"] : [] });
    await page.addInitScript((how) => {
      if (how !== "granted") Object.defineProperty(navigator, "clipboard", { value: undefined });
      if (how === "refused") document.execCommand = () => false;
    }, clipboard);
    await page.goto("/");
    const tables = new Tables(page);
    await tables.ask("/api/me", { name: "Ada" });
    await page.goto(`/table/${await tables.open({ players: 2 }, [])}`);
    await page.getByRole("button", { name: say("web-copy"), exact: true }).click();
    const words = say(clipboard === "refused" ? "web-copy-failed" : "web-copied");
    await expect(page.getByRole("status").filter({ hasText: words })).toHaveText(words);
  });
}

test("the chosen option stands out with forced colours", async ({ visit }) => {
  const page = await visit({ forcedColors: "active" });
  await page.goto("/");
  const dialog = await openGames(page);
  const picture = (edition: string) => dialog.getByRole("button", { name: say(`edition-${edition}`), exact: true });
  const players = (name: string) => dialog.locator("label").filter({ has: page.getByText(name, { exact: true }) });
  for (const chosen of [picture("original"), players(say("web-alone"))])
    await expect(chosen).toHaveCSS("outline-style", "solid");
  for (const other of [picture("extreme"), players("2")]) await expect(other).toHaveCSS("outline-style", "none");
});

test("a seat is named once", async ({ page }) => {
  const player = new Player(page, "Ada");
  await page.goto("/");
  await player.button("web-deal").click();
  const seat = page.getByRole("button", { name: new RegExp(`^${say("seat-you")}`) });
  await expect(seat).toBeVisible();
  await expect(seat).toHaveAccessibleDescription("");
});
