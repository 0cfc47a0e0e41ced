import type { Page } from "@playwright/test";

/** Waits until all finite animations are over, fonts are loaded, and the result is painted. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    for (let running = moving(); running.length > 0; running = moving())
      await Promise.allSettled(running.map(({ finished }) => finished));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
