/** Speeds, as multiples of the usual pace. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const PACE = 1100;

/** Plays a game step by step until its end, or until it is stopped. */
export class Playback {
  speed = $state<Speed>(1);
  isRunning = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `advance` takes one step, and returns whether another follows. */
  constructor(private readonly advance: () => boolean) {}

  start(): void {
    this.stop();
    this.isRunning = true;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.isRunning = false;
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      if (this.advance()) this.#wait();
      else this.isRunning = false;
    }, PACE / this.speed);
  }
}
