/** How a finger or a mouse moved a card, in pixels and milliseconds. */
export interface Stroke {
  dx: number;
  dy: number;
  took: number;
}

/** A second tap this soon after the first belongs to it, in milliseconds. */
const DOUBLE_WITHIN = 350;
const FLICK = { longest: 300, up: 36 };

/** Whether a stroke is a flick upwards: quick, and more up than sideways. */
export function isFlick({ dx, dy, took }: Stroke): boolean {
  return took <= FLICK.longest && -dy >= FLICK.up && Math.abs(dx) <= -dy;
}

/** Tells double taps from single ones; browsers disagree about double clicks by touch. */
export class Taps {
  #card: number | null = null;
  #at = -Infinity;

  /** Takes a tap on a card, and returns whether it is the second of two. */
  isSecond(card: number, at: number): boolean {
    const isSecond = card === this.#card && at - this.#at <= DOUBLE_WITHIN;
    this.#card = isSecond ? null : card;
    this.#at = at;
    return isSecond;
  }

  /** Something else was touched or typed: the next tap is a first one. */
  forget(): void {
    this.#card = null;
  }
}
