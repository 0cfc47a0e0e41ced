import type { PileName } from "../protocol";
import type { Sign } from "../protocol.gen";
import type { ShownSign } from "./types";

/** A sign that a player shows, and when: a later one has a higher number. */
export interface TimedSign {
  seat: number;
  pile: PileName;
  sign: Sign;
  at: number;
}

/** The signs of one kind on a pile, to be drawn as one mark. */
export interface SignMark {
  sign: Sign;
  by: ReadonlyArray<ShownSign>;
}

/** How many signs of each player the board draws; the others are listed on demand. */
const DRAWN = 2;
/** The most important first: a plea to stay away, then a promise, then a wish. */
const WEIGHTS: ReadonlyArray<Sign> = ["leave", "turn", "like"];

const MARKS: ReadonlyArray<Sign> = ["like", "leave", "turn"];

/** The sign after this one, for a key that cycles through them; null after the last. */
export function signAfter(shown: Sign | null, offers: ReadonlyArray<Sign>): Sign | null {
  return offers[shown === null ? 0 : offers.indexOf(shown) + 1] ?? null;
}

/**
 * Ranks the signs of one player, the one that matters most first. Only what the viewer may know counts, so that the
 * board reveals nothing that the signs do not: first those on piles that take a card of the viewer's hand, also off turn,
 * so that no mark moves when the turn begins; then “leave it” before “I can turn it” before “I’d like it”; then newer
 * before older.
 */
export function rankSigns(signs: ReadonlyArray<TimedSign>, fitting: ReadonlySet<PileName>): TimedSign[] {
  const weight = ({ pile, sign, at }: TimedSign) => [fitting.has(pile) ? 0 : 1, WEIGHTS.indexOf(sign), -at];
  return [...signs].sort((one, other) => {
    const [first, second] = [weight(one), weight(other)];
    const differing = first.findIndex((each, index) => each !== second[index]);
    return differing < 0 ? one.pile.localeCompare(other.pile) : first[differing]! - second[differing]!;
  });
}

/** The signs that the board draws: those of each player that rank highest. */
export function drawnSigns(signs: ReadonlyArray<TimedSign>, fitting: ReadonlySet<PileName>): Set<TimedSign> {
  const seats = new Set(signs.map(({ seat }) => seat));
  return new Set(
    [...seats].flatMap((seat) =>
      rankSigns(
        signs.filter((each) => each.seat === seat),
        fitting,
      ).slice(0, DRAWN),
    ),
  );
}

/** The marks that others’ signs make on a pile, in a fixed order. */
export function marksOn(signs: ReadonlyArray<ShownSign>): SignMark[] {
  const drawn = signs.filter(({ isOwn, isDrawn }) => isDrawn && !isOwn);
  return MARKS.flatMap((sign) => {
    const by = drawn.filter((each) => each.sign === sign);
    return by.length > 0 ? [{ sign, by }] : [];
  });
}
