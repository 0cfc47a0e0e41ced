import { preferences, rememberOffered, type Shortcut } from "../../app/preferences.svelte";

/** How often somebody must do something the long way before the shortcut is offered. */
const OFTEN: Record<Shortcut, number> = { ending: 3, flick: 5 };

/** Offers each shortcut once per device, to somebody who could have used it several times. */
export class Shortcuts {
  /** What is offered, until the turn ends. */
  shown = $state<Shortcut | null>(null);
  readonly #times: Record<Shortcut, number> = { ending: 0, flick: 0 };

  /** Counts one more time that the player did it the long way. */
  count(shortcut: Shortcut): void {
    if (preferences.offered.includes(shortcut)) return;
    this.#times[shortcut] += 1;
    if (this.#times[shortcut] < OFTEN[shortcut] || this.shown !== null) return;
    this.shown = shortcut;
    rememberOffered(shortcut);
  }

  dismiss(): void {
    this.shown = null;
  }
}
