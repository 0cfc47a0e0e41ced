import { distance } from "../../board/costs";
import type { PreparedPlay } from "../../board/types";
import type { PileName } from "../../protocol";
import type { LegalPlay, PileView } from "../../protocol.gen";

/** Why a prepared play is dropped: its pile has gone past it, it would cost more than it did, or it would lose. */
export type Stale = "passed" | "dearer" | "loses";

/** A prepared play that was dropped. */
export interface Dropped extends PreparedPlay {
  why: Stale;
}

/** A card prepared for a pile, behind the cards prepared before it. Preparing a card again moves it. */
export function prepare(
  prepared: ReadonlyArray<PreparedPlay>,
  card: number,
  pile: PileName,
  piles: ReadonlyArray<PileView>,
): PreparedPlay[] {
  const others = prepared.filter((each) => each.card !== card);
  return [...others, { card, pile, step: stepOf(card, pile, others, piles) }];
}

/**
 * What is left of prepared plays on these piles, and the last one that was dropped.
 *
 * A play is dropped once it would skip more numbers than when it was prepared, or once its pile has gone past it. Both
 * follow from the number line; only the server knows what is legal once the turn comes.
 */
export function stillPrepared(
  prepared: ReadonlyArray<PreparedPlay>,
  hand: ReadonlyArray<number>,
  piles: ReadonlyArray<PileView>,
): { kept: ReadonlyArray<PreparedPlay>; dropped: Dropped | null } {
  const kept: PreparedPlay[] = [];
  let dropped: Dropped | null = null;
  for (const each of prepared) {
    if (!hand.includes(each.card)) continue;
    const step = stepOf(each.card, each.pile, kept, piles);
    const why = step > each.step ? "dearer" : step < 0 && step !== each.step ? "passed" : null;
    if (why === null) kept.push(each);
    else dropped = { ...each, why };
  }
  return { kept: kept.length === prepared.length ? prepared : kept, dropped };
}

/** The legal play that was prepared, or why it is not played. A player whose every play loses has been told already. */
export function due(prepared: PreparedPlay, plays: ReadonlyArray<LegalPlay>, isDoomed: boolean): LegalPlay | Stale {
  const play = plays.find(({ card, pile }) => card === prepared.card && pile === prepared.pile);
  if (!play) return "passed";
  if (play.loses && !isDoomed) return "loses";
  return play.step > prepared.step ? "dearer" : play;
}

/** How far a play would move its pile, after the plays prepared before it. */
function stepOf(
  card: number,
  name: PileName,
  before: ReadonlyArray<PreparedPlay>,
  piles: ReadonlyArray<PileView>,
): number {
  const pile = piles.find((each) => each.pile === name)!;
  const top = before.findLast((each) => each.pile === name)?.card ?? pile.top;
  return distance(card, { ascends: pile.ascends, top });
}
