import type { LegalPlay, PileView } from "../protocol.gen";
import { FIRST, LAST } from "./line";

/**
 * How a play looks before it is made, from inviting to a warning: the backwards trick; a step that hardly costs
 * anything (`close`); a usual one (`fair`); one that hurts (`far`); one that burns most of what the pile has left
 * (`waste`).
 */
export type CostLevel = "trick" | "close" | "fair" | "far" | "waste";

/** The largest share of what a pile has left that each level may take; anything above is waste. */
const SHARES = { close: 0.08, fair: 0.25, far: 0.5 } as const;
/** A step this short is close, however little the pile has left. */
const ALWAYS_CLOSE = 3;

/** The level of a play's cost, by the share of what its pile has left. */
export function costLevel({ step }: Pick<LegalPlay, "step">, { ascends, top }: PileView): CostLevel {
  if (step < 0) return "trick";
  const share = step / Math.max(1, ascends ? LAST - top : top - FIRST);
  if (step <= ALWAYS_CLOSE || share <= SHARES.close) return "close";
  if (share <= SHARES.fair) return "fair";
  return share <= SHARES.far ? "far" : "waste";
}

/** Why a card is not played by a double tap or a flick. */
export type Doubt = "nowhere" | "loses" | "many" | "far";

/** How many times as much, and how many numbers more, the next pile must cost for a choice to be clear. */
const CLEARLY = { times: 1.5, numbers: 3 };
/** The longest step that is played without choosing a pile, unless the turn has to cost about as much anyway. */
const LONGEST_STEP = 15;
const ABOUT_AS_MUCH = 5;

/**
 * The pile that a card plainly belongs on, or why there is none.
 *
 * It is the backwards trick, if only one pile offers it; otherwise the shortest step, if no other pile costs about as
 * much, and the step is not a long one that could be spared. A play that loses is never chosen. Two empty piles are
 * the same choice.
 */
export function bestPlay(
  card: number,
  plays: ReadonlyArray<LegalPlay>,
  piles: ReadonlyArray<PileView>,
  owed: number,
): LegalPlay | Doubt {
  const own = plays.filter((play) => play.card === card);
  const safe = own.filter(({ loses }) => !loses).sort((a, b) => a.step - b.step);
  const [best, ...others] = safe;
  if (!best) return own.length > 0 ? "loses" : "nowhere";
  const top = (play: LegalPlay) => piles.find(({ pile }) => pile === play.pile)?.top;
  const next = others.find((other) => top(other) !== top(best));
  if (best.step < 0) return next && next.step < 0 ? "many" : best;
  if (best.step > LONGEST_STEP && best.step - dueStep(plays, owed) > ABOUT_AS_MUCH) return "far";
  const isClear = !next || (next.step >= best.step * CLEARLY.times && next.step - best.step >= CLEARLY.numbers);
  return isClear ? best : "many";
}

/** How many numbers more than needed a play may skip before it counts as a slip. */
const SLIP = 25;

/**
 * How many numbers a play skips beyond what the turn has to cost anyway; 0 if it is no slip.
 *
 * It is compared with the cheapest play of the same card, and with the cheapest plays of other cards: while two cards
 * are owed, with the second cheapest card, as two must be played; while nothing is owed, with ending the turn, which
 * costs nothing. Plays that lose are no alternatives.
 */
export function slipOf(play: LegalPlay, plays: ReadonlyArray<LegalPlay>, owed: number): number {
  const spare = play.step - Math.min(dueStep(plays, owed), cheapestSteps(plays).get(play.card) ?? Infinity);
  return spare >= SLIP && Number.isFinite(spare) ? spare : 0;
}

/** The least that the most expensive of the owed cards must cost; infinite if too few cards fit. */
function dueStep(plays: ReadonlyArray<LegalPlay>, owed: number): number {
  const steps = [...cheapestSteps(plays).values()].sort((a, b) => a - b);
  return owed === 0 ? 0 : (steps[owed - 1] ?? Infinity);
}

/** The shortest step of each card, ignoring plays that lose. */
function cheapestSteps(plays: ReadonlyArray<LegalPlay>): Map<number, number> {
  const cheapest = new Map<number, number>();
  for (const { card, step, loses } of plays) {
    if (!loses) cheapest.set(card, Math.min(cheapest.get(card) ?? Infinity, step));
  }
  return cheapest;
}

/** How far a card lies ahead of the top of a pile; negative behind it. Measured on the line, not by the rules. */
export function distance(card: number, { ascends, top }: Pick<PileView, "ascends" | "top">): number {
  return ascends ? card - top : top - card;
}
