import type { Page } from "./fixtures.ts";

/** Milliseconds, on a busy machine. */
const PATIENCE = 3000;

/** What follows a new size smoothly is there a moment later: of what is found wrong, only that counts which stays. */
export async function stays(page: Page, find: (page: Page) => Promise<string[]>): Promise<string[]> {
  const until = Date.now() + PATIENCE;
  let found = await find(page);
  while (found.length > 0 && Date.now() < until) {
    await page.waitForTimeout(100);
    found = await find(page);
  }
  return found;
}
