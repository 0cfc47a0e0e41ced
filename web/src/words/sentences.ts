import type { Frame, PileView } from "../protocol.gen";
import { isKnown, list, say } from "./words.svelte";
import { botName, nameAt } from "./names";
import type { TableEvent, You, Sitters } from "../protocol";

type TableOrReplayEvent = TableEvent | Frame["events"][number];

/** Events that a bot causes for a person: the person did not do them. */
const DONE_BY_BOTS: ReadonlyArray<TableEvent["kind"]> = [
  "bid-made",
  "card-laid",
  "turn-ended",
  "turn-began",
  "signalled",
  "phrase-said",
];

/**
 * Says what happened, for the log and for screen readers, with the names of those who sat there at the time. Empty if
 * an event needs no words.
 */
export function sentence(event: TableOrReplayEvent, seats: Sitters, you: You): string {
  const own =
    you.role === "player" && "seat" in event && event.seat === you.seat && event.seat !== null
      ? seats[event.seat]
      : undefined;
  const bot = own?.bot ?? null;
  // A turn that a bot plays asks nothing of its person.
  if (event.kind === "turn-began" && bot !== null)
    return `${say("seat-minded-until-return-you", { bot: botName(bot) })}.`;
  const isDone = own !== undefined && (bot === null || !DONE_BY_BOTS.includes(event.kind));
  return (
    (isDone ? toYou(event, seats) : (toVoter(event, seats, you) ?? toWriter(event, seats, you))) ?? about(event, seats)
  );
}

/** Says why a game ended. */
export function outcome(code: string): string {
  return isKnown(`outcome-${code}`) ? say(`outcome-${code}`) : "";
}

/** Says why a card does not fit on a pile, and what would. */
export function whatFits(card: number, { pile, ascends, top, cards }: PileView, trick: boolean): string {
  const values = { card, pile, top };
  const mayGoBack = trick && cards.length > 0;
  if (ascends) return say(mayGoBack ? "fit-higher-or-back" : "fit-higher", values);
  return say(mayGoBack ? "fit-lower-or-back" : "fit-lower", values);
}

/** A ready phrase, with or without a pile. */
export function phrase({ code, pile }: { code: string; pile: string | null }): string {
  return pile === null ? say(`phrase-${code}`) : say(`phrase-${code}-pile`, { pile });
}

/** Addresses the player whom an event is about; null for events worded alike for everybody. */
function toYou(event: TableOrReplayEvent, seats: Sitters): string | null {
  switch (event.kind) {
    case "bid-made":
      return say(`event-bid-${event.bid}-you`);
    case "starter-chosen":
      return say(`event-starter-${event.cause}-you`);
    case "card-laid":
      return say(event.is_trick ? "event-card-laid-trick-you" : "event-card-laid-you", {
        card: event.card,
        pile: event.pile,
      });
    case "card-taken-back":
      return say("event-card-taken-back-you", { card: event.card, pile: event.pile });
    case "turn-ended":
      return say(`event-turn-ended-${event.cause}-you`);
    case "cards-drawn":
      return event.count === 0 ? say("event-cards-drawn-none-you") : null;
    case "turn-began":
      return say("event-turn-began-you");
    case "signalled":
      return signs(event, (sign, pile) =>
        sign ? say(`event-sign-${sign}-you`, { pile }) : say("event-sign-taken-back-you", { pile }),
      );
    case "phrase-said":
      return say("event-phrase-said", { name: say("seat-you"), phrase: phrase(event) });
    case "chat-said":
      return say("event-chat-said", { name: say("seat-you"), text: event.text });
    case "line-flagged":
      return say(event.is_flagged ? "event-line-flagged-you" : "event-line-unflagged-you");
    case "concede-voted":
      return say(event.agrees ? "event-concede-voted-you" : "event-concede-withdrawn-you");
    case "removal-voted":
      return say(event.agrees ? "event-removal-voted-against-you" : "event-removal-withdrawn-against-you", {
        name: nameAt({ seats }, event.by),
      });
    case "seat-minded":
      return say(`event-seat-minded-${event.minding}-you`, { bot: botName(event.bot) });
    case "watchers-allowed":
      return say(event.are_allowed ? "event-watchers-allowed-you" : "event-watchers-refused-you");
    default: {
      // For hint taken, away, back, host and again, the key is the kind. Sitting down is told by name.
      const key = `event-${event.kind}-you`;
      return isKnown(key) ? say(key) : null;
    }
  }
}

