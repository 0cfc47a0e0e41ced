import { KEPT_EVENTS } from "../protocol.gen";
import { list, say } from "../words/words.svelte";
import { nameAt } from "../words/names";
import { sentence } from "../words/sentences";
import type { TableEvent, You, Sitters } from "../protocol";

/** An event with who sat at the table then, and who the viewer was. */
interface Told {
  event: TableEvent;
  seats: Sitters;
  you: You;
}

/** What the viewer can do about a line of chat. */
export type FlagAction = "flag" | "show";

/** Applies flags to chat lines: a flagged line loses its text, and gets it back once no flag is left. */
export function withFlags<Happened extends { event: TableEvent }>(
  history: ReadonlyArray<Happened>,
  news: ReadonlyArray<TableEvent>,
): ReadonlyArray<Happened> {
  const flags = new Map(news.flatMap((event) => (event.kind === "line-flagged" ? [[event.line, event] as const] : [])));
  if (flags.size === 0) return history;
  return history.map((happened) => {
    const { event } = happened;
    const flag = event.kind === "chat-said" ? flags.get(event.line) : undefined;
    return flag ? { ...happened, event: { ...event, text: flag.text, is_hidden: flag.is_hidden } } : happened;
  });
}

/** Whether an event warns the viewer that their own line was flagged. */
export function isWarning(event: TableEvent, you: You): boolean {
  return (
    event.kind === "line-flagged" &&
    event.is_flagged &&
    you.role === "player" &&
    event.writer !== null &&
    event.writer === you.seat
  );
}

/** How flagged lines read in the log, and what the viewer can do about each line. */
export class Flags {
  /** Who flagged each line, by seat, with their name at the time. */
  #by = new Map<number, Map<number, { name: string; isYou: boolean }>>();
  #open: Set<number>;

  /** `game` is the number of the table's current game. */
  constructor(history: ReadonlyArray<Told>, game: number | null) {
    for (const { event, seats, you } of history) {
      if (event.kind !== "line-flagged") continue;
      const by = this.#by.get(event.line) ?? new Map<number, { name: string; isYou: boolean }>();
      if (event.is_flagged) by.set(event.seat, { name: nameAt({ seats }, event.seat), isYou: isOwn(event, you) });
      else by.delete(event.seat);
      this.#by.set(event.line, by);
    }
    this.#open = openLines(
      history.map(({ event }) => event),
      game,
    );
  }

  sentence({ event, seats, you }: Told): string {
    if (event.kind !== "chat-said" || !event.is_hidden) return sentence(event, seats, you);
    const other = list(this.#of(event.line).map(({ name }) => name));
    if (isOwn(event, you)) return say("talk-hidden-yours", { text: event.text, other });
    const name = nameAt({ seats }, event.seat);
    return this.#isYours(event.line) ? say("talk-hidden-by-you", { name }) : say("talk-hidden", { name, other });
  }

  /** What the viewer can do about a line. */
  action({ event, you }: Told, now: You): FlagAction | null {
    if (event.kind !== "chat-said" || now.role !== "player" || isOwn(event, you) || !this.#open.has(event.line))
      return null;
    if (event.is_hidden) return this.#isYours(event.line) ? "show" : null;
    return "flag";
  }

  #of(line: number): ReadonlyArray<{ name: string; isYou: boolean }> {
    return [...(this.#by.get(line)?.values() ?? [])];
  }

  #isYours(line: number): boolean {
    return this.#of(line).some(({ isYou }) => isYou);
  }
}

/** The lines that can still be flagged: recent ones, but none of an earlier game. */
function openLines(events: ReadonlyArray<TableEvent>, game: number | null): Set<number> {
  const lines = events.filter((event) => event.kind === "chat-said").slice(-KEPT_EVENTS);
  return new Set(lines.filter((each) => each.game === null || each.game === game).map(({ line }) => line));
}

function isOwn({ seat }: { seat: number }, you: You): boolean {
  return you.role === "player" && seat === you.seat;
}
