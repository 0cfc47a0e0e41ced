import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
import type { Position } from "../../../src/board/types.ts";
import type { PileName } from "../../../src/protocol.ts";
import { words } from "../../../words-plugin.ts";
import type { BoardPage } from "./page.svelte.ts";

export { expect };
export type { Page };

const ROOT = join(import.meta.dirname, "../../..");
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** The board alone, with plain data in and its reports out: no server, no table. */
export const test = base.extend<{ open: (hash?: string) => Promise<Page> }, { site: string }>({
  site: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "board-"));
      await build({
        root: import.meta.dirname,
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

export const card = (page: Page, number: number): Locator => page.locator(`[data-card="${number}"]`);
export const pile = (page: Page, name: string): Locator => page.locator(`[data-pile="${name}"]`);

/** Runs a function in the page, on the board. It closes over nothing. */
export const board = <T>(page: Page, use: (board: BoardPage) => T): Promise<T> =>
  page.evaluate<T>(`(${String(use)})(window.board)`);

/** What the board has reported since the last call. */
export const reported = (page: Page): Promise<unknown[][]> => board(page, ({ reported }) => reported.splice(0));

/** Gives the board a position: these cards in the hand and, unless given, no piles. */
export const show = (page: Page, position: Partial<Position> & Pick<Position, "hand">): Promise<void> =>
  page.evaluate((given) => {
    const { board } = window as unknown as { board: BoardPage };
    const rest = { piles: [], marks: new Map(), turn: 0, bound: null, forbidsTrick: false, signs: {} };
    board.give({ position: { ...rest, ...given } });
  }, position);

/** Tells the board what one card may do on the piles of the sample. */
export const offer = (page: Page, plays: [pile: PileName, step: number][], number = 71): Promise<void> =>
  page.evaluate(
    ([plays, card]) => {
      const { board } = window as unknown as { board: BoardPage };
      const legal = plays.map(([pile, step]) => ({ card, pile, step, loses: false, ends_turn: false }));
      board.give({ legal: { isYourTurn: true, plays: legal, signs: [], maySign: false } });
    },
    [plays, number] as const,
  );

/** The point of a number on the line, in the lane of the ascending or the descending piles. */
export async function onLine(
  page: Page,
  lane: "ascending" | "descending",
  number: number,
): Promise<{ x: number; y: number }> {
  const box = (await page
    .locator(".line .lane")
    .nth(lane === "ascending" ? 0 : 1)
    .boundingBox())!;
  return { x: box.x + 6 + ((number - 1) / 99) * (box.width - 12), y: box.y + box.height / 2 };
}
