import type { Sign } from "../../src/protocol.gen.ts";
import type { PileName } from "../../src/protocol.ts";
import { board, expect, pile, reported, test, type Page } from "./board/fixtures.ts";
import type { BoardPage } from "./board/page.svelte.ts";
import { PHONE } from "./finger.ts";
import { stays } from "./stays.ts";

/** Phones upright and on their side, a tablet, and laptops. The board is some 54 px lower than a phone. */
const WINDOWS = [
  [296, 430],
  [296, 514],
  [336, 586],
  [366, 610],
  [366, 790],
  [651, 321],
  [828, 336],
  [744, 970],
  [976, 532],
  [1232, 652],
  [1392, 832],
] as const;
type Crowd = [seat: number, pile: PileName, sign: Sign][];
const PILES = ["A", "B", "C", "D"] as const;
/** Four partners, with as many signs as the board draws. */
const CROWDS: Record<string, Crowd> = {
  "each kind on one pile": [
    [1, "A", "like"],
    [2, "A", "leave"],
    [3, "A", "turn"],
    [4, "A", "leave"],
  ],
  "all the same on one pile": [1, 2, 3, 4].map((seat) => [seat, "D", "leave"]),
  "two each": PILES.flatMap((name, index) => [
    [1 + index, name, "like"],
    [1 + ((index + 1) % 4), name, "leave"],
  ]),
};

async function crowd(page: Page, signs: Crowd): Promise<void> {
  await page.evaluate((signs) => {
    const { board } = window as unknown as { board: BoardPage };
    const shown = ([seat, , sign]: Crowd[number]) => ({
      seat,
      name: `Partner ${seat}`,
      bot: seat % 2 ? "sharp" : null,
      sign,
      isOwn: false,
      isDrawn: true,
    });
    const on = (name: PileName) => signs.filter(([, each]) => each === name).map(shown);
    board.give({
      position: {
        ...board.given().position,
        hand: [13, 37, 44, 58, 71, 84],
        signs: { A: on("A"), B: on("B"), C: on("C"), D: on("D") },
      },
      legal: { ...board.given().legal, signs: ["like", "leave", "turn"] },
    });
  }, signs);
}

for (const [name, signs] of Object.entries(CROWDS)) {
  test(`signs stay within their pile and do not overlap, ${name}`, async ({ open }) => {
    const page = await open();
    await crowd(page, signs);
    await expect(page.locator(".face")).toHaveCount(signs.length);
    const found: string[] = [];
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      for (const what of await stays(page, spilled)) found.push(`${width} x ${height}: ${what}`);
    }
    expect(found).toEqual([]);
  });
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("others' signs are not buttons: a tap on them goes to the pile", async ({ open }) => {
    const page = await open();
    await crowd(page, [
      [1, "C", "leave"],
      [2, "C", "like"],
    ]);
    await board(page, ({ give }) => give({ selected: 71 }));
    await expect(pile(page, "C").getByRole("button")).toHaveCount(2);
    const { x, y, width, height } = (await pile(page, "C").locator(".face").first().boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    expect(await reported(page)).toEqual([["play", 71, "C"]]);
  });
});

/** List the signs that leave their pile, overlap or cover the card. */
function spilled(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const FRAME = 2;
    const found: string[] = [];
    const box = (node: Element) => node.getBoundingClientRect();
    for (const pile of document.querySelectorAll(".pile")) {
      const outer = box(pile);
      for (const part of pile.querySelectorAll(".stack, .cost, .mark svg, .face, .own, .offers button")) {
        const { left, right, top, bottom } = box(part);
        const most = Math.max(outer.left - left, right - outer.right, outer.top - top, bottom - outer.bottom) + FRAME;
        if (most > 0.5) found.push(`${part.getAttribute("class")} leaves its pile by ${most.toFixed(1)} px`);
      }
      const parts = [...pile.querySelectorAll(".stack, .cost, .mark, .own")].filter((node) => box(node).width > 0);
      for (const [index, one] of parts.entries()) {
        for (const other of parts.slice(index + 1)) {
          const [a, b] = [box(one), box(other)];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 1 && down > 1)
            found.push(`${one.className} and ${other.className} share ${across.toFixed(1)} x ${down.toFixed(1)}`);
        }
      }
    }
    return [...new Set(found)];
  });
}
