import type { GameView, Order } from "../protocol.gen";
import { say } from "../words/words.svelte";

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

/** What a card of the own hand is called: its number, and what is printed on it with what that demands. */
export function cardWords(card: number, mark: Mark | undefined): string[] {
  const order = mark?.order ? [say(`order-${mark.order}`), say(`order-${mark.order}-demand`)] : [];
  return [String(card), ...order, ...(mark?.burns ? [say("card-fire", { card })] : [])];
}
