import type { View } from "../../../protocol";
import type { GameEnding, GameView } from "../../../protocol.gen";
import { nameAt } from "../../../words/names";
import { outcome } from "../../../words/sentences";
import { list, say } from "../../../words/words.svelte";

/** Says in one sentence why a game ended as it did, in the viewer's words. */
export function reason(view: View): string {
  const game = view.table.game!;
  const ending = game.ending!;
  const { code, owed } = ending;
  if (code === "conceded") return isOnlyPerson(view) ? say("ending-lost-conceded-you") : outcome(code);
  if (owed === null) return outcome(code);
  if (code === "skull") return covering("ending-lost-skull", skulls(game, owed.cover)) ?? outcome(code);
  if (code === "fire") return covering("ending-lost-fire", fires(game, ending)) ?? outcome(code);
  if (code === "three") return say("ending-lost-three");
  if (code === "minimum" && owed.cards > 0) return missing(view, ending, owed.cards);
  return outcome(code);
}

/** Whether nobody else decides: the viewer plays alone, or only bots share the table. */
function isOnlyPerson({ table, you }: View): boolean {
  return you.role === "player" && table.seats.filter(({ name }) => name !== null).length === 1;
}

function missing({ table, you }: View, { stuck }: GameEnding, count: number): string {
  const seat = table.game?.turn ?? 0;
  const name = nameAt(table, seat);
  const isYou = you.role === "player" && you.seat === seat;
  const isShort = stuck.some(({ why }) => why === "not-enough") || stuck.length === 0;
  if (isShort) return isYou ? say("ending-lost-few-you", { count }) : say("ending-lost-few", { name, count });
  return isYou ? say("ending-lost-minimum-you", { count }) : say("ending-lost-minimum", { name, count });
}

function covering(key: string, piles: ReadonlyArray<string>): string | null {
  return piles.length > 0 ? say(key, { pile: list(piles) }) : null;
}

function skulls({ piles }: GameView, cover: ReadonlyArray<string>): string[] {
  return piles.flatMap(({ pile, order }) => (order === "skull" && cover.includes(pile) ? [pile] : []));
}

function fires({ piles }: GameView, { owed }: GameEnding): string[] {
  const due = new Set([...(owed?.cover ?? []), ...(owed?.cover_next ? [owed.cover_next] : [])]);
  return piles.flatMap(({ pile, burns }) => (burns && due.has(pile) ? [pile] : []));
}
