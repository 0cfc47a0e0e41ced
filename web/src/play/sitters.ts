import type { Sitter } from "../protocol.gen";
import type { Sitters, TableEvent } from "../protocol";

const NOBODY: Sitter = { name: null, bot: null, minding: null };

/** Who sat at the table at each event, so that the log names them and not those who sit there now. */
export function sittersAt(events: ReadonlyArray<TableEvent>, before: Sitters): Sitters[] {
  let seats = before;
  return events.map((event) => {
    const then = seats;
    seats = after(event, seats);
    // A removed player has a name only before it, and a bot that plays a turn for somebody ends it.
    return event.kind === "removed" || event.kind === "turn-ended" ? then : seats;
  });
}

/** The index of the first event since which a seat belongs to its present holder. */
export function heldSince(events: ReadonlyArray<TableEvent>, seat: number | null): number {
  return Math.max(
    0,
    events.findLastIndex((event) => event.kind === "seat-taken" && event.seat === seat),
  );
}

function after(event: TableEvent, seats: Sitters): Sitters {
  switch (event.kind) {
    case "seat-taken":
      return seated(seats, event.seat, { name: event.name, bot: null, minding: null });
    case "bot-seated":
    case "removed":
      return seated(seats, event.seat, { name: null, bot: event.bot, minding: null });
    case "seat-minded":
      return seats.map((sitter, index) =>
        index === event.seat ? { ...sitter, bot: event.bot, minding: event.minding } : sitter,
      );
    case "came-back":
      return seats.map((sitter, index) => (index === event.seat && sitter.minding ? own(sitter) : sitter));
    case "turn-ended":
    case "game-ended":
      return seats.map((sitter) => (sitter.minding === "turn" ? own(sitter) : sitter));
    case "seat-cleared":
      return seated(seats, event.seat, NOBODY);
    case "settings-changed":
      return Array.from({ length: event.settings.players }, (_, index) => seats[index] ?? NOBODY);
    default:
      return seats;
  }
}

/** The person without the bot that played for them. */
function own(sitter: Sitter): Sitter {
  return { ...sitter, bot: null, minding: null };
}

function seated(seats: Sitters, at: number, who: Sitter): Sitters {
  return seats.map((sitter, index) => (index === at ? who : sitter));
}
