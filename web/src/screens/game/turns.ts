import type { PileName, PileView, TableEvent } from "../../protocol";

/** A card that was played. */
export interface Laid {
  seat: number;
  card: number;
  pile: PileName;
  /** The card it covered. */
  on: number;
  isTrick: boolean;
}

/** The cards that one player played in one turn. */
export interface Turn {
  seat: number;
  plays: ReadonlyArray<Laid>;
  isOver: boolean;
}

/** The turns since the last deal, in order, without cards that were taken back. */
export function turnsOf(events: ReadonlyArray<TableEvent>): Turn[] {
  const turns: { seat: number; plays: Laid[]; isOver: boolean }[] = [];
  const dealt = events.findLastIndex(({ kind }) => kind === "dealt");
  for (const event of events.slice(dealt + 1)) {
    const last = turns.at(-1);
    if (event.kind === "card-laid") {
      const { seat, card, pile, on, is_trick: isTrick } = event;
      const laid = { seat, card, pile, on, isTrick };
      if (last && !last.isOver) last.plays.push(laid);
      else turns.push({ seat, plays: [laid], isOver: false });
    } else if (event.kind === "card-taken-back") {
      last?.plays.pop();
      if (last?.plays.length === 0) turns.pop();
    } else if (event.kind === "turn-ended" && last) last.isOver = true;
  }
  return turns;
}

/**
 * The turns worth replaying: all since the viewer's last one or, if nobody else played, the one
 * before.
 */
export function turnsToSee(turns: ReadonlyArray<Turn>, seat: number | null): Turn[] {
  const finished = turns.filter(({ isOver, seat: whose }) => isOver || whose !== seat);
  const own = finished.findLastIndex((turn) => turn.seat === seat);
  const since = finished.slice(own + 1);
  return since.length > 0 && own >= 0 ? since : finished.slice(-1);
}

/** What each player played in these turns, in the order of their last turns. */
export function playedBy(turns: ReadonlyArray<Turn>): { seat: number; plays: ReadonlyArray<Laid> }[] {
  const seats = new Set(turns.map(({ seat }) => seat));
  const last = (seat: number) => turns.findLastIndex((turn) => turn.seat === seat);
  return [...seats]
    .sort((one, other) => last(one) - last(other))
    .map((seat) => ({ seat, plays: turns.flatMap((turn) => (turn.seat === seat ? turn.plays : [])) }));
}

/** The cards played from the first of these turns until now. */
export function playsFrom(turns: ReadonlyArray<Turn>, first: Turn | undefined): Laid[] {
  return first ? turns.slice(turns.indexOf(first)).flatMap(({ plays }) => [...plays]) : [];
}

/** The piles before these cards were played, without orders and fires, which are not recorded for that moment. */
export function pilesBefore(piles: ReadonlyArray<PileView>, laid: ReadonlyArray<Laid>): PileView[] {
  return piles.map((pile) => {
    const gone = laid.filter((each) => each.pile === pile.pile);
    const first = gone[0];
    if (!first) return pile;
    const cards = pile.cards.slice(0, pile.cards.length - gone.length);
    return { ...pile, cards, top: first.on, order: null, order_binds: false, burns: false };
  });
}
