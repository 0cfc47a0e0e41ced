import { say } from "../words/words.svelte";
import { nameAt } from "../words/names";
import { owedSentences } from "../words/owed";
import type { Seen } from "../protocol";

/** What screen readers are told of a table that somebody comes to: whose turn it is, and what is owed. */
export function arrival({ table, you }: Seen): string[] {
  const { game } = table;
  if (table.phase !== "playing" || game === null || game.turn === null) return [];
  const isYours = you.role === "player" && game.turn === you.seat;
  const whose = isYours ? say("event-turn-began-you") : say("event-turn-began", { name: nameAt(table, game.turn) });
  return [whose, ...(isYours ? owedSentences(game, true) : [])];
}
