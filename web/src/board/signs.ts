import type { Sign } from "../protocol.gen";
import { nameAt } from "../words/names";
import type { PileName, Seen } from "../protocol";

const SIGNS: ReadonlyArray<Sign> = ["like", "leave", "turn"];

/** A sign that somebody shows on a pile. */
export interface ShownSign {
  seat: number;
  name: string;
  sign: Sign;
  isOwn: boolean;
}

/** The sign that comes after another, where one key or button goes through them all; none after the last. */
export function signAfter(shown: Sign | null, offers: ReadonlyArray<Sign>): Sign | null {
  return offers[shown === null ? 0 : offers.indexOf(shown) + 1] ?? null;
}

/** What everybody shows on a pile, but for those whom one does not want to hear. */
export function signsOn(pile: PileName, { table, you }: Seen): ShownSign[] {
  return table.seats.flatMap((seat, index) => {
    const sign = seat.signs[pile];
    if (!sign || you.muted.includes(index)) return [];
    return [{ seat: index, name: nameAt(table, index), sign, isOwn: you.role === "player" && index === you.seat }];
  });
}

/** The signs of a pile that are to be seen, in their order: those that may be shown, and those that somebody shows. */
export function signsToSee(mayBeShown: ReadonlyArray<Sign>, shown: ReadonlyArray<ShownSign>): Sign[] {
  return SIGNS.filter((sign) => mayBeShown.includes(sign) || shown.some((each) => each.sign === sign));
}
