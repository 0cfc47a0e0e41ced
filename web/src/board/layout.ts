/**
 * How the parts of a board share its room:
 * - `tall`: all in rows, as on a desk; `low`: the same, with the signs beside the cards of the piles;
 * - `flat`: a phone on its side, hand and buttons in one row;
 * - `phone`: four narrow piles and the hand near the thumb; `square`: the piles two by two.
 */
export type Layout = "tall" | "low" | "flat" | "phone" | "square";

/** The size of a board, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** What needs room on it. */
export interface Company {
  isAlone: boolean;
  /** The number of cards to make room for. */
  cards: number;
  /** The number of sign buttons on a pile. */
  signs: number;
}

/** What the parts of a board need to know about their room. */
export interface Arrangement {
  layout: Layout;
  /** How many cards of the hand lie in a row. */
  columns: number;
  /** Whether a pile's words stand beside its card. */
  isFlat: boolean;
  line: LineSize;
  /** Whether buttons show icons only. */
  isCompact: boolean;
  /** Classes that CSS sizes depend on: `signing`, `one-row`, `two-rows`, `short`, `tight`, `roomy`, `large`. */
  classes: string[];
}

/** The height of the number line: low on a low board, and larger altogether on a very large screen. */
export type LineSize = "tight" | "short" | "usual" | "large";

/** Up to this width, eight cards do not fit in a row. */
const PHONE = 640;
/** From this height on, piles two by two leave room for two rows of cards. */
const SQUARE = 760;
const FLAT = { narrowest: 520, highest: 450, tight: 330 };
const LOW = 600;
const SHORT = 680;
const SHORT_LINE = 640;
/** Below this height, a phone shows something above the board, such as a question or a lesson. */
const TIGHT = 490;
/** From here on, two rows of cards are larger than one, on an upright tablet. */
const UPRIGHT = { height: 840, ratio: 0.85 };
const ROOMY = 930;
const LARGE = { width: 1400, height: 1150 };

/** A board whose parts flow in a page, as large as the page makes them. */
export const FLOWING: Arrangement = {
  layout: "tall",
  columns: 6,
  isFlat: false,
  line: "usual",
  isCompact: false,
  classes: [],
};

/** Divides the space of a board. */
export function arrange(room: Room, { isAlone, cards, signs }: Company): Arrangement {
  const { width, height } = room;
  const layout = layoutFor(width, height, isAlone);
  const columns = columnsFor(layout, room, cards);
  const is = {
    signing: signs > 0,
    "one-row": columns === 6 || (cards <= columns && (layout === "phone" || layout === "square")),
    "two-rows": layout === "tall" && isUpright(room),
    short: height < SHORT,
    tight: layout === "phone" && height < TIGHT,
    roomy: layout === "tall" && (height > ROOMY || isUpright(room)),
    large: layout === "tall" && width > LARGE.width && height > LARGE.height,
  };
  return {
    layout,
    columns,
    isFlat: layout === "flat" || layout === "low",
    line:
      is.tight || (layout === "flat" && height < FLAT.tight)
        ? "tight"
        : height < SHORT_LINE
          ? "short"
          : is.large
            ? "large"
            : "usual",
    isCompact: layout !== "tall" && layout !== "low",
    classes: Object.entries(is).flatMap(([name, isSo]) => (isSo ? [name] : [])),
  };
}

/** The layout for a board of this size, without a table's header, questions and lessons. */
export function layoutFor(width: number, height: number, isAlone: boolean): Layout {
  if (width >= FLAT.narrowest && height < FLAT.highest) return "flat";
  if (width <= PHONE) return isAlone && height >= SQUARE ? "square" : "phone";
  return height < LOW ? "low" : "tall";
}

/** How many cards of a hand lie beside each other. */
export function columnsFor(layout: Layout, room: Room, cards: number): number {
  const isMany = cards > 6;
  if (layout === "flat") return Math.max(6, cards);
  if (layout === "low" || (layout === "tall" && !isUpright(room))) return isMany ? 8 : 6;
  // The last few cards of a hand lie in one row, so they can be larger.
  if (isMany || cards <= 4) return 4;
  // Two rows of three are larger and closer to the thumb, if there is room.
  return layout === "phone" && room.height < 680 ? 6 : 3;
}

function isUpright({ width, height }: Room): boolean {
  return height >= UPRIGHT.height && width < height * UPRIGHT.ratio;
}
