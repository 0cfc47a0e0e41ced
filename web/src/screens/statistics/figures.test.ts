import { expect, it } from "vitest";
import type { LeftPoint, StatisticsRow } from "../../protocol.gen";
import { movingMean, total } from "./figures";

it("sums up all games", () => {
  const rows = [
    { games: 3, wins: 1, best_left: 0 },
    { games: 5, wins: 0, best_left: 7 },
  ] as StatisticsRow[];
  expect(total(rows)).toEqual({ games: 8, wins: 1, best: 0 });
  expect(total([])).toEqual({ games: 0, wins: 0, best: null });
});

it("smooths a curve by the games before", () => {
  const points = [10, 20, 30, 40].map((left) => ({ left })) as LeftPoint[];
  expect(movingMean(points, 2)).toEqual([10, 15, 25, 35]);
});
