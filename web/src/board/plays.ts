import type { LegalPlay, PileView } from "../protocol.gen";
import { say } from "../words/words.svelte";
import type { PileName } from "../protocol";

/** The plays of one card, by pile. */
export function targets(plays: ReadonlyArray<LegalPlay>, card: number | null): Map<PileName, LegalPlay> {
  const found = plays.filter((play) => play.card === card);
  return new Map(found.map((play) => [play.pile, play]));
}

/** Whether a play is the backwards trick: the pile goes back. */
export function isTrick(play: LegalPlay): boolean {
  return play.step < 0;
}

/** How far a pile would go, as its numbers go: +5 upwards, −5 downwards, or the trick. */
export function cost(play: LegalPlay, ascends: boolean): string {
  if (isTrick(play)) return say("web-trick-cost");
  return `${ascends ? "+" : "−"}${play.step}`;
}

/** Why a card does not fit on a pile, and what would: as the pile goes, and as far as the trick is allowed now. */
export function whatFits(card: number, { pile, ascends, top, cards }: PileView, trick: boolean): string {
  const values = { card, pile, top };
  const mayGoBack = trick && cards.length > 0;
  if (ascends) return say(mayGoBack ? "fit-higher-or-back" : "fit-higher", values);
  return say(mayGoBack ? "fit-lower-or-back" : "fit-lower", values);
}

/** The card whose number was typed, digit by digit: 7 waits where there is 71, unless nothing else fits. */
export function typed(hand: ReadonlyArray<number>, digits: string): { card: number | null; waits: boolean } {
  const exact = hand.find((card) => String(card) === digits) ?? null;
  const longer = hand.filter((card) => String(card).startsWith(digits) && String(card) !== digits);
  if (exact !== null) return { card: exact, waits: longer.length > 0 };
  return longer.length === 1 ? { card: longer[0] ?? null, waits: false } : { card: null, waits: longer.length > 0 };
}
