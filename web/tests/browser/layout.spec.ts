import { expect, type Page } from "./fixtures.ts";
import { covered } from "./fit.ts";
import { agreeWhoStarts, choose, Player, sitDown } from "./player.ts";
import { test } from "./places.ts";
import { COMPLAINTS, SCREENS, viewer } from "./screens.ts";
import { stays } from "./stays.ts";
import { say } from "./words.ts";

/** Common windows: phones upright and on their side, tablets, small laptops with a browser's bars, large screens. */
const WINDOWS = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [667, 375],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1024, 1366],
  [960, 540],
  [960, 640],
  [1024, 600],
  [1280, 580],
  [1280, 720],
  [1920, 940],
  [1920, 1080],
  [2560, 1440],
  [3440, 1440],
] as const;
/** The smallest phones, where a question or a lesson leaves little room. */
const SMALL = WINDOWS.filter(([width, height]) => width < 390 || height < 390);
const PHONES = WINDOWS.filter(([width, height]) => width <= 390 && height > 600);
const LARGE = WINDOWS.filter(([, height]) => height > 1000);
const BOARDS = ["table", "picked", "trick", "five"];
/** Lessons, whose text is above the table. */
const LESSONS = ["tutorial-ascending", "tutorial-signals"];
const LESSON_WINDOWS = WINDOWS.filter(([, height]) => height !== 375);
/** What must be fully visible, from top to bottom. */
const PARTS = [".pile", ".line", ".owed", ".hand li", ".actions .button"];

test("a whole table is visible in every window, and no parts overlap", async ({ arrive, visit, watch }) => {
  test.setTimeout(300_000);
  watch.expected.push(...COMPLAINTS);
  const page = await visit({ reducedMotion: "reduce" });
  const places = await arrive(page);
  const found: string[] = [];
  for (const { name, open } of SCREENS.filter((screen) => [...BOARDS, ...LESSONS].includes(screen.name))) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(viewer(page, "en"), places);
    for (const [width, height] of LESSONS.includes(name) ? LESSON_WINDOWS : WINDOWS) {
      await page.setViewportSize({ width, height });
      for (const what of await stays(page, hidden)) found.push(`${name} at ${width} x ${height}: ${what}`);
    }
  }
  expect(found).toEqual([]);
});

test("the longest words about a turn leave the hand above the buttons", async ({ arrive, visit, watch }) => {
  watch.expected.push(...COMPLAINTS);
  const page = await visit({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  const player = viewer(page, "en");
  await page.goto((await arrive(page)).alone);
  await expect(player.hand().first()).toBeVisible();
  for (
    let act = choose(await player.seen());
    act?.does === "lay" && !(await player.seen()).you.may_end_turn;
    act = choose(await player.seen())
  ) {
    await player.lay(act);
  }
  const found: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const what of await stays(page, hidden)) found.push(`${width} x ${height}: ${what}`);
  }
  expect(found).toEqual([]);
});

