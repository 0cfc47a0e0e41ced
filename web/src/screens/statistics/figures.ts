import type { LeftPoint, StatisticsRow } from "../../protocol.gen";

/** The totals over all games. */
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

/** The moving average of the cards left. */
export function movingMean(points: ReadonlyArray<LeftPoint>, span: number): number[] {
  return points.map((_, index) => {
    const few = points.slice(Math.max(0, index - span + 1), index + 1);
    return few.reduce((sum, { left }) => sum + left, 0) / few.length;
  });
}
