import { expect, type Page } from "./fixtures.ts";
import { Player } from "./player.ts";
import { atRest } from "./rest.ts";

/** How much slower a phone-class processor is, by the preset of Chromium's DevTools. */
export const SLOWER = 4;

/** Measuring starts at a bare API response, which has no icon. */
export const FAVICON = /favicon\.ico$/;

/** The work of a page's main thread on a phone-class processor, in milliseconds. */
export interface Work {
  /** From nothing to the page with its button. */
  page: number;
  /** From the click to the first card. */
  card: number;
  /** One card from hand to pile, with all animations. */
  play: number;
}

/** Measure the processor time of the main thread, which other programs on the machine do not affect. */
export async function workOf(page: Page): Promise<Work> {
  const player = new Player(page, "Ada");
  await page.goto("/api/health");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * SLOWER * metrics.find(({ name }) => name === "TaskDuration")!.value;
  };
  await page.goto("/");
  await player.button("web-deal").waitFor();
  const opened = await spent();
  // What is preloaded keeps nobody waiting, so it does not count.
  await page.waitForLoadState("networkidle");
  const before = await spent();
  await player.button("web-deal").click();
  await expect(player.hand().first()).toBeVisible();
  const card = (await spent()) - before;
  await atRest(page);
  const play = (await player.seen()).you.plays.find(({ loses }) => !loses)!;
  await player.card(play.card).click();
  await expect(player.pile(play.pile)).toBeEnabled();
  await atRest(page);
  const picked = await spent();
  await player.pile(play.pile).click();
  await expect(player.card(play.card)).toHaveCount(0);
  await atRest(page);
  return { page: opened, card, play: (await spent()) - picked };
}
