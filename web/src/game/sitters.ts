import type { Sitter } from "../protocol.gen";
import type { TableEvent } from "./types";

export type Sitters = ReadonlyArray<Sitter>;

const NOBODY: Sitter = { name: null, bot: null };

/** Who sat at the table when each of some events happened, so that it is told by their names and not by those of today. */
export function sittersAt(events: ReadonlyArray<TableEvent>, before: Sitters): Sitters[] {
  let seats = before;
  return events.map((event) => {
    const then = seats;
    seats = after(event, seats);
    // Who is removed has a name before it only.
    return event.kind === "removed" ? then : seats;
  });
}

function after(event: TableEvent, seats: Sitters): Sitters {
  switch (event.kind) {
    case "seat-taken":
      return seated(seats, event.seat, { name: event.name, bot: null });
    case "bot-seated":
    case "removed":
      return seated(seats, event.seat, { name: null, bot: event.bot });
    case "seat-cleared":
      return seated(seats, event.seat, NOBODY);
    case "settings-changed":
      return Array.from({ length: event.settings.players }, (_, index) => seats[index] ?? NOBODY);
    default:
      return seats;
  }
}

function seated(seats: Sitters, at: number, who: Sitter): Sitters {
  return seats.map((sitter, index) => (index === at ? who : sitter));
}
