import type { Sign } from "../protocol.gen";

/** The sign that comes after another, where one key or button goes through them all; none after the last. */
export function signAfter(shown: Sign | null, offers: ReadonlyArray<Sign>): Sign | null {
  return offers[shown === null ? 0 : offers.indexOf(shown) + 1] ?? null;
}
