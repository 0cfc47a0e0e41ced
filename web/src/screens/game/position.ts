import type { GameView, Order, Sign } from "../../protocol.gen";
import { PILES, type PileName, type View } from "../../protocol";
import type { Legal, Mark, Position, ShownSign } from "../../board/types";
import { nameAt } from "../../words/names";

/** The position on a table's board, as the viewer sees it. */
export function positionOf(view: View): Position {
  const game = view.table.game!;
  return {
    piles: game.piles,
    hand: view.you.hand,
    marks: marksOf(game),
    turn: game.turn,
    bound: game.owed?.bound ?? null,
    forbidsTrick: game.owed?.trick === false,
    signs: Object.fromEntries(PILES.map((pile) => [pile, signsOn(pile, view)])),
  };
}

/** What the viewer may do on a table's board. */
export function legalOf({ table, you }: View): Legal {
  return {
    isYourTurn: you.role === "player" && table.game?.turn === you.seat && table.phase === "playing",
    plays: you.plays,
    signs: signsFor({ table, you }),
    maySign: you.may_talk,
  };
}

/** What is printed on each card that has more than its number. */
export function marksOf(game: Pick<GameView, "orders" | "burning">): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const [order, cards] of Object.entries(game.orders ?? {})) {
    for (const card of cards) marks.set(card, { order: order as Order, burns: false });
  }
  for (const card of game.burning) marks.set(card, { order: marks.get(card)?.order ?? null, burns: true });
  return marks;
}

/** The signs that players show on a pile, except those the viewer muted. */
export function signsOn(pile: PileName, { table, you }: View): ShownSign[] {
  return table.seats.flatMap((seat, index) => {
    const sign = seat.signs[pile];
    if (!sign || you.muted.includes(index)) return [];
    return [{ seat: index, name: nameAt(table, index), sign, isOwn: you.role === "player" && index === you.seat }];
  });
}

function signsFor({ table, you }: View): Sign[] {
  if (you.role !== "player" || table.seats.length < 2 || table.settings.talk === "none") return [];
  return table.settings.relaxed_signs ? ["like", "leave", "turn"] : ["like", "leave"];
}
