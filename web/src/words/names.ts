import type { GameSeat, Sitter } from "../protocol.gen";
import { isKnown, say } from "./words.svelte";

/** A person's name or a bot's. */
type Named = Pick<Sitter, "name" | "bot">;

/** A bot's translated name; unknown bots keep their own. */
export function botName(bot: string): string {
  return isKnown(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** A person's name, or "Guest" in the viewer's language. */
export function personName(name: string): string {
  return name || say("web-guest");
}

/** The name at a seat. Equal names are numbered: Fox, Fox 2. */
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

/** The viewer's partners in a finished game; of an imported game, all players. */
export function othersIn(game: ReadonlyArray<GameSeat>): string[] {
  const seats = game.map(({ name, bot }) => ({ name: bot === null ? name : null, bot }));
  return game.flatMap(({ is_you }, index) => (is_you ? [] : [nameAt({ seats }, index)]));
}

/** An edition's translated name; `+` joins combinations. */
export function editionName(edition: string): string {
  const names = edition.split("+").map((part) => (isKnown(`edition-${part}`) ? say(`edition-${part}`) : part));
  return names.reduce((first, second) => say("edition-joined", { first, second }));
}
