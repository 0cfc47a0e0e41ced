import type { TableEvent } from "../../protocol";
import type { Hint, HintLevel, HintReason } from "../../protocol.gen";
import { isKnown, say } from "../../words/words.svelte";

/** From a nudge to the whole move. */
export const LEVELS: ReadonlyArray<HintLevel> = ["nudge", "card", "move"];

/** The next level; null after the whole move, or when the advice is to end the turn. */
export function nextLevel(hint: Hint | null): HintLevel | null {
  if (hint === null) return LEVELS[0] ?? null;
  return hint.ends_turn ? null : (LEVELS[LEVELS.indexOf(hint.level) + 1] ?? null);
}

/** Whether a player has taken no hint since the last deal. */
export function isFirstHint(events: ReadonlyArray<TableEvent>, seat: number | null): boolean {
  const dealt = events.findLastIndex(({ kind }) => kind === "dealt");
  return !events.slice(dealt + 1).some((event) => event.kind === "hint-taken" && event.seat === seat);
}

/** A hint in words, without its reason. */
export function hintSentence(hint: Hint): string {
  if (hint.ends_turn) return say("hint-end-turn");
  if (hint.level === "nudge") return say("hint-nudge", { pile: hint.pile ?? "" });
  if (hint.level === "card") return say("hint-card", { card: hint.card ?? "" });
  return say("hint-move", { card: hint.card ?? "", pile: hint.pile ?? "" });
}

/** Why a hint is good advice, in words that load with the first reason; empty if this client does not know it. */
export function reasonSentence({ code, card, pile, count, order }: HintReason): string {
  const key = `why-${code}`;
  if (!isKnown(key)) return "";
  return say(key, {
    ...(card !== null && { card }),
    ...(pile !== null && { pile }),
    ...(count !== null && { count }),
    ...(order !== null && { order: say(`order-${order}`) }),
  });
}
