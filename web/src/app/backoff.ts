const FIRST = 500;
const LONGEST = 15_000;

/** The wait before attempt n, counted from 0, in milliseconds. Jitter keeps clients from returning all at once. */
export function backoff(attempt: number, chance: () => number = Math.random): number {
  const full = Math.min(LONGEST, FIRST * 2 ** attempt);
  return full * (0.7 + 0.3 * chance());
}
