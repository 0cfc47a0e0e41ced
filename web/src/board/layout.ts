/**
 * How the parts of a table share the room that they have:
 * - `tall`: all in rows, as on a desk; `low`: the same, with the signs beside the cards of the piles;
 * - `flat`: a phone on its side, hand and buttons in one row;
 * - `phone`: four narrow piles and the hand near the thumb; `square`: the piles two by two.
 */
export type Layout = "tall" | "low" | "flat" | "phone" | "square";

/** Up to here a hand of eight has no room in one row. */
const PHONE = 640;
/** From here on piles two by two leave room for two rows of cards. */
const SQUARE = 760;
const FLAT = { narrowest: 520, highest: 450 };
const LOW = 600;

/** Choose the layout for a board of this size; a table's header, questions and lessons have their room already. */
export function layoutFor(width: number, height: number, isAlone: boolean): Layout {
  if (width >= FLAT.narrowest && height < FLAT.highest) return "flat";
  if (width <= PHONE) return isAlone && height >= SQUARE ? "square" : "phone";
  return height < LOW ? "low" : "tall";
}

/** How many cards of a hand lie beside each other. */
export function columnsFor(layout: Layout, height: number, cards: number): number {
  const isMany = cards > 6;
  if (layout === "flat") return Math.max(6, cards);
  if (layout !== "phone" && layout !== "square") return isMany ? 8 : 6;
  if (isMany) return 4;
  // Two rows of three are larger and nearer to the thumb, where there is room for two.
  return layout === "square" || height >= 680 ? 3 : 6;
}
