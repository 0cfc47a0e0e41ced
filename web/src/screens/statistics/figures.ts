import type { LeftPoint, StatisticsRow } from "../../protocol.gen";

/** All games together. */
export interface Total {
  games: number;
  wins: number;
  best: number | null;
}

export function total(rows: ReadonlyArray<StatisticsRow>): Total {
  const sum = (count: (row: StatisticsRow) => number) => rows.reduce((so, row) => so + count(row), 0);
  return {
    games: sum(({ games }) => games),
    wins: sum(({ wins }) => wins),
    best: rows.length > 0 ? Math.min(...rows.map(({ best_left }) => best_left)) : null,
  };
}

/** The mean of each game and the few before it. */
export function movingMean(points: ReadonlyArray<LeftPoint>, span: number): number[] {
  return points.map((_, index) => {
    const few = points.slice(Math.max(0, index - span + 1), index + 1);
    return few.reduce((sum, { left }) => sum + left, 0) / few.length;
  });
}
