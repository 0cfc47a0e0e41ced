import { RULEBOOK, type LeftPoint, type StatisticsRow } from "../../protocol.gen";

/** The length of the line that games stand on. */
export const CARDS = RULEBOOK.cards;
/** How many cards a bar of the spread stands for; games that were won have a bar of their own. */
const CARDS_A_BAR = 4;

/** The totals over all games. */
export interface Total {
  games: number;
  wins: number;
  best: number | null;
  mean: number | null;
}

export function total(rows: ReadonlyArray<StatisticsRow>): Total {
  const sum = (count: (row: StatisticsRow) => number) => rows.reduce((so, row) => so + count(row), 0);
  const games = sum((row) => row.games);
  return {
    games,
    wins: sum(({ wins }) => wins),
    best: rows.length > 0 ? Math.min(...rows.map(({ best_left }) => best_left)) : null,
    mean: games > 0 ? sum((row) => row.mean_left * row.games) / games : null,
  };
}

/** The moving average of the cards left. */
export function movingMean(points: ReadonlyArray<LeftPoint>, span: number): number[] {
  return points.map((_, index) => {
    const few = points.slice(Math.max(0, index - span + 1), index + 1);
    return few.reduce((sum, { left }) => sum + left, 0) / few.length;
  });
}

/** A bar of the spread: where it begins on the line of all cards, and how many games ended there. */
export interface Bar {
  from: number;
  to: number;
  games: number;
}

/** How many games ended in each part of the line from no card played to all of them. */
export function spread(points: ReadonlyArray<Pick<LeftPoint, "left">>): Bar[] {
  const bars: Bar[] = [];
  for (let from = 0; from < CARDS; from += CARDS_A_BAR)
    bars.push({ from, to: Math.min(CARDS, from + CARDS_A_BAR) - 1, games: 0 });
  bars.push({ from: CARDS, to: CARDS, games: 0 });
  for (const { left } of points) {
    const bar = bars.find(({ to }) => CARDS - left <= to);
    if (bar) bar.games += 1;
  }
  return bars;
}

/** Where a number of cards left stands on the line of all cards, in percent. */
export function placeOf(left: number): number {
  return (100 * (CARDS - left)) / CARDS;
}
