const KEY = "ninetyeight-seen";

/** How far a table was seen in this window, also before a reload; 0 for a table that is new here. */
export function lastSeen(table: string): number {
  const { id, sequence } = read();
  return id === table && typeof sequence === "number" ? sequence : 0;
}

export function rememberSeen(table: string, sequence: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id: table, sequence }));
  } catch {
    // Then a reload shows the table without what went before.
  }
}

function read(): { id?: unknown; sequence?: unknown } {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as { id?: unknown; sequence?: unknown } | null) ?? {};
  } catch {
    return {};
  }
}
