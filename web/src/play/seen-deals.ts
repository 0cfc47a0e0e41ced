const KEY = "ninetyeight-seen-deals";
const MOST = 200;

/** Remembers that this browser has shown the cards of a finished game. */
export function noteSeen(game: string): void {
  try {
    const others = read().filter((id) => id !== game);
    localStorage.setItem(KEY, JSON.stringify([...others, game].slice(-MOST)));
  } catch {
    // Storage is forbidden: the server knows what signed-in people saw.
  }
}

/** Whether this browser has shown the cards of a finished game. */
export function hasSeen(game: string): boolean {
  try {
    return read().includes(game);
  } catch {
    return false;
  }
}

function read(): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
}
