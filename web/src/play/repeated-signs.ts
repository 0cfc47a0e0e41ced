import type { Sign } from "../protocol.gen";
import type { PileName, View, TableEvent } from "../protocol";

type Signalled = Extract<TableEvent, { kind: "signalled" }>;

/**
 * Tells new signs from those that a player shows again because a card removed them (8.5).
 *
 * A repeated sign is visible on the pile; announcing it after every card would be noise.
 */
export class RepeatedSigns {
  /** The signs that the last card on a pile removed, by pile and seat. */
  #taken = new Map<PileName, Map<number, Sign>>();

  /** The event reduced to its new signs; null if there are none. `before` is the view before it. */
  dropFrom(event: TableEvent, before: View | null): TableEvent | null {
    if (event.kind === "card-laid") this.#taken.set(event.pile, signsOn(event.pile, before));
    else if (event.kind === "dealt") this.#taken.clear();
    else if (event.kind === "signalled") return this.#newIn(event);
    return event;
  }

  #newIn(event: Signalled): Signalled | null {
    const all = Object.entries(event.signs) as [PileName, Sign | null][];
    const fresh = all.filter(([pile, sign]) => !this.#isRepeated(event.seat, pile, sign));
    return fresh.length > 0 ? { ...event, signs: Object.fromEntries(fresh) } : null;
  }

  /** Once only: a sign taken back and shown again later is new. */
  #isRepeated(seat: number, pile: PileName, sign: Sign | null): boolean {
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
