import type { GameSeat, Sitter } from "../protocol.gen";
import { isKnown, say } from "./words.svelte";

/** What a name follows from: a person's own, or that of a bot. */
type Named = Pick<Sitter, "name" | "bot">;

/** A bot's name in the language that is spoken; one that this client does not know keeps its own. */
export function botName(bot: string): string {
  return isKnown(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** What somebody is called; who gave no name is a guest in the language of who reads it. */
export function personName(name: string): string {
  return name || say("web-guest");
}

/** Who sits on a seat. Those of one name are told apart by counting them: Sharp, Sharp 2. */
export function nameAt({ seats }: { seats: ReadonlyArray<Named> }, index: number): string {
  const seat = seats[index];
  const name = seatName(seat);
  if (!seat || (seat.name === null && seat.bot === null)) return name;
  const before = seats.slice(0, index).filter((other) => seatName(other) === name);
  return before.length > 0 ? `${name} ${before.length + 1}` : name;
}

function seatName(seat: Named | undefined): string {
  if (!seat) return "";
  if (seat.name !== null) return personName(seat.name);
  return seat.bot === null ? say("seat-free") : botName(seat.bot);
}

/** With whom somebody played a finished game, as they are called; of an imported one, all who played it. */
export function othersIn(game: ReadonlyArray<GameSeat>): string[] {
  const seats = game.map(({ name, bot }) => ({ name: bot === null ? name : null, bot }));
  return game.flatMap(({ is_you }, index) => (is_you ? [] : [nameAt({ seats }, index)]));
}

/** An edition's name; combinations are joined by +. */
export function editionName(edition: string): string {
  const names = edition.split("+").map((part) => (isKnown(`edition-${part}`) ? say(`edition-${part}`) : part));
  return names.reduce((first, second) => say("edition-joined", { first, second }));
}
