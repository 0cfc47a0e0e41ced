import { sentence } from "../../game/sentences";
import type { Sitters } from "../../game/sitters";
import type { TableEvent, You } from "../../game/types";

/** What is said for a moment: loud is what people say, quiet what happens to seats. */
export interface Toast {
  id: number;
  text: string;
  seat: number | null;
  isTalk: boolean;
}

const TALK_STAYS = 6000;
const QUIET_STAYS = 4500;
const MOST = 2;
const LONGEST_NAME = 12;
const TALK: ReadonlyArray<TableEvent["kind"]> = ["chat-said", "phrase-said"];
const QUIET: ReadonlyArray<TableEvent["kind"]> = [
  "went-away", "came-back", "seat-minded", "removed", "host-changed", "settings-changed", "seat-taken",
  "hint-taken", "watchers-allowed",
];

/** In a line of one row, what is said counts more than the whole of a long name. */
function shortened(sitter: Sitters[number]): Sitters[number] {
  const { name } = sitter;
  return name !== null && name.length > LONGEST_NAME ? { ...sitter, name: `${[...name].slice(0, LONGEST_NAME - 1).join("")}…` } : sitter;
}

/** The few lines that stand over the table for some seconds. */
export class Toasts {
  shown = $state.raw<ReadonlyArray<Toast>>([]);
  #next = 0;

  /** Show what others did or said, unless they are muted. */
  hear(event: TableEvent, seats: Sitters, you: You): void {
    const isTalk = TALK.includes(event.kind);
    if (!isTalk && !QUIET.includes(event.kind)) return;
    const seat = "seat" in event ? event.seat : null;
    const isOwn = seat !== null && seat === you.seat && you.role === "player";
    if (isOwn || (isTalk && seat !== null && you.muted.includes(seat))) return;
    const text = sentence(event, seats.map(shortened), you);
    if (text) this.#show({ id: (this.#next += 1), text, seat, isTalk });
  }

  /** Show something quiet that is no event. */
  note(text: string): void {
    this.#show({ id: (this.#next += 1), text, seat: null, isTalk: false });
  }

  #show(toast: Toast): void {
    this.shown = [...this.shown, toast].slice(-MOST);
    const forget = () => (this.shown = this.shown.filter(({ id }) => id !== toast.id));
    setTimeout(forget, toast.isTalk ? TALK_STAYS : QUIET_STAYS);
  }
}
