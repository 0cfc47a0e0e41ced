import type { GameView, Order } from "../../protocol.gen";
import { PILES, type PileName, type TableEvent, type View } from "../../protocol";
import { drawnSigns, type TimedSign } from "../../board/signs";
import type { Legal, Mark, Position, ShownSign } from "../../board/types";
import { nameAt } from "../../words/names";

/** The position on a table's board, as the viewer sees it. The events tell which signs are new. */
export function positionOf(view: View, events: ReadonlyArray<TableEvent> = []): Position {
  const game = view.table.game!;
  const signs = signsAt(view, events);
  return {
    piles: game.piles,
    hand: view.you.hand,
    marks: marksOf(game),
    turn: game.turn,
    bound: game.owed?.bound ?? null,
    forbidsTrick: game.owed?.trick === false,
    isHushed: game.owed?.talk === false,
    signs,
  };
}

/** What the viewer may do on a table's board. In a lesson, whose game is scripted, nothing is prepared. */
export function legalOf({ table, you }: View, isGame = true): Legal {
  const isPlaying = you.role === "player" && table.phase === "playing" && table.game?.ending == null;
  return {
    isYourTurn: you.is_on_turn,
    mayPrepare: isGame && isPlaying && !you.is_on_turn && table.game?.turn != null && !isMinded(table, you),
    plays: you.plays,
    signs: you.signs,
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

/** The signs that players show on each pile, except those the viewer muted. Whoever plays next comes first. */
export function signsAt(view: View, events: ReadonlyArray<TableEvent> = []): Record<PileName, ShownSign[]> {
  const { table, you } = view;
  const own = you.role === "player" ? you.seat : null;
  const shown = timedSigns(view, events);
  const drawn = drawnSigns(shown, new Set(you.fitting_piles));
  const turn = table.game?.turn ?? 0;
  const wait = (seat: number) => (seat - turn + table.seats.length) % table.seats.length;
  shown.sort((one, other) => wait(one.seat) - wait(other.seat));
  const on = (pile: PileName) =>
    shown
      .filter((each) => each.pile === pile)
      .map((each) => ({
        seat: each.seat,
        name: nameAt(table, each.seat),
        bot: table.seats[each.seat]?.bot ?? null,
        sign: each.sign,
        isOwn: each.seat === own,
        isDrawn: drawn.has(each),
      }));
  return { A: on("A"), B: on("B"), C: on("C"), D: on("D") };
}

/** All signs, with the place in the log where each was shown. */
function timedSigns({ table, you }: View, events: ReadonlyArray<TableEvent>): TimedSign[] {
  const times = new Map<string, number>();
  for (const [at, event] of events.entries()) {
    if (event.kind !== "signalled") continue;
    for (const pile of Object.keys(event.signs)) times.set(`${event.seat} ${pile}`, at);
  }
  return table.seats.flatMap(({ signs }, seat) =>
    PILES.flatMap((pile) => {
      const sign = signs[pile];
      if (!sign || you.muted.includes(seat)) return [];
      return [{ seat, pile, sign, at: times.get(`${seat} ${pile}`) ?? -1 }];
    }),
  );
}

/** Whether a bot plays for the viewer. */
function isMinded(table: View["table"], you: View["you"]): boolean {
  return you.seat !== null && table.seats[you.seat]?.minding != null;
}
