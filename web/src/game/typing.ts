import { typed } from "./plays";

const DIGITS_WITHIN = 900;

/**
 * Pick cards by typing their numbers. A card is picked as soon as no other begins so; the rest of its number, if
 * typed soon after, still belongs to it.
 */
export function typing(now: () => number = Date.now): (hand: ReadonlyArray<number>, digit: string) => number | null {
  let digits = "";
  let last = -Infinity;
  return (hand, digit) => {
    if (now() - last > DIGITS_WITHIN) digits = "";
    last = now();
    const longer = typed(hand, digits + digit);
    digits = longer.card !== null || longer.waits ? digits + digit : digit;
    const { card, waits } = typed(hand, digits);
    const isWhole = card !== null && String(card) === digits && !waits;
    if (isWhole || (card === null && !waits)) digits = "";
    return card;
  };
}
