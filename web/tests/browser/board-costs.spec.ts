import { samplePiles } from "../../src/board/sample.ts";
import { card, expect, offer, onLine, pile, reported, show, test } from "./board/fixtures.ts";
import type { BoardPage } from "./board/page.svelte.ts";

test("costly plays differ from inviting ones in shape and words, and the trick from both", async ({ open }) => {
  const page = await open();
  await offer(page, [
    ["A", 2],
    ["B", 10],
    ["C", -10],
    ["D", 77],
  ]);
  await card(page, 71).click();
  const levels = { A: "close", B: "fair", C: "trick", D: "waste" } as const;
  for (const [name, level] of Object.entries(levels)) {
    await expect(pile(page, name)).toHaveClass(new RegExp(`\\b${level}\\b`));
    await expect(pile(page, name).locator(".costs")).toHaveClass(new RegExp(`\\b${level}\\b`));
  }
  const bars = (name: string) =>
    pile(page, name)
      .locator(".bars")
      .evaluate((node) => getComputedStyle(node).getPropertyValue("--bars"));
  expect([await bars("A"), await bars("B"), await bars("D")]).toEqual(["1", "2", "4"]);
  await expect(pile(page, "C").locator(".bars")).toHaveCount(0);
  const name = (which: string) => pile(page, which).getByRole("button").first();
  await expect(name("A")).toHaveAccessibleName(/2 further\. hardly a gap$/);
  await expect(name("B")).toHaveAccessibleName(/10 further$/);
  await expect(name("D")).toHaveAccessibleName(/77 further\. most of the pile$/);
});

test("the line shades what a play would take and what a trick gives back", async ({ open }) => {
  const page = await open();
  await offer(page, [
    ["A", 37],
    ["C", -10],
  ]);
  const change = page.locator(".line .change");
  const x = async (number: number) => (await onLine(page, "ascending", number)).x;
  await pile(page, "A").hover();
  await expect(change).toHaveCount(0);
  await card(page, 71).click();
  await pile(page, "A").hover();
  await expect(change).toHaveClass(/waste|far/);
  const box = (await change.boundingBox())!;
  expect(box.x).toBeCloseTo(await x(34), 0);
  expect(box.x + box.width).toBeCloseTo(await x(71), 0);
  // By keyboard as well.
  await page.keyboard.press("Tab");
  await pile(page, "C").getByRole("button").first().focus();
  await expect(change).toHaveClass(/trick/);
  const back = (await change.boundingBox())!;
  expect(back.x).toBeCloseTo(await x(61), 0);
  expect(back.x + back.width).toBeCloseTo(await x(71), 0);
  expect(back.y).toBeGreaterThan(box.y + 10);
});

test("a card on a lane goes to the pile whose top is there, or else to the cheapest", async ({ open }) => {
  const page = await open();
  await offer(
    page,
    [
      ["A", 3],
      ["B", 25],
      ["C", 24],
      ["D", 48],
    ],
    37,
  );
  const drop = async (lane: "ascending" | "descending", number: number) => {
    await card(page, 37).hover();
    await page.mouse.down();
    const { x, y } = await onLine(page, lane, number);
    await page.mouse.move(x, y, { steps: 4 });
    await expect(page.locator(".line .change")).toBeVisible();
    // A flick would be shorter than this.
    const since = await page.evaluate(() => performance.now());
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(since + 320);
    await page.mouse.up();
  };
  await drop("ascending", 60);
  await drop("ascending", 12);
  await drop("descending", 40);
  await drop("descending", 85);
  const plays = async () => (await reported(page)).filter(([what]) => what === "play");
  expect(await plays()).toEqual([
    ["play", 37, "A"],
    ["play", 37, "B"],
    ["play", 37, "C"],
    ["play", 37, "D"],
  ]);
  // It is still selected: a click on a lane plays it, one between the lanes does not.
  const { x, y } = await onLine(page, "ascending", 70);
  await page.mouse.click(x, y);
  await page.mouse.click(x, y + 22);
  expect(await plays()).toEqual([["play", 37, "A"]]);
});

test("the line names every card of the hand, even on the narrowest phone", async ({ open }) => {
  const page = await open();
  await page.setViewportSize({ width: 320, height: 568 });
  const hands = [
    [29, 30, 31, 32, 33, 34, 35, 36],
    [2, 3, 4, 5, 96, 97, 98, 99],
    [13, 15, 22, 24, 26, 50, 52, 90],
  ];
  for (const hand of hands) {
    await show(page, { piles: samplePiles({}), hand });
    const labels = page.locator(".line text.card");
    await expect(labels).toHaveText(hand.map(String));
    const boxes = await labels.evaluateAll((nodes) =>
      nodes.map((node) => node.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const [index, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(0);
      expect(a.right).toBeLessThanOrEqual(320);
      for (const b of boxes.slice(index + 1)) {
        // Digits are not as high as their boxes: rows may share a few pixels of empty space.
        const overlaps = a.left < b.right && b.left < a.right && Math.abs(a.top - b.top) < 9;
        expect(overlaps, `labels of ${hand.join(" ")}`).toBe(false);
      }
    }
  }
});

test("a trick rewinds its pile and a chain of them is counted, without animation if motion is reduced", async ({
  open,
}) => {
  const page = await open();
  const trick = { pile: "C" as const, from: 61, to: 71, ascends: false };
  const celebrate = () =>
    page.evaluate(
      (trick) => (window as unknown as { board: BoardPage }).board.give({ highlights: { trick, chain: 2 } }),
      trick,
    );
  const running = () =>
    page
      .locator(".rewound, .traveller")
      .evaluateAll((nodes) =>
        nodes.flatMap((node) => node.getAnimations()).map((each) => Number(each.effect?.getTiming().duration) > 100),
      );
  await celebrate();
  await expect(pile(page, "C").locator(".rewound")).toHaveText("61");
  await expect(pile(page, "C").locator(".chain")).toHaveText("×2");
  expect(await running()).toEqual([true, true]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open();
  await celebrate();
  await expect(pile(page, "C").locator(".chain")).toHaveText("×2");
  expect(await running()).not.toContain(true);
});
