/**
 * Sorts a hand for a `$derived`, returning the same array while the cards stay the same.
 *
 * Every update brings a new array; an unchanged one keeps the animation from measuring every card again.
 */
export function sortedHand(read: () => ReadonlyArray<number>): () => ReadonlyArray<number> {
  let last: ReadonlyArray<number> = [];
  return () => {
    const sorted = [...read()].sort((a, b) => a - b);
    if (sorted.length !== last.length || sorted.some((card, index) => card !== last[index])) last = sorted;
    return last;
  };
}

/**
 * The places of a hand, sorted: those of before as long as only cards have left or come back, so that the others stay
 * where the fingers know them. With a new card or in another turn, the hand closes ranks.
 */
export function placesOf(
  last: ReadonlyArray<number>,
  hand: ReadonlyArray<number>,
  isSameTurn: boolean,
): ReadonlyArray<number> {
  const isAsBefore = hand.every((card) => last.includes(card));
  if (isAsBefore && (isSameTurn || hand.length === last.length)) return last;
  return [...hand].sort((a, b) => a - b);
}
