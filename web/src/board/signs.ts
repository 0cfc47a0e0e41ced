import type { Sign } from "../protocol.gen";
import type { ShownSign } from "./types";

const SIGNS: ReadonlyArray<Sign> = ["like", "leave", "turn"];

/** The sign after this one, for a key or button that cycles through them; null after the last. */
export function signAfter(shown: Sign | null, offers: ReadonlyArray<Sign>): Sign | null {
  return offers[shown === null ? 0 : offers.indexOf(shown) + 1] ?? null;
}

/** The signs to draw on a pile, in a fixed order: those with a button, and those that somebody shows. */
export function visibleSigns(buttons: ReadonlyArray<Sign>, shown: ReadonlyArray<ShownSign>): Sign[] {
  return SIGNS.filter((sign) => buttons.includes(sign) || shown.some((each) => each.sign === sign));
}
