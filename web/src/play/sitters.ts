import type { Sitters, TableEvent } from "../protocol";
import type { Update } from "../protocol.gen";

/** Who sat at the table when something happened, and which seat was the viewer's. */
export interface Cast {
  seats: Sitters;
  own: number | null;
}

/** Who sat at the table at one of an update's events. */
export function castAt({ seatings, table, you }: Update, event: number): Cast {
  const then = seatings.findLast(({ first }) => first <= event);
  if (then) return { seats: then.seats, own: then.your_seat };
  return { seats: table.seats, own: you.role === "player" ? you.seat : null };
}

/** Whether the viewer had a seat when the last game ended. People also sit down between two games. */
export function playedLast(history: ReadonlyArray<Cast & { event: TableEvent }>): boolean {
  const end = history.findLast(({ event }) => event.kind === "game-ended");
  return end === undefined || end.own !== null;
}
