import type { LegalPlay } from "../../protocol.gen";
import type { PileName } from "../../protocol";
import type { Trick } from "../../board/types";

/** The cards on each pile, the oldest first. */
export type Piles = Readonly<Record<PileName, ReadonlyArray<number>>>;

/** A move at the demo table. The viewer's cards are picked up first, with what each pile would take. */
export type DemoMove =
  | { does: "play"; card: number; pile: PileName; offers: ReadonlyArray<LegalPlay> }
  | { does: "see"; card: number; pile: PileName }
  | { does: "draw"; cards: ReadonlyArray<number> };

/** A moment of the demo: what lies where, and what is said about it. */
export interface DemoFrame {
  piles: Piles;
  hand: ReadonlyArray<number>;
  picked: number | null;
  offers: ReadonlyArray<LegalPlay>;
  trick: Trick | null;
  caption: { key: string; values: Record<string, string | number> };
  milliseconds: number;
}

export const START: { piles: Piles; hand: ReadonlyArray<number> } = {
  piles: { A: [4, 9, 15, 22, 28, 34], B: [2, 7, 12], C: [95, 88, 80, 74, 61], D: [99, 92, 85] },
  hand: [13, 37, 44, 58, 71, 84],
};

/** Two turns with a partner's between them: a trick on a descending pile, and later one on an ascending pile. */
export const MOVES: ReadonlyArray<DemoMove> = [
  { does: "play", card: 71, pile: "C", offers: offers(71, { A: 37, B: 59, C: -10, D: 14 }) },
  { does: "play", card: 84, pile: "D", offers: offers(84, { A: 50, B: 72, D: 1 }) },
  { does: "draw", cards: [27, 66] },
  { does: "see", card: 35, pile: "A" },
  { does: "see", card: 69, pile: "C" },
  { does: "play", card: 37, pile: "A", offers: offers(37, { A: 2, B: 25, C: 32, D: 47 }) },
  { does: "play", card: 27, pile: "A", offers: offers(27, { A: -10, B: 15, C: 42, D: 57 }) },
  { does: "draw", cards: [30, 90] },
];

const PICKED = 1900;
const PLAYED = 1500;
/** A trick needs longer to be seen. */
const TRICK = 2600;
/** Before the demo starts over. */
const LAST = 2800;

/** The frames of a script, in order; after the last one the demo starts over. */
export function framesOf(start: typeof START, moves: ReadonlyArray<DemoMove>): DemoFrame[] {
  const frames: DemoFrame[] = [];
  let { piles, hand } = start;
  for (const move of moves) {
    if (move.does === "draw") {
      hand = [...hand, ...move.cards];
      frames.push(frame(piles, hand, { caption: { key: "web-show-draw", values: {} } }));
      continue;
    }
    const { card, pile } = move;
    const top = piles[pile].at(-1) ?? 0;
    const caption = { key: "web-show-partner", values: { card, pile, top } };
    if (move.does === "play") {
      const isTrick = move.offers.some((offer) => offer.pile === pile && offer.step < 0);
      caption.key = isTrick ? "web-show-trick" : "web-show-step";
      const trick = isTrick ? { from: top, to: card, ascends: pile === "A" || pile === "B" } : null;
      const milliseconds = isTrick ? TRICK : PICKED;
      frames.push(frame(piles, hand, { picked: card, offers: move.offers, trick, caption, milliseconds }));
      hand = hand.filter((each) => each !== card);
      piles = { ...piles, [pile]: [...piles[pile], card] };
      frames.push(
        frame(piles, hand, { trick: trick && { ...trick, pile }, caption, milliseconds: trick ? TRICK : PLAYED }),
      );
    } else {
      piles = { ...piles, [pile]: [...piles[pile], card] };
      frames.push(frame(piles, hand, { caption }));
    }
  }
  return frames.map((each, index) => (index < frames.length - 1 ? each : { ...each, milliseconds: LAST }));
}

function frame(
  piles: Piles,
  hand: ReadonlyArray<number>,
  rest: Partial<DemoFrame> & Pick<DemoFrame, "caption">,
): DemoFrame {
  return { piles, hand, picked: null, offers: [], trick: null, milliseconds: PLAYED, ...rest };
}

function offers(card: number, steps: Partial<Record<PileName, number>>): LegalPlay[] {
  return (Object.entries(steps) as [PileName, number][]).map(([pile, step]) => ({
    card,
    pile,
    step,
    loses: false,
    ends_turn: false,
  }));
}
