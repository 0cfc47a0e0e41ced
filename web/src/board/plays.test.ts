import { beforeAll, expect, it } from "vitest";
import type { PileView } from "../protocol.gen";
import { speak } from "../words/words.svelte";
import { joined, parted, toggled } from "../screens/settings/edition";
import { marksOf } from "./marks";
import { withPending } from "../play/pending";
import { targets, typed, whatFits } from "./plays";
import type { Seen } from "../protocol";

const SEEN = {
  table: {
    game: { piles: [{ pile: "A", ascends: true, top: 1, cards: [], order: null, order_binds: false, burns: false }] },
  },
  you: {
    hand: [5, 9],
    plays: [{ card: 5, pile: "A", step: 4, loses: false }],
    may_end_turn: true,
    may_take_back: true,
  },
} as unknown as Seen;

beforeAll(() => speak("en"));

it("finds where a card may go", () => {
  expect([...targets(SEEN.you.plays, 5).keys()]).toEqual(["A"]);
  expect(targets(SEEN.you.plays, 9).size).toBe(0);
  expect(targets(SEEN.you.plays, null).size).toBe(0);
});

it("picks a card as its number is typed", () => {
  expect(typed([7, 71, 84], "7")).toEqual({ card: 7, waits: true });
  expect(typed([7, 71, 84], "71")).toEqual({ card: 71, waits: false });
  expect(typed([71, 84], "8")).toEqual({ card: 84, waits: false });
  expect(typed([71, 78], "7")).toEqual({ card: null, waits: true });
  expect(typed([71, 78], "3")).toEqual({ card: null, waits: false });
});

it("shows a pending card on its pile and not in the hand, and changes nothing else", () => {
  const shown = withPending(SEEN, { id: "1", card: 5, pile: "A" });
  expect(shown.table.game?.piles[0]).toMatchObject({ top: 5, cards: [5] });
  expect(shown.you.hand).toEqual([9]);
  expect(shown.you.plays).toEqual([]);
  expect(SEEN.you.hand).toEqual([5, 9]);
});

it("shows the truth once a pending card has left the hand", () => {
  expect(withPending(SEEN, { id: "1", card: 6, pile: "A" })).toBe(SEEN);
  expect(withPending(SEEN, null)).toBe(SEEN);
});

it("knows what is printed on cards, also an order on a burning one", () => {
  const game = { orders: { stop: [12], skull: [22] }, burning: [22, 33] };
  const marks = marksOf(game as unknown as Parameters<typeof marksOf>[0]);
  expect(marks.get(12)).toEqual({ order: "stop", burns: false });
  expect(marks.get(22)).toEqual({ order: "skull", burns: true });
  expect(marks.get(33)).toEqual({ order: null, burns: true });
  expect(marks.get(44)).toBeUndefined();
});

it("joins editions, and the two fires put each other out", () => {
  expect(joined("extreme", ["short", "expert"])).toBe("extreme+expert+short");
  expect(toggled(["fire", "short"], "strict-fire")).toEqual(["short", "strict-fire"]);
  expect(toggled(["fire"], "fire")).toEqual([]);
  expect(parted("extreme+expert+short")).toEqual({ base: "extreme", extras: ["expert", "short"] });
  expect(parted("fire")).toEqual({ base: "original", extras: ["fire"] });
});

it("says what would fit on a pile", () => {
  const pile = (ascends: boolean, top: number, ...cards: number[]) =>
    ({ pile: ascends ? "A" : "C", ascends, top, cards }) as unknown as PileView;
  expect(whatFits(20, pile(true, 34, 34), true)).toBe(
    "20 does not fit on A: it must be higher than 34, or exactly 10 lower.",
  );
  expect(whatFits(20, pile(true, 34, 34), false)).toBe("20 does not fit on A: it must be higher than 34.");
  expect(whatFits(90, pile(false, 61, 61), true)).toBe(
    "90 does not fit on C: it must be lower than 61, or exactly 10 higher.",
  );
  expect(whatFits(90, pile(false, 61, 61), false)).toBe("90 does not fit on C: it must be lower than 61.");
});
