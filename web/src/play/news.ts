import { say } from "../words/words.svelte";
import { nameAt } from "../words/names";
import { conditions, duties } from "../words/owed";
import { sentence } from "../words/sentences";
import type { PileName, PileView, View, TableEvent, You, Sitters } from "../protocol";

type Laid = Extract<TableEvent, { kind: "card-laid" }>;

const MOVES: ReadonlyArray<TableEvent["kind"]> = ["card-laid", "card-taken-back", "turn-began", "starter-chosen"];
const BEGINNINGS: ReadonlyArray<TableEvent["kind"]> = ["turn-began", "starter-chosen"];

/** The announcements of an update: every event, what a card changes on its pile, and finally what is owed. */
export function news(
  events: ReadonlyArray<TableEvent>,
  sitters: ReadonlyArray<Sitters>,
  before: View,
  after: View,
): string[] {
  const { you, table } = after;
  const said = events.flatMap((event, index) => {
    if ("seat" in event && isMutedTalk(event, you.muted)) return [];
    return [sentence(event, sitters[index] ?? table.seats, you), ...changesBy(event, events, before, after)];
  });
  return [...said, ...owedNow(events, before, after).map(closed)].filter(Boolean);
}

/** The announcement on opening a table: whose turn it is, and what is owed. */
export function arrival({ table, you }: View): string[] {
  const { game } = table;
  if (table.phase !== "playing" || game === null || game.turn === null) return [];
  const isYours = you.is_on_turn;
  const whose = isYours ? say("event-turn-began-you") : say("event-turn-began", { name: nameAt(table, game.turn) });
  return isYours ? [whose, ...duties(game, true), ...conditions(game).map(({ words }) => words)] : [whose];
}

/** Announces who lost the connection and who is back; not the viewer, bots, or players who left. */
export function presenceNews(
  before: ReadonlyArray<number>,
  after: ReadonlyArray<number>,
  seats: ReadonlyArray<{ name: string | null; bot: string | null; is_away: boolean }>,
  you: You,
): string[] {
  return seats.flatMap((seat, index) => {
    const isOwn = you.role === "player" && you.seat === index;
    const [was, is] = [before.includes(index), after.includes(index)];
    if (seat.name === null || seat.is_away || isOwn || was === is) return [];
    return [closed(say(is ? "seat-online" : "seat-offline", { name: nameAt({ seats }, index) }))];
  });
}

/** What a play covers and reveals, or what taking it back reveals again. */
function changesBy(event: TableEvent, events: ReadonlyArray<TableEvent>, before: View, after: View): string[] {
  if (event.kind === "card-taken-back") return changedPiles(before, after).flatMap((pile) => inSight(pile, after));
  if (event.kind !== "card-laid") return [];
  const laid = events.filter((each): each is Laid => each.kind === "card-laid" && each.pile === event.pile);
  const now = pileIn(after, event.pile);
  return [
    ...(event === laid[0] ? covered(pileIn(before, event.pile), event.on) : []),
    ...(event === laid.at(-1) && now?.top === event.card ? inSight(now, after) : []),
  ];
}

/** The order and the fire that a card ends by covering them. */
function covered(pile: PileView | undefined, top: number): string[] {
  if (pile?.top !== top) return [];
  const said =
    pile.order !== null && pile.order_binds ? [say("event-order-covered", { order: say(`order-${pile.order}`) })] : [];
  return pile.burns ? [...said, say("event-fire-covered", { pile: pile.pile })] : said;
}

/** The order and the fire on top of a pile, and what they demand. */
function inSight(pile: PileView, { table }: View): string[] {
  const said: string[] = [];
  if (pile.order !== null && pile.order_binds) {
    said.push(
      say("event-order-visible", { order: say(`order-${pile.order}`), pile: pile.pile }),
      say(`order-${pile.order}-demand`),
    );
  }
  if (pile.burns) {
    said.push(
      say("event-fire-visible", { card: pile.top, pile: pile.pile }),
      say(table.game?.fire_binds_next_card ? "fire-next-card" : "fire-next-turn"),
    );
  }
  return said;
}

/**
 * What the viewer owes after a move; lasting orders only at the start of a turn, because they were announced when they
 * appeared.
 */
function owedNow(events: ReadonlyArray<TableEvent>, before: View, { table, you }: View): string[] {
  const { game } = table;
  if (!game || !plays(table, you) || !events.some(({ kind }) => MOVES.includes(kind))) return [];
  const said = duties(game, true, you.doomed_by);
  if (!events.some(({ kind }) => BEGINNINGS.includes(kind))) return said;
  const told = changedPiles(before, { table, you }).map(({ order }) => order);
  return [
    ...said,
    ...conditions(game)
      .filter(({ order }) => !told.includes(order))
      .map(({ words }) => words),
  ];
}

/** Whether the viewer is on turn, and no bot plays for them. */
function plays({ seats }: View["table"], you: You): boolean {
  return you.is_on_turn && !seats[you.seat ?? -1]?.minding;
}

function changedPiles(before: View, after: View): PileView[] {
  return (after.table.game?.piles ?? []).filter((pile) => pileIn(before, pile.pile)?.top !== pile.top);
}

function pileIn({ table }: View, name: PileName): PileView | undefined {
  return table.game?.piles.find(({ pile }) => pile === name);
}

function isMutedTalk(event: TableEvent & { seat: number | null }, muted: ReadonlyArray<number>): boolean {
  const isTalk = event.kind === "chat-said" || event.kind === "phrase-said" || event.kind === "signalled";
  return isTalk && event.seat !== null && muted.includes(event.seat);
}

/** Ends with a full stop, so that a voice pauses. */
function closed(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
