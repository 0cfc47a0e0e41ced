import type { ClientMessage, Hint, Presence, Refusal, Update } from "../protocol.gen";
import { withPending, type PendingPlay } from "../game/pending";
import { sentence } from "../game/sentences";
import type { PileName, Seen, TableEvent } from "../game/types";
import { Connection, type Link, type Listener, type Wire } from "./connection";

/** A thing that happened, with its place in the table's history. */
export interface Happening {
  at: number;
  event: TableEvent;
}

/** A command without its id, which the store gives. */
export type Wish = ClientMessage extends infer Message
  ? Message extends { id: string }
    ? Omit<Message, "id" | "version">
    : never
  : never;

const MOST_KEPT = 2000;

/** Everything that is known of one table, fed by its socket. Components read it and say what they wish. */
export class TableStore {
  link = $state.raw<Link>({ is: "connecting" });
  presence = $state.raw<Presence | null>(null);
  history = $state.raw<ReadonlyArray<Happening>>([]);
  hint = $state.raw<Hint | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  problem = $state.raw<string | null>(null);
  pending = $state.raw<PendingPlay | null>(null);
  /** A card that came back because the server refused it. */
  returned = $state.raw<number | null>(null);
  /** What screen readers are told. */
  news = $state.raw("");
  #truth = $state.raw<Seen | null>(null);
  #sequence = 0;
  #waits = new Map<string, (isDone: boolean) => void>();
  #connection: Wire;
  #listeners = new Set<(events: ReadonlyArray<TableEvent>) => void>();

  /** What to show: the truth, and on it what was laid a moment ago. */
  readonly seen = $derived(this.#truth && withPending(this.#truth, this.pending));

  constructor(
    readonly id: string,
    connect: (listener: Listener) => Wire = (listener) => new Connection(id, listener),
  ) {
    this.#connection = connect({
      onLink: (link) => (this.link = link),
      since: () => this.#sequence,
      onMessage: (message) => {
        if (message.kind === "update") this.#update(message);
        else if (message.kind === "refusal") this.#refuse(message);
        else if (message.kind === "presence") this.presence = message;
        else if (message.kind === "hint") this.#takeHint(message);
        else if (message.kind === "problem") this.#complain(message.code, message.answers);
      },
    });
  }

  /** Ask for something; tells whether the table did it. */
  do(wish: Wish): Promise<boolean> {
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const version = this.#truth?.table.game?.version ?? 0;
    const isMove = wish.kind === "lay-card" || wish.kind === "end-turn" || wish.kind === "take-back";
    const message = { ...wish, id, ...(isMove && { version }) } as ClientMessage;
    return new Promise((resolve) => {
      this.#waits.set(id, resolve);
      this.#connection.send(message);
      if (wish.kind === "lay-card") this.pending = { id, card: wish.card, pile: wish.pile };
    });
  }

  lay(card: number, pile: PileName): Promise<boolean> {
    // One after another: what is legal next, only the answer says.
    if (this.pending !== null) return Promise.resolve(false);
    this.hint = null;
    this.returned = null;
    return this.do({ kind: "lay-card", card, pile });
  }

  look(seat: number | null): void {
    this.#connection.send({ kind: "look", seat });
  }

  /** Hear of events as they happen, but not of those from before. */
  onEvents(listener: (events: ReadonlyArray<TableEvent>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#connection.close();
  }

  #update(update: Update): void {
    const isFirst = this.#truth === null;
    this.#settle(update.answers, true);
    const seen = { table: update.table, you: update.you };
    const before = update.sequence - update.events.length;
    const happened = update.events.map((event, index) => ({ at: before + index + 1, event }));
    const fresh = happened.filter(({ at }) => at > this.#sequence);
    this.#sequence = update.sequence;
    this.history = [...this.history, ...fresh].slice(-MOST_KEPT);
    if (this.pending && !update.you.hand.includes(this.pending.card)) this.pending = null;
    this.#truth = seen;
    const events = fresh.map(({ event }) => event);
    if (events.some(({ kind }) => kind === "card-laid" || kind === "turn-ended")) this.hint = null;
    if (isFirst || events.length === 0) return;
    this.refusal = null;
    this.problem = null;
    this.news = events.map((event) => sentence(event, seen)).filter(Boolean).join(" ");
    for (const listener of this.#listeners) listener(events);
  }

  #refuse(refusal: Refusal): void {
    this.#truth = { table: refusal.table, you: refusal.you };
    this.#takeBackPending(refusal.answers);
    this.refusal = refusal;
    this.#settle(refusal.answers, false);
  }

  #complain(code: string, answers: string | null): void {
    this.problem = code;
    this.#takeBackPending(answers);
    this.#settle(answers, false);
  }

  #takeBackPending(answers: string | null): void {
    if (this.pending === null || this.pending.id !== answers) return;
    this.returned = this.pending.card;
    this.pending = null;
  }

  #takeHint(hint: Hint): void {
    this.hint = hint;
    this.#settle(hint.answers, true);
  }

  #settle(answers: string | null, isDone: boolean): void {
    if (answers === null) return;
    if (this.pending?.id === answers) this.pending = null;
    this.#waits.get(answers)?.(isDone);
    this.#waits.delete(answers);
  }
}
