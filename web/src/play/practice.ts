import type { ClientMessage, Pace, Practice, LessonCommands, Refusal, Update } from "../protocol.gen";
import { api, Refused } from "../app/api";
import type { Listener, Wire } from "./connection";

type Command = Extract<ClientMessage, { id: string }>;
/** The pause between a partner's moves, in milliseconds; the paces are as far apart as those of bots at a table. */
export const PAUSES: Readonly<Record<Pace, number>> = { slow: 2250, normal: 900, fast: 450, instant: 75 };

/** Asks the server what commands lead to in a lesson. */
export type Ask = (commands: ReadonlyArray<Command>) => Promise<Practice>;

/**
 * A lesson in place of a socket. The server stores nothing: every request repeats all commands so far, and waits for
 * the answer to the one before.
 */
export class PracticeWire implements Wire {
  #done: ReadonlyArray<Command> = [];
  #queue: Promise<void> = Promise.resolve();
  #practice: Practice | null = null;
  #isClosed = false;

  constructor(
    private readonly ask: Ask,
    private readonly listener: Listener,
    /** Called with null while a request runs or the partner moves, then with the state of the lesson. */
    private readonly onPractice: (practice: Practice | null) => void,
    private readonly pause: number,
  ) {
    listener.onLink({ is: "connecting" });
    this.#enqueue(null);
  }

  send(message: ClientMessage): void {
    if ("id" in message) this.#enqueue(message);
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Waits until every command is answered. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #enqueue(command: Command | null): void {
    this.#queue = this.#queue.then(() => this.#practise(command));
  }

  async #practise(command: Command | null): Promise<void> {
    const commands = command ? [...this.#done, command] : this.#done;
    this.onPractice(null);
    try {
      const practice = await this.ask(commands);
      this.#done = commands;
      this.listener.onLink({ is: "open" });
      for (const [index, update] of practice.updates.entries()) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, this.pause));
        if (this.#isClosed) return;
        this.listener.onMessage(update);
      }
      this.#practice = practice;
    } catch (error) {
      if (!this.#isClosed) this.#fail(error, command?.id ?? null);
    }
    this.onPractice(this.#practice);
  }

  #fail(error: unknown, answers: string | null): void {
    // Whatever goes wrong, the lesson continues.
    const refused = error instanceof Refused ? error : new Refused(0, "failed", String(error));
    if (isRefusal(refused.body)) return this.listener.onMessage(refused.body);
    if (answers === null || refused.code === "offline") this.listener.onLink({ is: "lost", code: 0 });
    this.listener.onMessage({ kind: "problem", answers, code: refused.code, message: refused.message });
  }
}

/** Asks for a lesson, and puts the learner's name on their seat. */
export function lessonAsk(lesson: string, name: string): Ask {
  return async (commands) => {
    const practice = await api.practise(lesson, { commands: commands as NonNullable<LessonCommands["commands"]> });
    return { ...practice, updates: practice.updates.map((update) => named(update, name)) };
  };
}

function named(update: Update, name: string): Update {
  const seats = update.table.seats.map((seat, index) => (index === update.you.seat ? { ...seat, name } : seat));
  return { ...update, table: { ...update.table, seats } };
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === "object" && body !== null && (body as Partial<Refusal>).kind === "refusal";
}
