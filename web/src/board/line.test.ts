import { describe, expect, it } from "vitest";
import type { PileView } from "../protocol.gen";
import { near, numberAt, openStretches, position, spread, unseen } from "./line";

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

  it("puts labels side by side and inside", () => {
    expect(spread([50, 10, 200], 20, 300)).toEqual([50, 10, 200]);
    expect(spread([10, 10, 10], 20, 300)).toEqual([10, 30, 50]);
    expect(spread([300, 295], 20, 300)).toEqual([300, 280]);
  });

  it("leaves out the numbers that would stand beside another card", () => {
    expect(near([50, 10, 200], 20, 10)).toEqual([50, 10, 200]);
    expect(near([100, 104], 20, 10)).toEqual([expect.closeTo(90, 6), expect.closeTo(110, 6)]);
    const cluster = [100, 104, 108, 112, 119, 160];
    const placed = near(cluster, 20, 10);
    expect(placed.at(-1)).toBe(160);
    expect(placed.filter((at) => at === null).length).toBeGreaterThan(0);
    for (const [index, at] of placed.entries())
      if (at !== null) expect(Math.abs(at - cluster[index]!)).toBeLessThanOrEqual(10);
  });
});
