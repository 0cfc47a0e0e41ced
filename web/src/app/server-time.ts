/** Answers tell whole seconds only: a smaller difference may be none. */
const SMALLEST = 2000;

let ahead = 0;

/** Note what time it is at the server, from an answer: the clock of a device may be wrong by minutes. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const told = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  // A second was cut off, on average half of it.
  const difference = told + 500 - now;
  ahead = Math.abs(difference) < SMALLEST ? 0 : difference;
}

/** What time it is at the server, in milliseconds. */
export function serverNow(): number {
  return Date.now() + ahead;
}
