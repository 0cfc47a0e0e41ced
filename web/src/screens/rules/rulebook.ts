import { RULEBOOK, type LegalPlay, type Order, type PileView } from "../../protocol.gen";
import type { Mark } from "../../board/types";
import { samplePile, samplePiles } from "../../board/sample";

/** A picture of a rule, made from the parts of the table: the piles, and what a card could do there. */
export interface RulePicture {
  piles: ReadonlyArray<PileView>;
  hand: ReadonlyArray<number>;
  picked?: number;
  plays?: ReadonlyArray<LegalPlay>;
  marks?: ReadonlyMap<number, Mark>;
  trick?: { from: number; to: number; ascends: boolean };
  /** Only the number line, without piles. */
  isLine?: boolean;
  /** What it shows, by its key. */
  about: string;
}

/** A chapter of the rulebook: its sentences by key; a key that ends in `-ruling` is a ruling of this edition. */
export interface Chapter {
  id: string;
  title: string;
  sentences: ReadonlyArray<string>;
  picture?: RulePicture;
  /** What else it shows, besides the sentences. */
  extra?: "hands" | "trick" | "examples" | "signs" | "layout";
  order?: Order;
  /** The lesson of the tutorial in which it can be tried. */
  lesson?: string;
}

export interface BookPart {
  title: string;
  chapters: ReadonlyArray<Chapter>;
}

const play = (card: number, pile: LegalPlay["pile"], step: number): LegalPlay => ({
  card,
  pile,
  step,
  loses: false,
  ends_turn: false,
});
const MIDDLE = { A: [5, 20, 34], B: [7, 12], C: [95, 88, 61], D: [99, 92, 85] };
const FIRE: Mark = { order: null, burns: true };

const GOAL: RulePicture = {
  piles: samplePiles(MIDDLE),
  hand: [13, 37, 44, 71, 84],
  isLine: true,
  about: "rule-goal-picture",
};
const TURN: RulePicture = {
  piles: samplePiles(MIDDLE),
  hand: [37],
  picked: 37,
  plays: [play(37, "A", 3), play(37, "B", 25), play(37, "C", 24), play(37, "D", 48)],
  about: "rule-turn-picture",
};
const TRICK: RulePicture = {
  piles: samplePiles(MIDDLE),
  hand: [71],
  picked: 71,
  plays: [play(71, "A", 37), play(71, "B", 59), play(71, "C", -10), play(71, "D", 14)],
  trick: { from: 61, to: 71, ascends: false },
  about: "rule-trick-picture",
};
const BURNING: RulePicture = {
  piles: [samplePile("A", [8, 20, 33], { burns: true }), ...samplePiles({ B: [12], C: [95], D: [90] }).slice(1)],
  hand: [23, 36],
  picked: 36,
  plays: [play(36, "A", 3), play(36, "B", 24), play(36, "C", 59), play(36, "D", 54)],
  marks: new Map([[33, FIRE]]),
  about: "rule-fire-picture",
};

/** The sentences of each order, besides its demand. */
const ORDERS: Readonly<Record<Order, ReadonlyArray<string>>> = {
  stop: ["rule-stop-first"],
  skull: ["rule-skull-end", "rule-skull-between-ruling"],
  three: ["rule-three-where", "rule-three-few", "rule-three-cover-ruling"],
  silence: ["rule-silence-subjects", "rule-silence-chat-ruling", "rule-silence-play-ruling"],
  "no-backwards": ["rule-no-backwards-where", "rule-no-backwards-own-ruling"],
  "one-pile": ["rule-one-pile-choose", "rule-one-pile-free-ruling"],
  "draw-one": ["rule-draw-one-many", "rule-draw-one-top-ruling", "rule-draw-one-covered", "rule-draw-one-short-ruling"],
};

/** Orders with a lightning symbol; the others last. */
export const INSTANT: ReadonlySet<Order> = new Set<Order>(["stop", "skull", "three"]);

/** The order that each card of the standard layout carries. */
export const LAYOUT = Object.entries(RULEBOOK.layout) as ReadonlyArray<[Order, ReadonlyArray<number>]>;

