import { isKnown, list, say } from "../words/words.svelte";
import { botName, nameAt } from "./names";
import type { Sitters } from "./sitters";
import type { TableEvent, You } from "./types";

/** Say what happened among those who sat there then, for the log and for screen readers; nothing for what needs no words. */
export function sentence(event: TableEvent, seats: Sitters, you: You): string {
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
    case "turn-ended":
      return say(`event-turn-ended-${event.cause}`, { name });
    case "cards-drawn":
      return event.cards && event.cards.length > 0
        ? say("event-cards-drawn-seen", { cards: list(event.cards) })
        : say("event-cards-drawn", { name, count: event.count });
    case "turn-began":
      return event.seat === you.seat && you.role === "player"
        ? say("event-turn-began-you")
        : say("event-turn-began", { name });
    case "game-ended":
      return `${say(event.is_won ? "outcome-won" : "outcome-lost")} ${outcome(event.code)}`;
    case "signalled":
      return signs(event, name);
    case "phrase-said":
      return say("event-phrase-said", { name, phrase: phrase(event) });
    case "chat-said":
      return say("event-chat-said", { name, text: event.text });
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
      // Card taken back, hint taken, away, back, settings, host, seat cleared, again: named as their kind.
      const key = `event-${event.kind}`;
      return isKnown(key) ? say(key, { name }) : "";
    }
  }
}

/** Why a game ended. */
export function outcome(code: string): string {
  return isKnown(`outcome-${code}`) ? say(`outcome-${code}`) : "";
}

/** What a phrase says, perhaps about a pile. */
export function phrase({ code, pile }: { code: string; pile: string | null }): string {
  return pile === null ? say(`phrase-${code}`) : say(`phrase-${code}-pile`, { pile });
}

function signs(event: Extract<TableEvent, { kind: "signalled" }>, name: string): string {
  const said = Object.entries(event.signs).map(([pile, sign]) =>
    say(sign ? `event-sign-${sign}` : "event-sign-taken-back", { name, pile }),
  );
  return said.join(" ");
}
