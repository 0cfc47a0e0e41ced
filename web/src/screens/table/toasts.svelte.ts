import { isWarning } from "../../play/flags";
import { sentence } from "../../words/sentences";
import type { TableEvent, You, Sitters } from "../../protocol";

/** A message shown for some seconds: prominent for talk, quiet for what happens to seats. */
export interface Toast {
  id: number;
  text: string;
  seat: number | null;
  isTalk: boolean;
  /** Whether it is a warning, which stays longer. */
  isWarning: boolean;
  /** The chat line it shows. */
  line: number | null;
}

const TALK_STAYS = 6000;
const QUIET_STAYS = 4500;
const WARNING_STAYS = 12_000;
const MOST = 2;
const LONGEST_NAME = 12;
const LONGEST_LINE = 60;
const TALK: ReadonlyArray<TableEvent["kind"]> = ["chat-said", "phrase-said"];
const QUIET: ReadonlyArray<TableEvent["kind"]> = [
  "went-away",
  "came-back",
  "seat-minded",
  "removed",
  "host-changed",
  "settings-changed",
  "seat-taken",
  "hint-taken",
  "watchers-allowed",
  "line-flagged",
];

/** Cuts a long name: in a single row, what is said matters more. */
function shortened(sitter: Sitters[number]): Sitters[number] {
  const { name } = sitter;
  return name === null ? sitter : { ...sitter, name: cut(name, LONGEST_NAME) };
}

function cut(text: string, longest: number): string {
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : text;
}

/** The messages shown over the table. */
export class Toasts {
  shown = $state.raw<ReadonlyArray<Toast>>([]);
  #next = 0;

  /** Shows what others did or said, unless they are muted. */
  hear(event: TableEvent, seats: Sitters, you: You): void {
    const isTalk = TALK.includes(event.kind);
    if (!isTalk && !QUIET.includes(event.kind)) return;
    if (event.kind === "line-flagged" && event.is_hidden)
      this.shown = this.shown.filter(({ line }) => line !== event.line);
    if (event.kind === "chat-said" && event.is_hidden) return;
    const seat = "seat" in event ? event.seat : null;
    const isOwn = seat !== null && seat === you.seat && you.role === "player";
    if (isOwn || (isTalk && seat !== null && you.muted.includes(seat))) return;
    const told = event.kind === "line-flagged" ? { ...event, text: cut(event.text, LONGEST_LINE) } : event;
    const text = sentence(told, seats.map(shortened), you);
    const line = event.kind === "chat-said" ? event.line : null;
    if (text) this.#show({ id: (this.#next += 1), text, seat, isTalk, isWarning: isWarning(event, you), line });
  }

  /** Shows a quiet message that is not an event. */
  note(text: string): void {
    this.#show({ id: (this.#next += 1), text, seat: null, isTalk: false, isWarning: false, line: null });
  }

  #show(toast: Toast): void {
    const all = [...this.shown, toast];
    const warning = all.findLast(({ isWarning }) => isWarning);
    // Beside a warning there is room for talk only; the rest is in the log.
    this.shown = warning ? [warning, ...all.filter(({ isTalk }) => isTalk).slice(1 - MOST)] : all.slice(-MOST);
    const forget = () => (this.shown = this.shown.filter(({ id }) => id !== toast.id));
    setTimeout(forget, toast.isWarning ? WARNING_STAYS : toast.isTalk ? TALK_STAYS : QUIET_STAYS);
  }
}
