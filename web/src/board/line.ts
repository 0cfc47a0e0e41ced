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

/** Where a label stands: its place on the line, and its row if there are two: 0 above, 1 below, null between. */
export interface Label {
  at: number;
  row: 0 | 1 | null;
}

/**
 * Places the labels of cards: each within reach of its own bar, if neighbours leave room for that. Where cards lie too
 * close, their labels fan out alternately above and below, so that none is left out.
 */
export function fan(wanted: ReadonlyArray<number>, gap: number, width: number): Label[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const labels: Label[] = wanted.map((at) => ({ at, row: null }));
  let groups = order.map((index) => [index]);
  for (;;) {
    for (const group of groups) place(group, wanted, gap, width, labels);
    const merged = mergeTouching(groups, labels, gap);
    if (merged.length === groups.length) return labels;
    groups = merged;
  }
}

/** Places a group of neighbours: in one row, if no label has to move further than to the next bar, otherwise in two. */
function place(
  group: ReadonlyArray<number>,
  wanted: ReadonlyArray<number>,
  gap: number,
  width: number,
  labels: Label[],
): void {
  const own = group.map((index) => wanted[index]!);
  const one = centred(own, gap, width);
  const isNear = own.every((at, index) => Math.abs(at - one[index]!) <= gap / 2);
  const rows = [0, 1].map((row) =>
    centred(
      own.filter((_, index) => index % 2 === row),
      gap,
      width,
    ),
  );
  for (const [index, card] of group.entries()) {
    labels[card] = isNear
      ? { at: one[index]!, row: null }
      : { at: rows[index % 2]![Math.floor(index / 2)]!, row: index % 2 === 0 ? 0 : 1 };
  }
}

/** Joins groups whose labels would touch. */
function mergeTouching(groups: ReadonlyArray<number[]>, labels: ReadonlyArray<Label>, gap: number): number[][] {
  const merged: number[][] = [];
  for (const group of groups) {
    const before = merged.at(-1);
    const edge = Math.max(...(before ?? []).map((index) => labels[index]!.at));
    if (before && Math.min(...group.map((index) => labels[index]!.at)) - edge < gap) before.push(...group);
    else merged.push([...group]);
  }
  return merged;
}

/** Moves labels apart around where they belong, and keeps them on the line. */
function centred(wanted: ReadonlyArray<number>, gap: number, width: number): number[] {
  const placed = spread(wanted, gap, Infinity);
  const drift = wanted.reduce((sum, at, index) => sum + placed[index]! - at, 0) / Math.max(1, wanted.length);
  const edge = gap / 2;
  const most = width - edge - (placed.at(-1) ?? 0);
  const least = edge - (placed[0] ?? 0);
  const by = placed.length > 1 ? Math.max(least, Math.min(most, -drift)) : 0;
  return placed.map((at) => at + by);
}

/**
 * The pile that a card goes on at a place on a lane: the one whose top is within reach, if the card may go there,
 * otherwise the one where it costs least. `steps` says where it may go and what that costs.
 */
export function pileOnLane(
  at: number,
  reach: number,
  lane: ReadonlyArray<PileView>,
  steps: ReadonlyMap<PileView["pile"], number>,
): PileView["pile"] | null {
  const open = lane.filter(({ pile }) => steps.has(pile));
  const near = open.filter(({ top }) => Math.abs(top - at) <= reach);
  const nearest = near.sort((a, b) => Math.abs(a.top - at) - Math.abs(b.top - at))[0];
  const cheapest = [...open].sort((a, b) => steps.get(a.pile)! - steps.get(b.pile)!)[0];
  return (nearest ?? cheapest)?.pile ?? null;
}
