import type { Duty, GameView, Order } from "../protocol.gen";
import { say } from "./words.svelte";
import type { PileName } from "../protocol";

/**
 * What the player on turn still has to do, the most pressing first. A player whose every play loses is told why
 * instead.
 */
export function duties(game: GameView, isYours: boolean, doomedBy: Duty | null = null): string[] {
  const { owed } = game;
  if (owed === null) return [];
  if (isYours && doomedBy) return [say(`doomed-${doomedBy}`)];
  const said: string[] = [];
  if (owed.cover_next !== null) said.push(say("owed-cover-next", { pile: owed.cover_next }));
  for (const name of owed.cover) {
    if (name !== owed.cover_next) said.push(say(coverKey(game, name), { pile: name }));
  }
  if (owed.cards > 0) {
    const cards = isYours ? "owed-cards-you" : "owed-cards";
    const exactly = isYours ? "owed-exactly-you" : "owed-exactly";
    said.push(say(owed.exactly ? exactly : cards, { count: owed.cards }));
  }
  if (owed.bound !== null) said.push(say("owed-bound", { pile: owed.bound }));
  // Only the player on turn is told that the turn may end.
  if (isYours && owed.is_met) said.unshift(say("owed-nothing"));
  return said;
}

/** What a lasting order forbids while it is visible (6). */
export interface Condition {
  order: Order;
  words: string;
}

/** The lasting orders in force. */
export function conditions({ owed }: GameView): Condition[] {
  if (owed === null) return [];
  const held: Condition[] = [];
  if (!owed.talk) held.push({ order: "silence", words: say("owed-silence") });
  if (!owed.trick) held.push({ order: "no-backwards", words: say("owed-no-trick") });
  if (owed.draw_limit === 1) held.push({ order: "draw-one", words: say("owed-draw-one") });
  return held;
}

function coverKey(game: GameView, name: PileName): string {
  const pile = game.piles.find((each) => each.pile === name);
  if (pile?.order === "skull") return "owed-cover-skull";
  return pile?.burns ? "owed-cover-fire" : "owed-cover";
}
