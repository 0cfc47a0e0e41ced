const FIRST = 500;
const LONGEST = 15_000;

/** How long to wait before the n-th attempt, from 0; by chance a little less, so that not all come at once. */
export function backoff(attempt: number, chance: () => number = Math.random): number {
  const full = Math.min(LONGEST, FIRST * 2 ** attempt);
  return full * (0.7 + 0.3 * chance());
}
