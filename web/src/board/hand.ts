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
 * The sorted places of a hand. They stay the same while cards only leave or come back, so that the others remain where
 * the fingers expect them. A new card or another turn closes the gaps.
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
