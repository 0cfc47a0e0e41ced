import type { SeatView } from "../protocol.gen";
import { isKnown, say } from "../words/words.svelte";

/** A bot's name in the language that is spoken; one that this client does not know keeps its own. */
export function botName(bot: string): string {
  return isKnown(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** Who sits there, as one word. */
export function seatName(seat: SeatView | undefined): string {
  if (!seat) return "";
  if (seat.name !== null) return seat.name;
  return seat.bot === null ? say("seat-free") : botName(seat.bot);
}

/** An edition's name; combinations are joined by +. */
export function editionName(edition: string): string {
  const names = edition.split("+").map((part) => (isKnown(`edition-${part}`) ? say(`edition-${part}`) : part));
  return names.reduce((first, second) => say("edition-joined", { first, second }));
}
