import { expect, test, type Page } from "./fixtures.ts";
import { agreeWhoStarts, choose, Player, sitDown } from "./player.ts";
import { COMPLAINTS, prepare, SCREENS, viewer } from "./screens.ts";
import { stays } from "./stays.ts";

/** Windows as they are: phones upright and on their side, a tablet, small laptops with a browser's bars, a screen. */
const WINDOWS = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [667, 375],
  [844, 390],
  [768, 1024],
  [960, 540],
  [960, 640],
  [1024, 600],
  [1280, 580],
  [1280, 720],
  [1920, 940],
] as const;
const BOARDS = ["table", "picked", "trick", "five"];
/** A lesson stands above its table: the smallest phones scroll to the hand, and keep the goal in sight. */
const LESSONS = ["tutorial-ascending", "tutorial-signals"];
const LESSON_WINDOWS = WINDOWS.filter(([width, height]) => (width >= 390 && height >= 664) || width >= 800);
/** What must be seen whole, in the order from top to bottom. */
const PARTS = [".pile", ".line", ".owed", ".hand li", ".actions .button"];

test("all of a table is seen at once in every window, and nothing lies over something else", async ({ server, visit, watch }) => {
  test.setTimeout(300_000);
  watch.expected.push(...COMPLAINTS);
  const page = await visit({ reducedMotion: "reduce" });
  const places = await prepare(page, server);
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

test("the longest words about a turn leave the hand above the buttons", async ({ server, visit, watch }) => {
  watch.expected.push(...COMPLAINTS);
  const page = await visit({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  const player = viewer(page, "en");
  await page.goto((await prepare(page, server)).alone);
  await expect(player.hand().first()).toBeVisible();
  for (let act = choose(await player.seen()); act?.does === "lay" && !(await player.seen()).you.may_end_turn; act = choose(await player.seen())) {
    await player.lay(act);
  }
  const found: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const what of await stays(page, hidden)) found.push(`${width} x ${height}: ${what}`);
  }
  expect(found).toEqual([]);
});

test("what is refused in the talk leaves room to say it otherwise", async ({ server, visit, watch }) => {
  watch.expected.push(...COMPLAINTS);
  const page = await visit({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  const player = viewer(page, "en");
  await SCREENS.find(({ name }) => name === "talk")!.open(player, await prepare(page, server));
  for (const [width, height] of WINDOWS.filter(([, height]) => height >= 568)) {
    await page.setViewportSize({ width, height });
    await expect(player.button("talk-send"), `${width} x ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test("what others say and a lost connection cover no card, no pile and no button", async ({ visit, watch }) => {
  watch.expected.push(/WebSocket connection to .* failed/, /ERR_INTERNET_DISCONNECTED/);
  const host = new Player(await visit({ reducedMotion: "reduce" }), "Ada");
  const guest = new Player(await visit(), "Ben");
  await sitDown([host, guest], { players: 5 }, ["greedy", "greedy", "greedy"]);
  await agreeWhoStarts([host, guest]);
  const line = "I would rather wait a little with this pile, because it looks as if somebody could help it very much before long";
  for (const [number, [width, height]] of ([[1280, 800], [1024, 600], [390, 844], [360, 640]] as const).entries()) {
    await host.page.setViewportSize({ width, height });
    const said = await guest.page.request.post(`/api/tables/${host.tableId}/commands`, { data: { kind: "say-chat", id: `said-${number}`, text: line, language: "en" } });
    expect(said.ok(), await said.text()).toBe(true);
    await expect(host.page.locator(".bubble").last()).toBeVisible();
    const over = (page: Page) => covered(page, ".bubble", [".stack", ".line", ".hand li", ".actions .button"]);
    expect(await stays(host.page, over), `${width} x ${height}`).toEqual([]);
  }
  await expect(host.page.locator(".bubble")).toHaveCount(0, { timeout: 15_000 });
  await host.page.context().setOffline(true);
  await expect(host.page.locator(".sign.lost")).toBeVisible();
  for (const [width, height] of [[390, 844], [360, 640]] as const) {
    await host.page.setViewportSize({ width, height });
    const over = (page: Page) => covered(page, ".sign.lost", ["header .button", "[data-seat]", ".pile"]);
    expect(await stays(host.page, over), `${width} x ${height}`).toEqual([]);
  }
});

/** Tell which parts something lies over. */
function covered(page: Page, what: string, parts: string[]): Promise<string[]> {
  return page.evaluate(
    ([what, parts]) => {
      const boxes = (name: string) => [...document.querySelectorAll(name)].map((node) => node.getBoundingClientRect());
      return parts.filter((part) =>
        boxes(what).some((over) => boxes(part).some((box) => over.left < box.right && box.left < over.right && over.top < box.bottom && box.top < over.bottom)),
      );
    },
    [what, parts] as const,
  );
}

/** Tell which parts lie over each other, and which ones are outside of the window or of their pile. */
async function hidden(page: Page): Promise<string[]> {
  return page.evaluate(async (parts) => {
    const TOLERANCE = 2;
    const SIGNS_MAY_LEAVE = 12;
    const FRAME = 2;
    // Two frames: sizes are measured in one, and used in the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const found: string[] = [];
    const boxesIn = (root: ParentNode, names: string[]) => names.flatMap((part) => [...root.querySelectorAll(part)].map((node) => ({ part, box: node.getBoundingClientRect() })));
    const overlaps = (boxes: { part: string; box: DOMRect }[]) => {
      for (const { part, box } of boxes) {
        for (const other of boxes.filter((each) => each.part > part)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (across > TOLERANCE && down > TOLERANCE) found.push(`${part} and ${other.part} share ${Math.round(across)} x ${Math.round(down)}`);
        }
      }
    };
    const boxes = boxesIn(document, parts);
    overlaps(boxes);
    for (const { part, box } of boxes) {
      if (box.bottom > innerHeight + TOLERANCE) found.push(`${part} ends ${Math.round(box.bottom - innerHeight)} px below the window`);
    }
    for (const pile of document.querySelectorAll(".pile")) {
      const inner = boxesIn(pile, [".stack", ".cost", ".offers"]);
      overlaps(inner);
      for (const { part, box } of inner) {
        const beyond = box.bottom - pile.getBoundingClientRect().bottom;
        if (beyond > SIGNS_MAY_LEAVE) found.push(`${part} leaves its pile by ${Math.round(beyond)} px`);
      }
    }
    for (const sign of document.querySelectorAll(".pile .offers button.shown")) {
      const pile = sign.closest(".pile")!.getBoundingClientRect();
      const box = sign.getBoundingClientRect();
      const rim = parseFloat(getComputedStyle(sign).borderLeftWidth);
      const beyond = Math.max(pile.left + FRAME - box.left - rim, box.right - rim - pile.right + FRAME);
      if (beyond > 0.5) found.push(`a sign leaves the frame of its pile by ${beyond.toFixed(1)} px`);
    }
    return [...new Set(found)];
  }, PARTS);
}
