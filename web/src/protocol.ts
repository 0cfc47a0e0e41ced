import type { PileView, SeatView, TableView, Update, You } from "./protocol.gen";

export type PileName = PileView["pile"];
export type TableEvent = Update["events"][number];

export const PILES: ReadonlyArray<PileName> = ["A", "B", "C", "D"];

/** What is known of a table by one viewer. */
export interface Seen {
  table: TableView;
  you: You;
}

export type { PileView, SeatView, TableView, You };
