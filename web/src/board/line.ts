import type { PileView } from "../protocol.gen";

/** The ends of the number line: where piles start. They are not cards. */
export const FIRST = 1;
export const LAST = 100;

/** The position of a number on a line of this width. */
export function position(number: number, width: number): number {
  return ((number - FIRST) / (LAST - FIRST)) * width;
}

/** The number at a position on a line of this width. */
export function numberAt(place: number, width: number): number {
  return Math.round(FIRST + (place / width) * (LAST - FIRST));
}

/** The stretch of a lane that a pile can still take, inclusive. */
export interface Stretch {
  pile: PileView["pile"];
  from: number;
  to: number;
}

/** The open stretches of a lane. They overlap, so two piles look darker than one. */
export function openStretches(piles: ReadonlyArray<PileView>): Stretch[] {
  return piles.map(({ pile, ascends, top }) =>
    ascends ? { pile, from: top, to: LAST } : { pile, from: FIRST, to: top },
  );
}

/** The cards that the viewer cannot see: in the deck or in other hands. */
export function unseen(piles: ReadonlyArray<PileView>, hand: ReadonlyArray<number>): number[] {
  const seen = new Set<number>([...hand, ...piles.flatMap((pile) => [...pile.cards])]);
  const hidden: number[] = [];
  for (let card = FIRST + 1; card < LAST; card += 1) if (!seen.has(card)) hidden.push(card);
  return hidden;
}

/** Moves overlapping labels apart, as little as needed. */
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
 * Places labels within reach of where they belong, with a gap between them; null where there is no room.
 *
 * A number beside another card's bar would be worse than none.
 */
export function near(wanted: ReadonlyArray<number>, gap: number, reach: number): (number | null)[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed: (number | null)[] = wanted.map(() => null);
  let edge = -Infinity;
  for (const index of order) {
    const at = Math.max(wanted[index]! - reach, edge + gap);
    if (at <= wanted[index]! + reach) edge = placed[index] = at;
  }
  // All are as far left as possible: now move each as close to its position as its neighbour allows.
  edge = Infinity;
  for (const index of order.reverse()) {
    const at = placed[index];
    if (at != null) edge = placed[index] = Math.max(at, Math.min(wanted[index]!, edge - gap));
  }
  return placed;
}
