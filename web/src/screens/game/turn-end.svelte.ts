import { untrack } from "svelte";

/** How long a turn that is about to end by itself can still be kept, in milliseconds. */
export const BEAT = 1000;

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
