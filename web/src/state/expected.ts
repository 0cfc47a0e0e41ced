import type { Hint, Update } from "../protocol.gen";

let expected: { table: string; update: Update } | null = null;

/** Keep an answer for the table that is opened next: its cards are there before its socket is. */
export function expect(table: string, answer: Update | Hint): void {
  expected = answer.kind === "update" ? { table, update: answer } : null;
}

/** Take what was kept for a table, once. */
export function takeExpected(table: string): Update | null {
  const found = expected?.table === table ? expected.update : null;
  expected = null;
  return found;
}
