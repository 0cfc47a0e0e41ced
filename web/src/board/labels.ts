import type { LegalPlay, PileView } from "../protocol.gen";
import { figure, say } from "../words/words.svelte";
import type { PileName } from "../protocol";
import { costLevel, type CostLevel } from "./costs";
import type { Mark, PreparedPlay } from "./types";

/** The accessible name of a card in the hand: its number, its order with what that demands, its fire. */
export function cardWords(card: number, mark: Mark | undefined): string[] {
  const order = mark?.order ? [say(`order-${mark.order}`), say(`order-${mark.order}-demand`)] : [];
  return [String(card), ...order, ...(mark?.burns ? [say("card-fire", { card })] : [])];
}

/** The plays of one card, by pile. */
export function targets(plays: ReadonlyArray<LegalPlay>, card: number | null): Map<PileName, LegalPlay> {
  const found = plays.filter((play) => play.card === card);
  return new Map(found.map((play) => [play.pile, play]));
}

/** Whether a play is the backwards trick. */
export function isTrick(play: LegalPlay): boolean {
  return play.step < 0;
}

/** How far a play moves a pile: +5 upwards, −5 downwards, or the trick. */
export function cost(play: LegalPlay, ascends: boolean): string {
  if (isTrick(play)) return say("web-trick-cost");
  return `${ascends ? "+" : "−"}${play.step}`;
}

/** How much a play costs, in words; a usual cost and the trick need none. */
export function levelWords(level: CostLevel): string {
  return level === "fair" || level === "trick" ? "" : say(`web-cost-${level}`);
}

/** The accessible name of a pile: its top card, what that demands, and what the offered play would mean. */
export function pileName(
  pile: PileView,
  mark: Mark | undefined,
  play: LegalPlay | undefined,
  prepared: ReadonlyArray<PreparedPlay> = [],
): string {
  const top = say(pile.ascends ? "pile-ascending-top" : "pile-descending-top", { pile: pile.pile, card: pile.top });
  const cards = prepared.filter((each) => each.pile === pile.pile).map(({ card }) => card);
  const waiting = cards.length > 0 ? [say("web-prepared", { plays: cards.join(", ") })] : [];
  return joined([top, ...printed(pile, mark), ...waiting, ...offered(play, pile)]);
}

/** The tooltip of a pile: what is printed on its top card. */
export function pilePrint(pile: PileView, mark: Mark | undefined): string {
  return joined(printed(pile, mark));
}

/** The order on top and what it demands, and a fire. */
function printed(pile: PileView, mark: Mark | undefined): string[] {
  const said: string[] = [];
  const order = mark?.order ? say(`order-${mark.order}`) : "";
  if (mark?.order && pile.order_binds)
    said.push(figure(say("pile-order", { order }), say(`order-${mark.order}-demand`)));
  else if (mark?.order) said.push(say("pile-order-spent", { order }));
  if (pile.burns) said.push(say("pile-burns"));
  return said;
}

function offered(play: LegalPlay | undefined, pile: PileView): string[] {
  if (!play) return [];
  const step = isTrick(play) ? say("trick") : say("pile-step", { number: play.step });
  const level = levelWords(costLevel(play, pile));
  return [step, ...(level ? [level] : []), ...(play.loses ? [say("play-loses")] : [])];
}

/** Joins sentences and phrases with exactly one full stop between any two. */
function joined(said: ReadonlyArray<string>): string {
  return said.map((text) => text.replace(/\.$/, "")).join(". ");
}
