import type { PileView } from "../protocol.gen";
import { FIRST, LAST } from "./line";
import { PILES, type PileName } from "./types";

/** A card as a record tells it. */
export interface RecordedPlay {
  card: number;
  pile: PileName;
  /** Which turn it belongs to, from 1. */
  turn: number;
}

/** Read the cards of a record in their order. Who held what follows from the rules, which only the server knows. */
export function playsOf(record: Record<string, unknown>): RecordedPlay[] {
  const plays: RecordedPlay[] = [];
  let turn = 1;
  for (const action of (record["actions"] as unknown[][] | undefined) ?? []) {
    const [kind, card, pile] = action;
    const name = PILES.find((each) => each === pile);
    if (kind === "play" && name) plays.push({ card: Number(card), pile: name, turn });
    else if (kind === "end") turn += 1;
  }
  return plays;
}

/** The piles after the first n cards. */
export function pilesAfter(plays: ReadonlyArray<RecordedPlay>, count: number): PileView[] {
  return PILES.map((pile) => {
    const cards = plays.slice(0, count).filter((play) => play.pile === pile).map(({ card }) => card);
    const ascends = pile === "A" || pile === "B";
    return { pile, ascends, top: cards.at(-1) ?? (ascends ? FIRST : LAST), cards, order: null, order_binds: false, burns: false };
  });
}
