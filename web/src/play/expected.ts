import type { Update } from "../protocol.gen";

let expected: Update | null = null;

/** Keep an answer for the table that is opened next: its cards are there before its socket is. */
export function expect(update: Update): void {
  expected = update;
}

/** Take what was kept for a table, once. */
export function takeExpected(table: string): Update | null {
  const found = expected?.table.id === table ? expected : null;
  expected = null;
  return found;
}
