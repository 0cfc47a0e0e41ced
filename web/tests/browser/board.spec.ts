import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
import { words } from "../../words-plugin.ts";
import type { BoardPage } from "./board/page.svelte.ts";

/** The board alone, with plain data in and its reports out: no server, no table. */
const ROOT = join(import.meta.dirname, "../..");
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

const test = base.extend<{ open: (hash?: string) => Promise<Page> }, { site: string }>({
  site: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "board-"));
      await build({
        root: join(ROOT, "tests/browser/board"),
        configFile: false,
        logLevel: "error",
        plugins: [
          svelte({ configFile: join(ROOT, "svelte.config.js") }),
          words(join(ROOT, "../src/ninetyeight/words")),
        ],
        build: { outDir: folder, emptyOutDir: true, target: "es2022" },
      });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  open: async ({ page, site }, use) => {
    await page.route("http://board.test/**", (route) => {
      const path = new URL(route.request().url()).pathname;
      const file = path === "/" ? "index.html" : path;
      return route.fulfill({
        body: readFileSync(join(site, file)),
        contentType: TYPES[extname(file)] ?? "application/octet-stream",
      });
    });
    await use(async (hash = "") => {
      await page.goto(`http://board.test/${hash}`);
      await expect(page.locator(".pile").first()).toBeVisible();
      return page;
    });
  },
});

const card = (page: Page, number: number) => page.locator(`[data-card="${number}"]`);
const pile = (page: Page, name: string) => page.locator(`[data-pile="${name}"]`);
const board = <T>(page: Page, use: (board: BoardPage) => T) => page.evaluate<T>(`(${String(use)})(window.board)`);
const reported = (page: Page) => board(page, ({ reported }) => reported.splice(0));

/** Drags with the mouse from the middle of one element to the middle of another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await to.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
}

test("offers what is legal for the selected card, and reports the play", async ({ open }) => {
  const page = await open();
  await card(page, 37).click();
  expect(await reported(page)).toEqual([["select", 37]]);
  await expect(pile(page, "A")).toHaveClass(/target/);
  await expect(pile(page, "A").locator(".cost")).toHaveText("+3");
  await expect(pile(page, "B")).toHaveClass(/dim/);
  await pile(page, "A").getByRole("button").first().click();
  expect(await reported(page)).toEqual([["play", 37, "A"]]);
});

test("changes nothing by itself: the position is whatever it is given", async ({ open }) => {
  const page = await open();
  await card(page, 37).click();
  await pile(page, "A").getByRole("button").first().click();
  await expect(card(page, 37)).toBeVisible();
  await board(page, ({ give }) =>
    give({
      position: {
        piles: [{ pile: "A", ascends: true, top: 37, cards: [37], order: null, order_binds: false, burns: false }],
        hand: [13],
        marks: new Map(),
        turn: 0,
        bound: null,
        forbidsTrick: false,
        signs: {},
      },
      highlights: { pending: "A" },
    }),
  );
  await expect(page.locator("[data-card]")).toHaveCount(1);
  await expect(page.locator(".pile")).toHaveCount(1);
  await expect(pile(page, "A").locator(".stack")).toHaveClass(/pending/);
});

test("reports a dragged card wherever it is dropped, legal or not", async ({ open }) => {
  const page = await open();
  await drag(page, card(page, 13), pile(page, "D"));
  expect(await reported(page)).toEqual([
    ["select", 13],
    ["play", 13, "D"],
  ]);
  await drag(page, card(page, 13), page.locator(".line"));
  expect((await reported(page)).some(([what]) => what === "play")).toBe(false);
});

test("goes by keyboard: numbers, piles, the end of the turn, signs", async ({ open }) => {
  const page = await open();
  await page.keyboard.type("37a");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Escape");
  expect(await reported(page)).toEqual([
    ["select", 37],
    ["select", 37],
    ["play", 37, "A"],
    ["end turn"],
    ["take back"],
    ["select", null],
  ]);
  await pile(page, "C").getByRole("button").first().focus();
  await page.keyboard.press("s");
  await page.keyboard.press("Enter");
  expect(await reported(page)).toEqual([
    ["sign", "C", "like"],
    ["inspect", "C"],
  ]);
  await board(page, ({ give }) => give({ hasKeys: false }));
  await page.keyboard.type("37a");
  expect(await reported(page)).toEqual([]);
});

test("hands the focus to the neighbour of a card that is played by keyboard", async ({ open }) => {
  const page = await open();
  await card(page, 13).focus();
  await page.keyboard.press("ArrowRight");
  await expect(card(page, 37)).toBeFocused();
  await board(page, ({ give }) =>
    give({
      position: {
        piles: [],
        hand: [13, 71, 84],
        marks: new Map(),
        turn: 0,
        bound: null,
        forbidsTrick: false,
        signs: {},
      },
    }),
  );
  await expect(card(page, 71)).toBeFocused();
});

test("flies a card from the hand to its pile when the next position has it there", async ({ open }) => {
  const page = await open();
  const moves = await page.evaluate(async () => {
    const { board } = window as unknown as { board: BoardPage };
    const top = (number: number) => ({ top: number, cards: number === 34 ? [34] : [34, number] });
    const at = (number: number, hand: number[]) => ({
      piles: [{ pile: "A" as const, ascends: true, order: null, order_binds: false, burns: false, ...top(number) }],
      hand,
      marks: new Map(),
      turn: 0,
      bound: null,
      forbidsTrick: false,
      signs: {},
    });
    board.give({ position: at(34, [13, 37]) });
    await new Promise((resolve) => setTimeout(resolve, 400));
    const from = document.querySelector('[data-card="37"]')!.getBoundingClientRect();
    board.give({ position: at(37, [13]) });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = document.querySelector(".arriving:last-child")!;
    const frames = moving.getAnimations().flatMap((each) => (each.effect as KeyframeEffect).getKeyframes());
    const to = document.querySelector(".stack")!.getBoundingClientRect();
    return {
      first: String(frames[0]?.["transform"]),
      down: Math.round(from.top + from.height / 2 - to.top - to.height / 2),
    };
  });
  expect(moves.first).toContain("translate");
  expect(Number(/,\s*(-?[\d.]+)px/.exec(moves.first)?.[1])).toBeCloseTo(moves.down, -1);
});

test("is a picture where nobody listens", async ({ open }) => {
  const page = await open("#picture");
  await expect(pile(page, "A").getByRole("img")).toBeVisible();
  await expect(pile(page, "A").getByRole("button", { name: /Pile A, ascending/ })).toHaveCount(0);
});
