import type { Update } from "../protocol.gen";

const KEY = "ninetyeight-seen";
let first: Update | null = null;

/** Keeps the first update of the table that is opened next, so that its cards are there before its socket is. */
export function startFrom(update: Update): void {
  first = update;
}

/** Hands out the first update of a table, once. */
export function takeFirst(table: string): Update | null {
  const found = first?.table.id === table ? first : null;
  first = null;
  return found;
}

/** The last event of a table that this window has seen, also before a reload; 0 for a new table. */
export function lastSeen(table: string): number {
  const { id, sequence } = read();
  return id === table && typeof sequence === "number" ? sequence : 0;
}

export function rememberSeen(table: string, sequence: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id: table, sequence }));
  } catch {
    // Storage is forbidden: after a reload, the log starts empty.
  }
}

function read(): { id?: unknown; sequence?: unknown } {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as { id?: unknown; sequence?: unknown } | null) ?? {};
  } catch {
    return {};
  }
}
