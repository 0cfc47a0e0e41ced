import type { LegalPlay, PileView } from "../protocol.gen";
import { figure, say } from "../words/words.svelte";
import type { Mark } from "./marks";
import { isTrick } from "./plays";

/** What a pile is called by ear: its name and the card on top, what that card demands, and what the offered play would mean. */
export function pileName(pile: PileView, mark: Mark | undefined, play: LegalPlay | undefined): string {
  const top = say(pile.ascends ? "pile-ascending-top" : "pile-descending-top", { pile: pile.pile, card: pile.top });
  return joined([top, ...printed(pile, mark), ...offered(play)]);
}

/** What is printed on the card on top, for the pointer; empty where nothing is. */
export function pilePrint(pile: PileView, mark: Mark | undefined): string {
  return joined(printed(pile, mark));
}

/** The order on top and what it still demands, and a fire. */
function printed(pile: PileView, mark: Mark | undefined): string[] {
  const said: string[] = [];
  const order = mark?.order ? say(`order-${mark.order}`) : "";
  if (mark?.order && pile.order_binds)
    said.push(figure(say("pile-order", { order }), say(`order-${mark.order}-demand`)));
  else if (mark?.order) said.push(say("pile-order-spent", { order }));
  if (pile.burns) said.push(say("pile-burns"));
  return said;
}

function offered(play: LegalPlay | undefined): string[] {
  if (!play) return [];
  const step = isTrick(play) ? say("trick") : say("pile-step", { number: play.step });
  return play.loses ? [step, say("play-loses")] : [step];
}

/** Some of it are sentences and some are not: one full stop between each two. */
function joined(said: ReadonlyArray<string>): string {
  return said.map((text) => text.replace(/\.$/, "")).join(". ");
}
