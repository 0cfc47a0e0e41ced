import { say } from "../words/words.svelte";
import { owedSentences } from "./owed";
import { sentence } from "./sentences";
import type { Sitters } from "./sitters";
import type { Seen, TableEvent } from "./types";

const MOVES: ReadonlyArray<TableEvent["kind"]> = ["card-laid", "card-taken-back", "turn-began", "starter-chosen"];

/** What screen readers are told of an update: every event by who sat there then, orders and fires that came or went, and what is owed. */
export function news(events: ReadonlyArray<TableEvent>, sitters: ReadonlyArray<Sitters>, before: Seen, after: Seen): string[] {
  const { you, table } = after;
  const said = events.flatMap((event, index) =>
    "seat" in event && isMutedTalk(event, you.muted) ? [] : [sentence(event, sitters[index] ?? table.seats, you)],
  );
  if (events.some(({ kind }) => kind === "card-laid")) said.push(...changesOnPiles(before, after));
  const isYours = you.role === "player" && table.phase === "playing" && table.game?.turn === you.seat;
  if (isYours && table.game && events.some(({ kind }) => MOVES.includes(kind))) said.push(...owedSentences(table.game, true).map(closed));
  return said.filter(Boolean);
}

/** Say which orders and fires lie in sight since now, and which are covered. */
function changesOnPiles(before: Seen, after: Seen): string[] {
  return (after.table.game?.piles ?? []).flatMap((pile, index) => {
    const was = before.table.game?.piles[index];
    if (!was || was.top === pile.top) return [];
    const said: string[] = [];
    if (was.order !== null && was.order_binds) said.push(say("event-order-covered", { order: say(`order-${was.order}`) }));
    if (was.burns) said.push(say("event-fire-covered", { pile: pile.pile }));
    if (pile.order !== null && pile.order_binds) {
      said.push(say("event-order-visible", { order: say(`order-${pile.order}`), pile: pile.pile }), say(`order-${pile.order}-demand`));
    }
    if (pile.burns) said.push(say("event-fire-visible", { card: pile.top, pile: pile.pile }));
    return said;
  });
}

function isMutedTalk(event: TableEvent & { seat: number | null }, muted: ReadonlyArray<number>): boolean {
  const isTalk = event.kind === "chat-said" || event.kind === "phrase-said" || event.kind === "signalled";
  return isTalk && event.seat !== null && muted.includes(event.seat);
}

/** Sentences of their own, so that a voice pauses between them. */
function closed(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
