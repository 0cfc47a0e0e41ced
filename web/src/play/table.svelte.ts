import { KEPT_EVENTS, type ClientMessage, type Hint, type Presence, type Refusal, type Update } from "../protocol.gen";
import { withFlags } from "./flags";
import { arrival, news, presenceNews } from "./news";
import { RepeatedSigns } from "./repeated-signs";
import { sentence } from "../words/sentences";
import { castAt, type Cast } from "./sitters";
import type { PileName, View, TableEvent, Sitters } from "../protocol";
import { Connection, type Listener, type Wire } from "./connection";
import type { Link } from "./link";
import { lastSeen, rememberSeen, takeFirst } from "./start";

/** An event with its position in the log on this page. */
export interface Happening extends Cast {
  at: number;
  event: TableEvent;
}

/** A played card that the server has not confirmed yet. */
export interface PendingPlay {
  id: string;
  card: number;
  pile: PileName;
}

/** Receives events and, for each of them, who sat at the table at the time. */
type EventListener = (events: ReadonlyArray<TableEvent>, sitters: ReadonlyArray<Sitters>) => void;

/** A command without its id, which the store adds. */
export type Command = ClientMessage extends infer Message
  ? Message extends { id: string }
    ? Omit<Message, "id" | "version">
    : never
  : never;

const MOST_KEPT = 2000;
const MOST_TOLD = 12;
/** The events after which a hint says nothing true any more. */
const ENDS_HINT: ReadonlySet<TableEvent["kind"]> = new Set(["card-laid", "turn-ended", "dealt"]);
/** Screen readers miss what is announced while a page appears: wait this long, in milliseconds. */
const HEARD_AFTER = 500;
/** How long a player may be disconnected before others are told, in milliseconds. */
const BREAK = 3000;

/** The state of one table, fed by its wire. Components read it and send commands through it. */
export class TableStore {
  link = $state.raw<Link>({ is: "connecting" });
  presence = $state.raw<Presence | null>(null);
  history = $state.raw<ReadonlyArray<Happening>>([]);
  hint = $state.raw<Hint | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  problem = $state.raw<string | null>(null);
  pending = $state.raw<PendingPlay | null>(null);
  /** A card that the server refused, and the pile it came back from. */
  returned = $state.raw<{ card: number; pile: PileName } | null>(null);
  /** Announcements for screen readers, the latest last. */
  news = $state.raw<ReadonlyArray<{ at: number; text: string }>>([]);
  /** The connected seats, as last announced. */
  #told: ReadonlyArray<number> | null = null;
  #break: ReturnType<typeof setTimeout> | undefined;
  #truth = $state.raw<View | null>(null);
  #sequence: number;
  #repeatedSigns = new RepeatedSigns();
  #waits = new Map<string, (isDone: boolean) => void>();
  #connection: Wire;
  #listeners = new Set<EventListener>();
  #onNotice: ((text: string) => void) | null = null;

