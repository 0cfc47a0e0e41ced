/** How soon the second digit must follow, in milliseconds; some people type slowly. */
const DIGITS_WITHIN = 3000;

/**
 * Selects cards by typing their numbers. A card is selected as soon as no other card starts with the same digit; the
 * rest of its number, if typed soon after, still belongs to it. A digit that contradicts what was typed selects
 * nothing: it may be a typo, or the start of another number, which then has to be typed in full.
 */
export class Typing {
  #digits = "";
  #last = -Infinity;
  #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Takes a digit, and returns the card that it selects. */
  type(hand: ReadonlyArray<number>, digit: string): number | null {
    if (this.#now() - this.#last > DIGITS_WITHIN) this.forget();
    this.#last = this.#now();
    const { card, waits } = typed(hand, this.#digits + digit);
    if (this.#digits !== "" && card === null && !waits) {
      this.#digits = digit;
      return null;
    }
    this.#digits += digit;
    const isWhole = card !== null && String(card) === this.#digits && !waits;
    if (isWhole || (card === null && !waits)) this.forget();
    return card;
  }

  /** Starts a new number. */
  forget(): void {
    this.#digits = "";
  }
}

/** The card that the digits name. 7 waits if there is a 71, unless nothing else fits. */
export function typed(hand: ReadonlyArray<number>, digits: string): { card: number | null; waits: boolean } {
  const exact = hand.find((card) => String(card) === digits) ?? null;
  const longer = hand.filter((card) => String(card).startsWith(digits) && String(card) !== digits);
  if (exact !== null) return { card: exact, waits: longer.length > 0 };
  return longer.length === 1 ? { card: longer[0] ?? null, waits: false } : { card: null, waits: longer.length > 0 };
}
