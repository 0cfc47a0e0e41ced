import { FIRST, LAST } from "../../board/line";
import { ORDERS } from "./settings";
import { RULEBOOK } from "../../protocol.gen";
import { say } from "../../words/words.svelte";

/** Says for each order what is wrong with its typed cards; orders without a fault are left out. */
export function layoutFaults(typed: Readonly<Record<string, string>>): Partial<Record<string, string>> {
  const cards = Object.fromEntries(ORDERS.map((order) => [order, (typed[order]?.match(/\d+/g) ?? []).map(Number)]));
  const all = Object.values(cards).flat();
  const faults = ORDERS.map((order) => [order, fault(cards[order] ?? [], all)] as const);
  return Object.fromEntries(faults.filter(([, words]) => words !== ""));
}

function fault(cards: ReadonlyArray<number>, all: ReadonlyArray<number>): string {
  const outside = cards.find((card) => card <= FIRST || card >= LAST);
  if (outside !== undefined) return say("web-layout-range", { card: outside });
  const twice = cards.find((card) => all.filter((each) => each === card).length > 1);
  if (twice !== undefined) return say("web-layout-twice", { card: twice });
  return cards.length === RULEBOOK.cards_per_order ? "" : say("web-layout-count");
}