/** The whole rulebook. */
export const BOOK: ReadonlyArray<BookPart> = [
  {
    title: "rulebook-part-game",
    chapters: [
      {
        id: "goal",
        title: "rule-goal-title",
        sentences: ["rule-goal-together", "rule-goal-cards"],
        picture: GOAL,
        lesson: "ascending",
      },
      {
        id: "setup",
        title: "rule-setup-title",
        sentences: ["rule-setup-piles", "rule-setup-row", "rule-setup-hands"],
        extra: "hands",
      },
      {
        id: "starter",
        title: "rule-starter-title",
        sentences: ["rule-starter-agree", "rule-starter-bids-ruling", "rule-starter-lot-ruling"],
      },
      {
        id: "turn",
        title: "rule-turn-title",
        sentences: [
          "rule-turn-minimum",
          "rule-turn-directions",
          "rule-turn-own",
          "rule-turn-itself-ruling",
          "rule-turn-draw",
        ],
        picture: TURN,
        lesson: "minimum",
      },
      { id: "trick", title: "trick", sentences: ["trick-about", "rule-trick-often"], picture: TRICK, lesson: "trick" },
      {
        id: "end",
        title: "rule-end-title",
        sentences: [
          "rule-end-deck",
          "rule-end-passed",
          "rule-end-won",
          "rule-end-lost",
          "rule-end-one",
          "rule-end-search-ruling",
          "rule-end-order-ruling",
          "rule-end-last",
          "rule-end-refused-ruling",
          "rule-end-warned-ruling",
        ],
      },
      {
        id: "score",
        title: "rule-score-title",
        sentences: ["rule-score-left", "rule-score-harder", "rule-score-zero", "rule-score-cause-ruling"],
      },
      {
        id: "talk",
        title: "rule-talk-title",
        sentences: ["rule-talk-may", "rule-talk-orders", "rule-talk-chat-ruling"],
        extra: "examples",
      },
      {
        id: "signs",
        title: "rule-signs-title",
        sentences: ["rule-signs-how-ruling", "rule-signs-turn-ruling", "rule-signs-bots-ruling"],
        extra: "signs",
        lesson: "signals",
      },
      {
        id: "seeing",
        title: "rule-seeing-title",
        sentences: ["rule-seeing-own-ruling", "rule-seeing-watchers-ruling", "rule-seeing-hidden-ruling"],
      },
    ],
  },
  {
    title: "rulebook-part-variants",
    chapters: [
      {
        id: "expert",
        title: "edition-expert",
        sentences: ["rule-expert-minimum", "rule-expert-deck-ruling", "rule-expert-hand", "rule-expert-hand-ruling"],
      },
      {
        id: "fire",
        title: "edition-fire",
        sentences: [
          "rule-fire-cards",
          "rule-fire-replace",
          "rule-fire-cover-ruling",
          "rule-fire-example",
          "rule-fire-next-ruling",
          "rule-fire-last-ruling",
          "rule-fire-alone",
          "rule-fire-alone-ruling",
          "rule-fire-strict-ruling",
          "rule-fire-refused-ruling",
        ],
        picture: BURNING,
        lesson: "fire",
      },
      {
        id: "extreme",
        title: "edition-extreme",
        sentences: [
          "rule-extreme-cards",
          "rule-extreme-flash",
          "rule-extreme-lasting",
          "rule-extreme-layout-ruling",
          "rule-extreme-plain",
        ],
        extra: "layout",
      },
      { id: "combining", title: "rule-combining-title", sentences: ["rule-combining-how-ruling"] },
    ],
  },
  {
    title: "rulebook-part-orders",
    chapters: LAYOUT.map(([order]) => ({
      id: order,
      title: `order-${order}`,
      sentences: [`order-${order}-demand`, ...ORDERS[order]],
      order,
      lesson: order,
    })),
  },
];

/** Whether a sentence is a ruling of this edition, and not the rulebooks' own. */
export function isRuling(key: string): boolean {
  return key.endsWith("-ruling");
}
