import type { PileView } from "../protocol.gen";

/** The ends of the number line: the starts of the piles, which are no cards. */
export const FIRST = 1;
export const LAST = 100;

/** Where a number lies on a line of a width. */
export function position(number: number, width: number): number {
  return ((number - FIRST) / (LAST - FIRST)) * width;
}

/** Which number lies at a place on a line of a width. */
export function numberAt(place: number, width: number): number {
  return Math.round(FIRST + (place / width) * (LAST - FIRST));
}

/** A stretch of a lane where one pile can still go, from and to inclusive. */
export interface Stretch {
  pile: PileView["pile"];
  from: number;
  to: number;
}

/** What is still open in a lane; the stretches lie over each other, so two piles are darker than one. */
export function openStretches(piles: ReadonlyArray<PileView>): Stretch[] {
  return piles.map(({ pile, ascends, top }) =>
    ascends ? { pile, from: top, to: LAST } : { pile, from: FIRST, to: top },
  );
}

/** The number cards that lie nowhere in sight: in the deck or in other hands. */
export function unseen(piles: ReadonlyArray<PileView>, hand: ReadonlyArray<number>): number[] {
  const seen = new Set<number>([...hand, ...piles.flatMap((pile) => [...pile.cards])]);
  const hidden: number[] = [];
  for (let card = FIRST + 1; card < LAST; card += 1) if (!seen.has(card)) hidden.push(card);
  return hidden;
}

/** Put labels side by side that would lie over each other, moving them as little as needed. */
export function spread(wanted: ReadonlyArray<number>, gap: number, width: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let edge = -Infinity;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, edge + gap);
    edge = placed[index] ?? 0;
  }
  edge = width + gap;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, edge - gap);
    edge = placed[index] ?? 0;
  }
  return placed;
}

/**
 * Place labels within reach of where they belong, with a gap between them; who has no room gets none.
 *
 * A number beside the mark of another card would be worse than no number.
 */
export function near(wanted: ReadonlyArray<number>, gap: number, reach: number): (number | null)[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed: (number | null)[] = wanted.map(() => null);
  let edge = -Infinity;
  for (const index of order) {
    const at = Math.max(wanted[index]! - reach, edge + gap);
    if (at <= wanted[index]! + reach) edge = placed[index] = at;
  }
  // All lie as far to the left as they may: now each goes as near to its place as its neighbour lets it.
  edge = Infinity;
  for (const index of order.reverse()) {
    const at = placed[index];
    if (at != null) edge = placed[index] = Math.max(at, Math.min(wanted[index]!, edge - gap));
  }
  return placed;
}
