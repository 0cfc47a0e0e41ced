import type { PileName, Seen } from "../protocol";

/** A card that was laid here and not yet answered for by the server. */
export interface PendingPlay {
  id: string;
  card: number;
  pile: PileName;
}

/** Show a play at once, as it will be if the server agrees. What is legal after it, only the server knows. */
export function withPending(seen: Seen, pending: PendingPlay | null): Seen {
  const { table, you } = seen;
  if (pending === null || table.game === null || !you.hand.includes(pending.card)) return seen;
  const piles = table.game.piles.map((pile) =>
    pile.pile === pending.pile
      ? {
          ...pile,
          top: pending.card,
          cards: [...pile.cards, pending.card],
          order: null,
          order_binds: false,
          burns: false,
        }
      : pile,
  );
  return {
    table: { ...table, game: { ...table.game, piles } },
    you: {
      ...you,
      hand: you.hand.filter((card) => card !== pending.card),
      plays: [],
      may_end_turn: false,
      may_take_back: false,
    },
  };
}
