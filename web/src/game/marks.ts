import type { GameView, Order } from "../protocol.gen";

/** What is printed on a card in this game. */
export interface Mark {
  order: Order | null;
  burns: boolean;
}

/** Tell what is printed on each card that has more than its number. */
export function marksOf(game: GameView): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const [order, cards] of Object.entries(game.orders ?? {})) {
    for (const card of cards) marks.set(card, { order: order as Order, burns: false });
  }
  for (const card of game.burning) marks.set(card, { order: marks.get(card)?.order ?? null, burns: true });
  return marks;
}
