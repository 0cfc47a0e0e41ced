import type { PileView } from "../protocol.gen";
import { FIRST, LAST } from "./line";
import { PILES, type PileName } from "../protocol";

/** Piles for a picture, by the cards on them; piles left out are empty. */
export function samplePiles(cards: Partial<Record<PileName, ReadonlyArray<number>>>): PileView[] {
  return PILES.map((pile) => samplePile(pile, cards[pile] ?? []));
}

/** One pile for a picture. */
export function samplePile(pile: PileName, cards: ReadonlyArray<number>, rest: Partial<PileView> = {}): PileView {
  const ascends = pile === "A" || pile === "B";
  const top = cards.at(-1) ?? (ascends ? FIRST : LAST);
  return { pile, ascends, top, cards, order: null, order_binds: false, burns: false, ...rest };
}
