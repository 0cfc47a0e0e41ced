import type { Sign } from "../protocol.gen";
import type { PileName, View, TableEvent } from "../protocol";

type Signalled = Extract<TableEvent, { kind: "signalled" }>;

/**
 * Tells signs that are new from those that somebody shows again because a card took them away (8.5).
 *
 * Who stays with what was said says nothing new: on the piles it is seen, in words it would be told after every card.
 */
export class RenewedSigns {
  /** The signs that the last card on a pile took away, by pile and seat. */
  #taken = new Map<PileName, Map<number, Sign>>();

  /** The event with what is new in it; null where nothing is. `before` is the table before it. */
  without(event: TableEvent, before: View | null): TableEvent | null {
    if (event.kind === "card-laid") this.#taken.set(event.pile, signsOn(event.pile, before));
    else if (event.kind === "dealt") this.#taken.clear();
    else if (event.kind === "signalled") return this.#newIn(event);
    return event;
  }

  #newIn(event: Signalled): Signalled | null {
    const all = Object.entries(event.signs) as [PileName, Sign | null][];
    const fresh = all.filter(([pile, sign]) => !this.#isRenewed(event.seat, pile, sign));
    return fresh.length > 0 ? { ...event, signs: Object.fromEntries(fresh) } : null;
  }

  /** Once only: what is taken back after that and shown again is said again. */
  #isRenewed(seat: number, pile: PileName, sign: Sign | null): boolean {
    const taken = this.#taken.get(pile);
    const was = taken?.get(seat);
    taken?.delete(seat);
    return was !== undefined && was === sign;
  }
}

function signsOn(pile: PileName, view: View | null): Map<number, Sign> {
  const seats = view?.table.seats ?? [];
  return new Map(seats.flatMap(({ signs }, seat) => (signs[pile] ? [[seat, signs[pile]] as const] : [])));
}
