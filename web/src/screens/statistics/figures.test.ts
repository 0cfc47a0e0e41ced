import { expect, it } from "vitest";
import type { LeftPoint, StatisticsRow } from "../../protocol.gen";
import { CARDS, movingMean, placeOf, spread, total } from "./figures";

it("sums up all games", () => {
  const rows = [
    { games: 3, wins: 1, best_left: 0, mean_left: 10 },
    { games: 1, wins: 0, best_left: 30, mean_left: 30 },
  ] as StatisticsRow[];
  expect(total(rows)).toEqual({ games: 4, wins: 1, best: 0, mean: 15 });
  expect(total([])).toEqual({ games: 0, wins: 0, best: null, mean: null });
});

it("smooths a curve over earlier games", () => {
  const points = [10, 20, 30, 40].map((left) => ({ left })) as LeftPoint[];
  expect(movingMean(points, 2)).toEqual([10, 15, 25, 35]);
});

it("puts every game into the bar where it ended, and wins into a bar of their own", () => {
  const bars = spread([98, 97, 2, 1, 0, 0].map((left) => ({ left })));
  expect(bars.reduce((sum, { games }) => sum + games, 0)).toBe(6);
  expect(bars[0]).toEqual({ from: 0, to: 3, games: 2 });
  expect(bars.at(-2)).toEqual({ from: 96, to: 97, games: 2 });
  expect(bars.at(-1)).toEqual({ from: CARDS, to: CARDS, games: 2 });
  for (let left = 0; left <= CARDS; left += 1)
    expect(spread([{ left }]).filter(({ games }) => games > 0)).toHaveLength(1);
});

it("places results on the line of all cards", () => {
  expect([placeOf(98), placeOf(49), placeOf(0)]).toEqual([0, 50, 100]);
});
