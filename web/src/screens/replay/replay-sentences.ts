import type { Frame } from "../../protocol.gen";
import { figure, list, say } from "../../words/words.svelte";
import { nameAt } from "../../words/names";
import type { Viewpoint } from "./replay";
import { sentence } from "../../words/sentences";
import type { Seen } from "../../protocol";

/** Say what led to a moment, with the drawn cards that the viewpoint may see. */
export function frameSentences(frame: Frame, seen: Seen, viewpoint: Viewpoint): string[] {
  if (frame.events.length === 0) return [say("replay-deal")];
  return frame.events.map((event) => {
    if (event.kind !== "cards-drawn") return sentence(event, seen.table.seats, seen.you);
    const said = sentence({ ...event, cards: null }, seen.table.seats, seen.you);
    const cards = viewpoint === "all" || viewpoint === event.seat ? (event.cards ?? []) : [];
    return cards.length > 0 ? `${figure(said.replace(/\.$/, ""), list(cards))}.` : said;
  });
}

/** Everybody who played, by name. */
export function players(seen: Seen): string[] {
  return seen.table.seats.map((_, index) => nameAt(seen.table, index));
}
