import { turnsOf } from "./turns";
import type { TableEvent } from "./types";

/** Statistics of the game that just ended, from what happened since it was dealt. */
export interface GameFigures {
  turns: number;
  tricks: number;
  /** What each seat laid. */
  seats: ReadonlyArray<{ cards: number; tricks: number }>;
}

/** Count what happened since the last deal; nothing where the deal was not seen, as after coming late. */
export function figures(events: ReadonlyArray<TableEvent>, seats: number): GameFigures | null {
  const dealt = events.findLastIndex(({ kind }) => kind === "dealt");
  if (dealt < 0) return null;
  const plays = turnsOf(events).flatMap((turn) => [...turn.plays]);
  // The turn in which nothing could be laid any more is one, too: in it the game was lost.
  const turns = events.slice(dealt).filter(({ kind }) => kind === "turn-began").length;
  const bySeat = Array.from({ length: seats }, (_, seat) => plays.filter((play) => play.seat === seat));
  const tricks = (laid: typeof plays) => laid.filter(({ isTrick }) => isTrick).length;
  return { turns, tricks: tricks(plays), seats: bySeat.map((laid) => ({ cards: laid.length, tricks: tricks(laid) })) };
}
