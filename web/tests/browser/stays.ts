import { expect, type Page } from "./fixtures.ts";

/** Milliseconds, on a busy machine. */
const PATIENCE = 3000;

/** What is still wrong once the page has had time to follow a new size. */
export async function stays(page: Page, find: (page: Page) => Promise<string[]>): Promise<string[]> {
  let found: string[] = [];
  const isRight = async () => expect((found = await find(page))).toEqual([]);
  await expect(isRight)
    .toPass({ timeout: PATIENCE, intervals: [50, 100] })
    .catch(() => undefined);
  return found;
}
