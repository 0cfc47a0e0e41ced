import { isKnown, say } from "../words/words.svelte";
import type { Sitters } from "./sitters";

/** A bot's name in the language that is spoken; one that this client does not know keeps its own. */
export function botName(bot: string): string {
  return isKnown(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** Who sits on a seat. Bots of one kind are told apart by counting them: Sharp, Sharp 2. */
export function nameAt({ seats }: { seats: Sitters }, index: number): string {
  const seat = seats[index];
  const name = seatName(seat);
  if (!seat?.bot || seat.name !== null) return name;
  const before = seats.slice(0, index).filter((other) => other.name === null && other.bot === seat.bot);
  return before.length > 0 ? `${name} ${before.length + 1}` : name;
}

function seatName(seat: Sitters[number] | undefined): string {
  if (!seat) return "";
  if (seat.name !== null) return seat.name;
  return seat.bot === null ? say("seat-free") : botName(seat.bot);
}

/** An edition's name; combinations are joined by +. */
export function editionName(edition: string): string {
  const names = edition.split("+").map((part) => (isKnown(`edition-${part}`) ? say(`edition-${part}`) : part));
  return names.reduce((first, second) => say("edition-joined", { first, second }));
}
