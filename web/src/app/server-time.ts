/** `Date` headers have whole seconds: a smaller difference may not be real. */
const SMALLEST = 2000;

let ahead = 0;

/** Notes the server's time from a response: a device's clock may be minutes off. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const told = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  // The fraction that was cut off is half a second on average.
  const difference = told + 500 - now;
  ahead = Math.abs(difference) < SMALLEST ? 0 : difference;
}

/** The server's time, in milliseconds. */
export function serverNow(): number {
  return Date.now() + ahead;
}