  /** The view to show: the server's, with the pending play on top. */
  readonly view = $derived(this.#truth && withPending(this.#truth, this.pending));

  constructor(
    readonly id: string,
    connect: (listener: Listener) => Wire = (listener) => new Connection(id, listener),
  ) {
    // After a reload, ask for the events that the server still has.
    this.#sequence = Math.max(0, lastSeen(id) - KEPT_EVENTS);
    const first = takeFirst(id);
    if (first) this.#update(first);
    this.#connection = connect({
      onLink: (link) => (this.link = link),
      since: () => this.#sequence,
      onMessage: (message) => {
        if (message.kind === "update") this.#update(message);
        else if (message.kind === "refusal") this.#refuse(message);
        else if (message.kind === "presence") this.#notePresence(message);
        else if (message.kind === "hint") this.#takeHint(message);
        else if (message.kind === "problem") this.#fail(message.code, message.answers);
      },
    });
  }

  /** Sends a command; resolves to whether the table accepted it. */
  send(command: Command, { isShown = true } = {}): Promise<boolean> {
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const version = this.#truth?.table.game?.version ?? 0;
    const isMove = command.kind === "lay-card" || command.kind === "end-turn" || command.kind === "take-back";
    const message = { ...command, id, ...(isMove && { version }) } as ClientMessage;
    return new Promise((resolve) => {
      this.#waits.set(id, resolve);
      this.refusal = null;
      this.#connection.send(message);
      if (command.kind === "lay-card" && isShown) this.pending = { id, card: command.card, pile: command.pile };
    });
  }

  lay(card: number, pile: PileName): Promise<boolean> {
    // One at a time: only the answer says what is legal next.
    if (this.pending !== null) return Promise.resolve(false);
    this.hint = null;
    this.returned = null;
    return this.send({ kind: "lay-card", card, pile });
  }

  /** Sends an illegal play to learn why it is refused; the card stays in the hand. */
  async askWhyNot(card: number, pile: PileName): Promise<void> {
    this.returned = null;
    const isLaid = await this.send({ kind: "lay-card", card, pile }, { isShown: false });
    if (!isLaid) this.returned = { card, pile };
  }

  look(seat: number | null): void {
    this.#connection.send({ kind: "look", seat });
  }

  /** Subscribes to events as they happen; earlier ones are not repeated. */
  onEvents(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Subscribes to notices that are not events: who lost the connection, and who is back. */
  onNotice(listener: (text: string) => void): void {
    this.#onNotice = listener;
  }

  /** Shows a hint that did not come from the server. */
  suggest(hint: Hint): void {
    this.hint = hint;
  }

  /** Hides the last refusal. */
  dismissRefusal(): void {
    this.refusal = null;
  }

  close(): void {
    clearTimeout(this.#break);
    this.#connection.close();
  }

  #update(update: Update): void {
    const truth = this.#truth;
    this.#settle(update.answers, true);
    const view = { table: update.table, you: update.you };
    // One log entry may become several events; a repeated answer brings none.
    const happened = truth === null || update.sequence > this.#sequence ? update.events : [];
    // Somebody deleted their account: the events are sent again without them.
    const isRetold = truth !== null && happened.some(({ kind }) => kind === "person-erased");
    const last = this.history.at(-1)?.at ?? 0;
    this.#sequence = truth === null ? update.sequence : Math.max(this.#sequence, update.sequence);
    rememberSeen(this.id, this.#sequence);
    const told = happened.flatMap((each, index) => {
      const event = this.#repeatedSigns.dropFrom(each, isRetold ? null : truth);
      return event === null ? [] : [{ event, ...castAt(update, index) }];
    });
    const [events, sitters] = [told.map(({ event }) => event), told.map(({ seats }) => seats)];
    const kept = isRetold ? [] : this.history;
    this.#retract(events);
    const all = [...kept, ...told.map((each, index) => ({ at: last + index + 1, ...each }))].slice(-MOST_KEPT);
    this.history = withFlags(all, events);
    if (this.pending && !update.you.hand.includes(this.pending.card)) this.pending = null;
    this.#truth = view;
    if (events.some(({ kind }) => ENDS_HINT.has(kind))) this.hint = null;
    if (truth === null) setTimeout(() => this.announce(arrival(view)), HEARD_AFTER);
    if (isRetold) this.news = [];
    if (truth === null || isRetold || events.length === 0) return;
    this.refusal = null;
    this.problem = null;
    this.announce(news(events, sitters, truth, view));
    for (const listener of this.#listeners) listener(events, sitters);
  }

  /** Announces who lost the connection and who is back, unless the break is short. */
  #notePresence(presence: Presence): void {
    const hasChanged = String(this.presence?.seats) !== String(presence.seats);
    this.presence = presence;
    this.#told ??= presence.seats;
    // A thinking bot is no news.
    if (!hasChanged) return;
    clearTimeout(this.#break);
    this.#break = setTimeout(() => {
      if (!this.#truth || !this.#told) return;
      const lines = presenceNews(this.#told, presence.seats, this.#truth.table.seats, this.#truth.you);
      this.#told = presence.seats;
      this.announce(lines);
      for (const line of lines) this.#onNotice?.(line);
    }, BREAK);
  }

  /** Announces lines to screen readers. Old ones are dropped, so that a long game does not fill the page. */
  announce(lines: ReadonlyArray<string>): void {
    const last = this.news.at(-1)?.at ?? 0;
    this.news = [...this.news, ...lines.map((text, index) => ({ at: last + index + 1, text }))].slice(-MOST_TOLD);
  }

  /** Removes flagged lines from the announcements, which screen readers can go back to. */
  #retract(events: ReadonlyArray<TableEvent>): void {
    const lines = new Set(
      events.flatMap((event) => (event.kind === "line-flagged" && event.is_hidden ? [event.line] : [])),
    );
    if (lines.size === 0 || !this.#truth) return;
    const { you } = this.#truth;
    const said = this.history.flatMap(({ event, seats }) =>
      event.kind === "chat-said" && lines.has(event.line) ? [sentence(event, seats, you)] : [],
    );
    this.news = this.news.filter(({ text }) => !said.includes(text));
  }

  #refuse(refusal: Refusal): void {
    this.#truth = { table: refusal.table, you: refusal.you };
    this.#takeBackPending(refusal.answers);
    this.refusal = refusal;
    this.#settle(refusal.answers, false);
  }

  #fail(code: string, answers: string | null): void {
    this.problem = code;
    this.#takeBackPending(answers);
    this.#settle(answers, false);
  }

  #takeBackPending(answers: string | null): void {
    if (this.pending === null || this.pending.id !== answers) return;
    this.returned = { card: this.pending.card, pile: this.pending.pile };
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

/** The view with a pending play, as it will be if the server accepts it. Only the server knows what is legal then. */
export function withPending(view: View, pending: PendingPlay | null): View {
  const { table, you } = view;
  if (pending === null || table.game === null || !you.hand.includes(pending.card)) return view;
  const piles = table.game.piles.map((pile) =>
    pile.pile === pending.pile
      ? {
          ...pile,
          top: pending.card,
          cards: [...pile.cards, pending.card],
          order: null,
          order_binds: false,
          burns: false,
        }
      : pile,
  );
  return {
    table: { ...table, game: { ...table.game, piles } },
    you: {
      ...you,
      hand: you.hand.filter((card) => card !== pending.card),
      plays: [],
      may_end_turn: false,
      may_take_back: false,
    },
  };
}
