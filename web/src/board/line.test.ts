import { describe, expect, it } from "vitest";
import type { PileView } from "../protocol.gen";
import { fan, numberAt, openStretches, pileOnLane, position, spread, unseen } from "./line";

const pile = (name: PileView["pile"], top: number, cards: number[]): PileView => ({
  pile: name,
  ascends: name < "C",
  top,
  cards,
  order: null,
  order_binds: false,
  burns: false,
});
const PILES = [pile("A", 34, [12, 34]), pile("B", 1, []), pile("C", 61, [61]), pile("D", 100, [])];

describe("the number line", () => {
  it("goes from the first start to the last", () => {
    expect([position(1, 990), position(50.5, 990), position(100, 990)]).toEqual([0, 495, 990]);
  });

  it("knows which number is pointed at", () => {
    for (const number of [1, 2, 57, 99, 100]) expect(numberAt(position(number, 333), 333)).toBe(number);
  });

  it("is open where a pile can still go", () => {
    expect(openStretches(PILES)).toEqual([
      { pile: "A", from: 34, to: 100 },
      { pile: "B", from: 1, to: 100 },
      { pile: "C", from: 1, to: 61 },
      { pile: "D", from: 1, to: 100 },
    ]);
  });

  it("knows every card that nobody has seen", () => {
    const hidden = unseen(PILES, [2, 99]);
    expect(hidden).toHaveLength(98 - 5);
    for (const view of [1, 2, 12, 34, 61, 99, 100]) expect(hidden).not.toContain(view);
  });

  it("puts labels side by side and keeps them on the line", () => {
    expect(spread([50, 10, 200], 20, 300)).toEqual([50, 10, 200]);
    expect(spread([10, 10, 10], 20, 300)).toEqual([10, 30, 50]);
    expect(spread([300, 295], 20, 300)).toEqual([300, 280]);
  });

  it("leaves the labels of cards where they belong if there is room", () => {
    expect(fan([50, 10, 200], 20, 300)).toEqual([
      { at: 50, row: null },
      { at: 10, row: null },
      { at: 200, row: null },
    ]);
    expect(fan([100, 112], 20, 300).map(({ at }) => Math.round(at))).toEqual([96, 116]);
  });

  it("fans out the labels of cards that lie close, in two rows, and leaves none out", () => {
    for (const cluster of [
      [100, 103, 106, 109, 112, 115, 118, 121],
      [0, 3, 6, 9],
      [284, 281, 278, 200],
      [5, 9, 30, 33, 36],
    ]) {
      const labels = fan(cluster, 20, 284);
      for (const [index, { at, row }] of labels.entries()) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(284);
        for (const other of labels.slice(index + 1)) {
          const isBeside = row === null || other.row === null || other.row === row;
          if (isBeside) expect(Math.abs(other.at - at)).toBeGreaterThanOrEqual(20 - 1e-6);
        }
      }
    }
  });

  it("knows which pile a card goes to when it is dropped on a lane", () => {
    const lane = PILES.slice(0, 2);
    const steps = new Map([
      ["A", 6],
      ["B", 39],
    ] as const);
    expect(pileOnLane(70, 5, lane, steps)).toBe("A");
    expect(pileOnLane(3, 5, lane, steps)).toBe("B");
    expect(pileOnLane(36, 5, lane, new Map([["B", 39]]))).toBe("B");
    expect(pileOnLane(36, 5, lane, new Map())).toBeNull();
  });
});
