import type { Happening } from "../state/table.svelte";

/** Statistics of the game that just ended, from what happened since it was dealt. */
export interface GameFigures {
  cards: number;
  turns: number;
  tricks: number;
}

/** Count what happened since the last deal. Cards that were taken back were not played. */
export function figures(history: ReadonlyArray<Happening>): GameFigures {
  const dealt = history.findLastIndex(({ event }) => event.kind === "dealt");
  const laid: boolean[] = [];
  let turns = 0;
  for (const { event } of history.slice(dealt + 1)) {
    if (event.kind === "card-laid") laid.push(event.is_trick);
    else if (event.kind === "card-taken-back") laid.pop();
    else if (event.kind === "turn-ended") turns += 1;
  }
  return { cards: laid.length, turns, tricks: laid.filter(Boolean).length };
}
