import type { TableEvent, View } from "../protocol";
import type { Sound } from "./sounds";

/** Tells which sound an event has for a viewer, and counts the tricks of a turn. */
export class Ear {
  /** Whether each card of this turn was a backwards trick. */
  #laid: boolean[] = [];

  hear(event: TableEvent, { you, table }: View): Sound | null {
    const isOwn = "seat" in event && event.seat === you.seat && you.seat !== null;
    switch (event.kind) {
      case "card-laid":
        this.#laid.push(event.is_trick);
        return event.is_trick ? { name: "trick", chain: this.#laid.filter(Boolean).length } : { name: "card" };
      case "card-taken-back":
        this.#laid.pop();
        return { name: "taken-back" };
      case "turn-began":
        this.#laid = [];
        // In a solo game, every turn is the viewer's.
        if (table.seats.length === 1) return null;
        return { name: isOwn ? "yours" : "other-turn" };
      case "cards-drawn":
        return isOwn && event.count > 0 ? { name: "drawn", count: event.count } : null;
      case "game-ended":
        return { name: event.is_won ? "won" : "lost" };
      case "signalled":
        return isOwn ? null : { name: "signalled" };
      case "phrase-said":
      case "chat-said":
        return isOwn ? null : { name: "said" };
      default:
        return null;
    }
  }
}
