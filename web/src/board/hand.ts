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
