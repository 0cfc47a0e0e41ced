import { preferences, rememberOffered, type Offer } from "../../app/preferences.svelte";

/** How often somebody must do something the long way before the shortcut is offered. */
const OFTEN: Record<Offer, number> = { ending: 3, flick: 5 };

/** Offers each shortcut once per device, to somebody who could have used it several times. */
export class Offers {
  /** What is offered, until the turn ends. */
  shown = $state<Offer | null>(null);
  readonly #times: Record<Offer, number> = { ending: 0, flick: 0 };

  /** Counts one more time that the player did it the long way. */
  count(offer: Offer): void {
    if (preferences.offered.includes(offer)) return;
    this.#times[offer] += 1;
    if (this.#times[offer] < OFTEN[offer] || this.shown !== null) return;
    this.shown = offer;
    rememberOffered(offer);
  }

  dismiss(): void {
    this.shown = null;
  }
}
