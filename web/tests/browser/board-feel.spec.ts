import { board, card, expect, pile, show, test, type Page } from "./board/fixtures.ts";
import type { BoardPage } from "./board/page.svelte.ts";

/** Set fire to a card in the hand and to one on a pile. */
async function kindle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { board } = window as unknown as { board: BoardPage };
    const { position } = board.given();
    const burns = { order: null, burns: true };
    board.give({ position: { ...position, marks: new Map([71, 61].map((each) => [each, burns])) } });
  });
}

/** The edge of each burning card: whether it glows, and how long a change takes, in milliseconds. */
function embers(page: Page): Promise<{ glows: boolean; changes: number }[]> {
  return page.locator(".burns").evaluateAll((cards) =>
    cards.map((each) => {
      const changes = each
        .getAnimations({ subtree: true })
        .filter((animation) => (animation.effect as KeyframeEffect).pseudoElement === "::before")
        .map((animation) => Number(animation.effect?.getTiming().duration));
      return { glows: getComputedStyle(each, "::before").boxShadow !== "none", changes: Math.max(0, ...changes) };
    }),
  );
}

test("fire has an ember edge, which glows steadily if motion is reduced", async ({ open }) => {
  const page = await open();
  await kindle(page);
  await expect(card(page, 71).locator(".burns")).toHaveCount(1);
  await expect(pile(page, "C").locator(".burns")).toHaveCount(1);
  const glowing = await embers(page);
  expect(glowing.map(({ glows }) => glows)).toEqual([true, true]);
  // Slow enough to be unobtrusive.
  for (const { changes } of glowing) expect(changes).toBeGreaterThan(2000);

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await embers(page)).toEqual([
    { glows: true, changes: 0 },
    { glows: true, changes: 0 },
  ]);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`Silence hushes the board and its signs, with motion: ${reducedMotion}`, async ({ open, page }) => {
    await page.emulateMedia({ reducedMotion });
    await open();
    const felt = () => pile(page, "B").evaluate((node) => getComputedStyle(node).backgroundColor);
    const sign = pile(page, "B").locator(".own");
    const loud = await felt();
    await expect(sign).not.toHaveClass(/quieted/);
    const { piles, hand } = await board(page, ({ given }) => given().position);
    await show(page, { piles, hand, isHushed: true });
    await board(page, ({ give, given }) => give({ legal: { ...given().legal, maySign: false } }));
    await expect(page.locator(".board")).toHaveClass(/hushed/);
    await expect.poll(felt).not.toBe(loud);
    await expect(sign).toHaveClass(/quieted/);
    await show(page, { piles, hand });
    await expect.poll(felt).toBe(loud);
  });
}
