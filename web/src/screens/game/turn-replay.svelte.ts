import type { Laid } from "./turns";

const FIRST_AFTER = 500;
const STEP = 900;
const LAST_STAYS = 1400;

/** Plays recent cards once more on the board. Any action of the player ends it. */
export class TurnReplay {
  plays = $state.raw<ReadonlyArray<Laid>>([]);
  at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The card played last in the replay. */
  get last(): Laid | undefined {
    return this.plays[this.at - 1];
  }

  get isRunning(): boolean {
    return this.plays.length > 0;
  }

  /** The cards still to be played again. */
  get ahead(): ReadonlyArray<Laid> {
    return this.plays.slice(this.at);
  }

  start(plays: ReadonlyArray<Laid>): void {
    this.stop();
    this.plays = plays;
    if (plays.length > 0) this.#timer = setTimeout(() => this.#step(), FIRST_AFTER);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.plays = [];
    this.at = 0;
  }

  #step(): void {
    if (this.at >= this.plays.length) return this.stop();
    this.at += 1;
    this.#timer = setTimeout(() => this.#step(), this.at < this.plays.length ? STEP : LAST_STAYS);
  }
}
