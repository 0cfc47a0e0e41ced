import { untrack } from "svelte";
import type { Ending } from "../../app/preferences.svelte";
import type { You } from "../../protocol.gen";

/** How long a turn that is about to end by itself can still be kept, in milliseconds. */
export const BEAT = 1000;
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

/** Ends the viewer's turn after a beat in which it can be stopped. Create it while a component initialises. */
export class TurnEndTimer {
  /** Whether the turn is about to end. */
  isNear = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The version of the game in which the player chose to go on. */
  #kept = $state.raw(-1);

  /** `due` returns the version of a game whose turn is due to end, or null. */
  constructor(due: () => number | null, end: () => void) {
    const version = $derived.by(due);
    $effect(() => {
      const isDue = version !== null && version !== this.#kept;
      untrack(() => (this.isNear = isDue));
      if (!isDue) return;
      this.#timer = setTimeout(() => untrack(end), BEAT);
      return () => clearTimeout(this.#timer);
    });
  }

  /** Keeps the turn until the next move. */
  keep(version: number): void {
    this.#kept = version;
  }
}