test("every lesson keeps the hand and what is owed in sight on the smallest phones, in long languages too", async ({
  visit,
}) => {
  test.setTimeout(300_000);
  const found: string[] = [];
  for (const language of ["en", "de", "ru"] as const) {
    const page = await visit({ reducedMotion: "reduce", locale: language });
    const lessons = (await (await page.request.get("/api/lessons")).json()) as { name: string }[];
    await page.goto("/tutorial");
    for (const { name } of lessons) {
      await page.goto(`/tutorial#${name}`);
      await expect(page.locator("#lesson-about")).toHaveText(say(`lesson-${name}-about`, {}, language));
      await expect(viewer(page, language).button("tutorial-hint")).toBeEnabled();
      for (const [width, height] of SMALL) {
        await page.setViewportSize({ width, height });
        for (const what of await stays(page, outOfSight))
          found.push(`${name} in ${language} at ${width} x ${height}: ${what}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test("the button that leads on from a lesson covers nothing on the smallest phones", async ({ page }) => {
  const player = new Player(page, "Ada");
  await page.goto("/tutorial#ending");
  await player.button("action-end-turn").click();
  await expect(player.button("web-continue")).toBeVisible();
  for (const [width, height] of SMALL) {
    await page.setViewportSize({ width, height });
    const over = (page: Page) =>
      covered(page, ".ways .button", [
        ".goal b",
        "#lesson-title",
        "#lesson-about",
        ".tutorial header .button",
        ".progress",
        ".pile",
      ]);
    expect(await stays(page, over), `${width} x ${height}`).toEqual([]);
    expect(await stays(page, outOfSight), `${width} x ${height}`).toEqual([]);
  }
});

test("a vote to give up pushes neither the hand nor what is owed out of sight", async ({ visit }) => {
  const host = new Player(await visit({ reducedMotion: "reduce" }), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 5, edition: "extreme+fire" }, ["greedy", "greedy", "greedy"]);
  await agreeWhoStarts([host, guest]);
  const asked = await guest.page.request.post(`/api/tables/${host.tableId}/commands`, {
    data: { kind: "concede", id: "give-up", agrees: true },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  await expect(host.button("concede-short")).toBeVisible();
  const found: string[] = [];
  for (const [width, height] of WINDOWS) {
    await host.page.setViewportSize({ width, height });
    const wrong = async (page: Page) => [
      ...(await outOfSight(page)),
      ...(await covered(page, ".question", ["header .button", "[data-seat]", ".pile"])),
    ];
    for (const what of await stays(host.page, wrong)) found.push(`${width} x ${height}: ${what}`);
    // Only a phone on its side may have its buttons a little below the window.
    if (height > 375)
      await expect(host.button("action-end-turn"), `${width} x ${height}`).toBeInViewport({ ratio: 0.95 });
  }
  expect(found).toEqual([]);
});

test("a table fills a large window evenly", async ({ arrive, visit, watch }) => {
  watch.expected.push(...COMPLAINTS);
  const page = await visit({ reducedMotion: "reduce" });
  const places = await arrive(page);
  const found: string[] = [];
  for (const { name, open } of SCREENS.filter((screen) => ["table", "five"].includes(screen.name))) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(viewer(page, "en"), places);
    for (const [width, height] of LARGE) {
      await page.setViewportSize({ width, height });
      for (const what of await stays(page, emptiness)) found.push(`${name} at ${width} x ${height}: ${what}`);
    }
  }
  expect(found).toEqual([]);
});

test("on a phone no gap is left between the words and the hand", async ({ arrive, visit, watch }) => {
  watch.expected.push(...COMPLAINTS);
  const page = await visit({ reducedMotion: "reduce" });
  const places = await arrive(page);
  const found: string[] = [];
  for (const { name, open } of SCREENS.filter((screen) => BOARDS.includes(screen.name))) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(viewer(page, "en"), places);
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      for (const what of await stays(page, hole)) found.push(`${name} at ${width} x ${height}: ${what}`);
    }
  }
  expect(found).toEqual([]);
});

test("on a small phone the talk shows several lines, the newest among them, above the hand", async ({
  arrive,
  visit,
  watch,
}) => {
  watch.expected.push(...COMPLAINTS);
  const page = await visit({ reducedMotion: "reduce", viewport: { width: 320, height: 568 } });
  const player = viewer(page, "en");
  const { five } = await arrive(page);
  await page.goto(five);
  await page.getByTitle(player.say("setting-talk"), { exact: true }).click();
  await page.getByRole("radio", { name: player.say("talk-everything") }).check();
  const log = page.locator("aside .log");
  const lines = () => log.evaluate((node) => node.clientHeight / parseFloat(getComputedStyle(node).lineHeight));
  const over = (page: Page) => covered(page, "aside", [".hand li", ".actions .button"]);
  await expect.poll(lines).toBeGreaterThan(5);
  await expect(log.locator("li").last()).toBeInViewport({ ratio: 0.9 });
  expect(await stays(page, over)).toEqual([]);
  await page.getByLabel(player.say("talk-write")).fill("42");
  await player.button("talk-send").click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await lines()).toBeGreaterThan(2.5);
  await expect(log.locator("li").last()).toBeInViewport({ ratio: 0.9 });
});

test("the refusal of a chat line leaves room to reword it", async ({ arrive, visit, watch }) => {
  watch.expected.push(...COMPLAINTS);
  const page = await visit({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  const player = viewer(page, "en");
  await SCREENS.find(({ name }) => name === "talk")!.open(player, await arrive(page));
  for (const [width, height] of WINDOWS.filter(([, height]) => height >= 568)) {
    await page.setViewportSize({ width, height });
    await expect(player.button("talk-send"), `${width} x ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test("messages and a lost connection cover no card, no pile and no button", async ({ visit, watch }) => {
  watch.expected.push(/WebSocket connection to .* failed/, /ERR_INTERNET_DISCONNECTED/);
  const host = new Player(await visit({ reducedMotion: "reduce" }), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 5 }, ["greedy", "greedy", "greedy"]);
  await agreeWhoStarts([host, guest]);
  const line =
    "please, I would rather wait a little with this pile, because it looks as if somebody could help it very much";
  const names = ["Ada", "dear", "friend", "again"];
  for (const [number, [width, height]] of (
    [
      [1280, 800],
      [1024, 600],
      [390, 844],
      [360, 640],
    ] as const
  ).entries()) {
    await host.page.setViewportSize({ width, height });
    const said = await guest.page.request.post(`/api/tables/${host.tableId}/commands`, {
      data: { kind: "say-chat", id: `said-${number}`, text: `${names[number]}, ${line}`, language: "en" },
    });
    expect(said.ok(), await said.text()).toBe(true);
    await expect(host.page.locator(".bubble").last()).toContainText(names[number]!);
    const over = (page: Page) => covered(page, ".bubble", [".stack", ".line", ".hand li", ".actions .button"]);
    expect(await stays(host.page, over), `${width} x ${height}`).toEqual([]);
  }
  await expect(host.page.locator(".bubble")).toHaveCount(0, { timeout: 15_000 });
  await host.page.context().setOffline(true);
  await expect(host.page.locator(".sign.lost")).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await host.page.setViewportSize({ width, height });
    const over = (page: Page) => covered(page, ".sign.lost", ["header .button", "[data-seat]", ".pile"]);
    expect(await stays(host.page, over), `${width} x ${height}`).toEqual([]);
  }
});

/**
 * List the parts of the hand and of what is owed that are out of sight without scrolling, and the parts that overlap.
 */
async function outOfSight(page: Page): Promise<string[]> {
  const outside = await page.evaluate(() =>
    [".owed", ".hand li"].flatMap((part) =>
      [...document.querySelectorAll(part)]
        .map((node) => node.getBoundingClientRect().bottom - innerHeight)
        .filter((beyond) => beyond > 2)
        .map((beyond) => `${part} ends ${Math.round(beyond)} px below the window`),
    ),
  );
  const isOver = (what: string) => !what.includes("below the window");
  return [...outside, ...(await hidden(page)).filter(isOver)];
}

/** List the gaps that are too large for an even layout: below the buttons, or between two parts. */
function emptiness(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([parts, most]) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const boxes = parts.map((part) =>
        [...document.querySelectorAll(part)].map((node) => node.getBoundingClientRect()),
      );
      const tops = [...boxes.map((each) => Math.min(...each.map(({ top }) => top))).slice(1), innerHeight];
      const bottoms = boxes.map((each) => Math.max(...each.map(({ bottom }) => bottom)));
      return parts.flatMap((part, index) => {
        const empty = (tops[index]! - bottoms[index]!) / innerHeight;
        return empty > most ? [`${Math.round(empty * 100)} % of the height are empty below ${part}`] : [];
      });
    },
    [[".pile", ".line", ".notice", ".hand", ".actions .button"], 0.07] as const,
  );
}

/** Report a large gap above the hand. */
function hole(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const MOST = 0.09;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const words = document.createRange();
    const bottoms = [...document.querySelectorAll(".middle *")].map((node) => {
      words.selectNodeContents(node);
      return Math.max(0, ...[...words.getClientRects()].map(({ bottom }) => bottom));
    });
    const hand = Math.min(
      ...[...document.querySelectorAll(".hand li")].map((card) => card.getBoundingClientRect().top),
    );
    const empty = hand - Math.max(...bottoms);
    return empty > MOST * innerHeight ? [`${Math.round(empty)} px are empty above the hand`] : [];
  });
}

