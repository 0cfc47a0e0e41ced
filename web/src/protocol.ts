import type { PileView, SeatView, Sitter, TableView, Update, You } from "./protocol.gen";

/** Names for parts of the generated protocol. */
export type PileName = PileView["pile"];
export type TableEvent = Update["events"][number];

/** Who holds each seat at some moment. */
export type Sitters = ReadonlyArray<Sitter>;

/** A table as one viewer sees it. */
export interface View {
  table: TableView;
  you: You;
}

export const PILES: ReadonlyArray<PileName> = ["A", "B", "C", "D"];

export type { PileView, SeatView, TableView, You };
