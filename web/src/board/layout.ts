/**
 * How the parts of a table share the room that they have:
 * - `tall`: all in rows, as on a desk; `low`: the same, with the signs beside the cards of the piles;
 * - `flat`: a phone on its side, hand and buttons in one row;
 * - `phone`: four narrow piles and the hand near the thumb; `square`: the piles two by two.
 */
export type Layout = "tall" | "low" | "flat" | "phone" | "square";

/** The room of a board, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** Who plays there, as far as it matters to the room. */
export interface Company {
  isAlone: boolean;
  /** How many cards the hand has room for. */
  cards: number;
  /** How many signs one may show on a pile. */
  signs: number;
}

/** What the parts of a table need to know of the room that they share. */
export interface Arrangement {
  layout: Layout;
  /** How many cards of the hand lie beside each other. */
  columns: number;
  /** Whether the words of a pile stand beside its card. */
  isFlat: boolean;
  /** Whether one button goes through all signs of a pile. */
  hasOneSignButton: boolean;
  isLineShort: boolean;
  /** Whether icons must do on the buttons. */
  isCompact: boolean;
  /** Whether words are small, for want of height. */
  isShort: boolean;
  /** Whether there is so much height that the buttons stay near the hand. */
  isRoomy: boolean;
}

/** Up to here a hand of eight has no room in one row. */
const PHONE = 640;
/** From here on piles two by two leave room for two rows of cards. */
const SQUARE = 760;
const FLAT = { narrowest: 520, highest: 450 };
const LOW = { highest: 600, narrow: 900 };
const TINY = 350;
const SHORT = 680;
const SHORT_LINE = 600;
const ROOMY = 930;

/** Share out the room of a board. */
export function arrange({ width, height }: Room, { isAlone, cards, signs }: Company): Arrangement {
  const layout = layoutFor(width, height, isAlone);
  return {
    layout,
    columns: columnsFor(layout, height, cards),
    isFlat: layout === "flat" || layout === "low",
    hasOneSignButton: layout === "flat" || (layout === "low" && width < LOW.narrow) || (layout === "phone" && (width < TINY || signs > 2)),
    isLineShort: height < SHORT_LINE,
    isCompact: layout !== "tall" && layout !== "low",
    isShort: height < SHORT,
    isRoomy: height > ROOMY,
  };
}

/** Choose the layout for a board of this size; a table's header, questions and lessons have their room already. */
export function layoutFor(width: number, height: number, isAlone: boolean): Layout {
  if (width >= FLAT.narrowest && height < FLAT.highest) return "flat";
  if (width <= PHONE) return isAlone && height >= SQUARE ? "square" : "phone";
  return height < LOW.highest ? "low" : "tall";
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