/** Addresses the player who votes about another: the event's seat is the other one's. */
function toVoter(event: TableOrReplayEvent, seats: Sitters, you: You): string | null {
  if (event.kind !== "removal-voted" || you.role !== "player" || event.by !== you.seat) return null;
  return say(event.agrees ? "event-removal-voted-you" : "event-removal-withdrawn-you", {
    other: nameAt({ seats }, event.seat),
  });
}

/** Tells the writer which of their lines was flagged. */
function toWriter(event: TableOrReplayEvent, seats: Sitters, you: You): string | null {
  if (event.kind !== "line-flagged" || you.role !== "player" || event.writer === null || event.writer !== you.seat)
    return null;
  const values = { name: nameAt({ seats }, event.seat), text: event.text };
  return say(event.is_flagged ? "event-line-flagged-yours" : "event-line-unflagged-yours", values);
}

/** Words an event for everybody else, by name. */
function about(event: TableOrReplayEvent, seats: Sitters): string {
  const name = "seat" in event && event.seat !== null ? nameAt({ seats }, event.seat) : "";
  switch (event.kind) {
    case "dealt":
      return say(event.is_repeat ? "event-dealt-again" : "event-dealt", { number: event.number });
    case "bid-made":
      return say(`event-bid-${event.bid}`, { name });
    case "starter-chosen":
      return say(`event-starter-${event.cause}`, { name });
    case "card-laid": {
      const key = event.is_trick ? "event-card-laid-trick" : "event-card-laid";
      return say(key, { name, card: event.card, pile: event.pile });
    }
    case "card-taken-back":
      return say("event-card-taken-back", { name, card: event.card, pile: event.pile });
    case "turn-ended":
      return say(`event-turn-ended-${event.cause}`, { name });
    case "cards-drawn":
      return event.cards && event.cards.length > 0
        ? say("event-cards-drawn-seen", { cards: list(event.cards) })
        : say("event-cards-drawn", { name, count: event.count });
    case "turn-began":
      return say("event-turn-began", { name });
    case "game-ended":
      return `${say(event.is_won ? "outcome-won" : "outcome-lost")} ${outcome(event.code)}`;
    case "signalled":
      return signs(event, (sign, pile) => say(sign ? `event-sign-${sign}` : "event-sign-taken-back", { name, pile }));
    case "phrase-said":
      return say("event-phrase-said", { name, phrase: phrase(event) });
    case "chat-said":
      // A line hidden before the viewer came has no text; the log says who flagged it.
      return event.text ? say("event-chat-said", { name, text: event.text }) : "";
    case "line-flagged":
      return say(event.is_flagged ? "event-line-flagged" : "event-line-unflagged", { name });
    default:
      return aboutTheTable(event, seats, name);
  }
}

function aboutTheTable(event: TableOrReplayEvent, seats: Sitters, name: string): string {
  switch (event.kind) {
    case "concede-voted":
      return say(event.agrees ? "event-concede-voted" : "event-concede-withdrawn", { name });
    case "removal-voted": {
      const values = { name: nameAt({ seats }, event.by), other: name };
      return say(event.agrees ? "event-removal-voted" : "event-removal-withdrawn", values);
    }
    case "removed":
      return event.bot === null
        ? say("event-removed", { name })
        : say("event-removed-bot", { name, bot: botName(event.bot) });
    case "bot-seated":
      return say("event-bot-seated", { bot: botName(event.bot) });
    case "seat-minded":
      return say(`event-seat-minded-${event.minding}`, { name, bot: botName(event.bot) });
    case "seat-taken":
      return say("event-seat-taken", { name });
    case "watchers-allowed":
      return say(event.are_allowed ? "event-watchers-allowed" : "event-watchers-refused", { name });
    case "closed":
      return say(`event-closed-${event.cause}`);
    default: {
      // For hint taken, away, back, settings, host, seat cleared and again, the key is the kind.
      const key = `event-${event.kind}`;
      return isKnown(key) ? say(key, { name }) : "";
    }
  }
}

function signs(
  event: Extract<TableEvent, { kind: "signalled" }>,
  told: (sign: string | null, pile: string) => string,
): string {
  return Object.entries(event.signs)
    .map(([pile, sign]) => told(sign, pile))
    .join(" ");
}
