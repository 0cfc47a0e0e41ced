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
  if (!events.some(({ kind }) => kind === "dealt")) return null;
  const turns = turnsOf(events);
  const plays = turns.flatMap((turn) => [...turn.plays]);
  const bySeat = Array.from({ length: seats }, (_, seat) => plays.filter((play) => play.seat === seat));
  const tricks = (laid: typeof plays) => laid.filter(({ isTrick }) => isTrick).length;
  return { turns: turns.length, tricks: tricks(plays), seats: bySeat.map((laid) => ({ cards: laid.length, tricks: tricks(laid) })) };
}
