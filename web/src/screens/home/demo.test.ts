import { expect, it } from "vitest";
import { PILES, type PileName } from "../../protocol";
import { framesOf, MOVES, START, type Piles } from "./demo";

const BACK = 10;
const ascends = (pile: PileName) => pile === "A" || pile === "B";
const top = (piles: Piles, pile: PileName) => piles[pile].at(-1)!;

/** How far a card moves a pile: forwards by any number, back by ten, or null if it does not fit (2.2, 2.3). */
function step(piles: Piles, card: number, pile: PileName): number | null {
  const by = ascends(pile) ? card - top(piles, pile) : top(piles, pile) - card;
  return by > 0 || by === -BACK ? by : null;
}

it("plays by the rules, card by card, and shows what each pile would take", () => {
  let piles = START.piles;
  const hand = new Set(START.hand);
  let tricks = 0;
  for (const move of MOVES) {
    if (move.does === "draw") {
      for (const card of move.cards) hand.add(card);
      expect(hand.size).toBe(START.hand.length);
      continue;
    }
    const { card, pile } = move;
    const by = step(piles, card, pile);
    expect(by, `${card} on ${pile}`).not.toBeNull();
    if (move.does === "play") {
      expect(hand.delete(card), `${card} is in the hand`).toBe(true);
      const fits = PILES.flatMap((each) => {
        const steps = step(piles, card, each);
        return steps === null ? [] : [{ card, pile: each, step: steps, loses: false, ends_turn: false }];
      });
      expect(move.offers).toEqual(fits);
      if (by === -BACK) tricks += 1;
    } else expect(hand.has(card)).toBe(false);
    piles = { ...piles, [pile]: [...piles[pile], card] };
  }
  expect(tricks).toBeGreaterThan(1);
});

it("starts from piles that could occur, and has no card twice", () => {
  const played = PILES.flatMap((pile) => [...START.piles[pile]]);
  for (const pile of PILES) {
    const cards = START.piles[pile];
    for (const [index, card] of cards.entries()) {
      const before = { ...START.piles, [pile]: [ascends(pile) ? 1 : 100, ...cards.slice(0, index)] };
      expect(step(before, card, pile), `${card} on ${pile}`).not.toBeNull();
    }
  }
  const seen = MOVES.flatMap((move) => (move.does === "draw" ? move.cards : move.does === "see" ? [move.card] : []));
  const all = [...played, ...START.hand, ...seen];
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((card) => card > 1 && card < 100)).toBe(true);
});

it("starts with the trick, and plays each selected card where the caption says", () => {
  const frames = framesOf(START, MOVES);
  expect(frames[0]).toMatchObject({ picked: 71, trick: { from: 61, to: 71, ascends: false } });
  expect(frames[0]!.caption).toEqual({ key: "web-show-trick", values: { card: 71, pile: "C", top: 61 } });
  for (const [index, { picked, caption }] of frames.entries()) {
    if (picked === null) continue;
    const next = frames[index + 1]!;
    expect(next.hand).not.toContain(picked);
    expect(top(next.piles, caption.values["pile"] as PileName)).toBe(picked);
  }
});