/** List the parts that overlap, or that are outside the window or their pile. */
async function hidden(page: Page): Promise<string[]> {
  return page.evaluate(async (parts) => {
    const TOLERANCE = 2;
    const FRAME = 2;
    // Two frames: sizes are measured in one, and used in the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const found: string[] = [];
    const boxesIn = (root: ParentNode, names: string[]) =>
      names.flatMap((part) =>
        [...root.querySelectorAll(part)].map((node) => ({ part, box: node.getBoundingClientRect() })),
      );
    const overlaps = (boxes: { part: string; box: DOMRect }[]) => {
      for (const { part, box } of boxes) {
        for (const other of boxes.filter((each) => each.part > part)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (across > TOLERANCE && down > TOLERANCE)
            found.push(`${part} and ${other.part} share ${Math.round(across)} x ${Math.round(down)}`);
        }
      }
    };
    const boxes = boxesIn(document, parts);
    overlaps(boxes);
    for (const { part, box } of boxes) {
      if (box.bottom > innerHeight + TOLERANCE)
        found.push(`${part} ends ${Math.round(box.bottom - innerHeight)} px below the window`);
    }
    for (const pile of document.querySelectorAll(".pile")) {
      const inner = boxesIn(pile, [".stack", ".cost", ".offers"]);
      overlaps(inner);
      for (const { part, box } of inner) {
        const beyond = box.bottom - pile.getBoundingClientRect().bottom;
        if (beyond > 0.5) found.push(`${part} leaves its pile by ${Math.round(beyond)} px`);
      }
    }
    for (const part of document.querySelectorAll(".pile .mark, .pile .own")) {
      const pile = part.closest(".pile")!.getBoundingClientRect();
      const box = part.getBoundingClientRect();
      const beyond = Math.max(pile.left + FRAME - box.left, box.right - pile.right + FRAME);
      if (beyond > 0.5) found.push(`a sign leaves the frame of its pile by ${beyond.toFixed(1)} px`);
    }
    return [...new Set(found)];
  }, PARTS);
}
