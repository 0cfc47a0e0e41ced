import type { Ending } from "../../app/preferences.svelte";
import type { You } from "../../protocol.gen";

/** A step onto the next number skips none. */
const NEXT_NUMBER = 1;

/**
 * Whether a turn may end without a press of the button, by the player's preference: `stuck` ends it when no card fits
 * any more, `done` as soon as it may end, unless a trick or the very next number of a pile is left to play.
 */
export function endsByItself(you: Pick<You, "may_end_turn" | "plays">, ending: Ending): boolean {
  if (!you.may_end_turn || ending === "never") return false;
  if (ending === "stuck") return you.plays.length === 0;
  return you.plays.every(({ step, loses }) => loses || step > NEXT_NUMBER);
}
