import { FINAL_CODES, REFUSED_AS, type ClientMessage, type ServerMessage } from "../protocol.gen";
import { api, Refused } from "../app/api";
import { backoff } from "../app/backoff";
import type { Link } from "./link";

/** Receives what a table sends. */
export interface Listener {
  onMessage(message: ServerMessage): void;
  onLink(link: Link): void;
  /** The last event received, to continue from there. */
  since(): number;
}

/** A way to a table: its socket, or a lesson in its place. */
export interface Wire {
  send(message: ClientMessage): void;
  close(): void;
}

/** The code of a connection that broke. */
const BROKEN = 1006;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

/**
 * The socket of a table, which reconnects and continues where it left off.
 *
 * Unanswered commands are sent again with their ids: the server executes each once.
 */
export class Connection implements Wire {
  #socket: WebSocket | null = null;
  /** Whether this socket has received its first update. */
  #isIn = false;
  /** The number of failed attempts since. */
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, ClientMessage>();
  /** Whose hand a watcher looks at: the server keeps it per socket. */
  #look: ClientMessage | null = null;
  #isClosed = false;
  readonly #hurry = () => this.#reconnectNow();
  readonly #giveUp = () => this.#leaveBehind();
  readonly #lookAgain = () => this.#becomeVisible();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#giveUp);
    document.addEventListener("visibilitychange", this.#lookAgain);
    listener.onLink({ is: "connecting" });
    this.#open();
  }

  send(message: ClientMessage): void {
    if ("id" in message) this.#unanswered.set(message.id, message);
    if (message.kind === "look") this.#look = message;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#giveUp);
    document.removeEventListener("visibilitychange", this.#lookAgain);
    this.#stopTimers();
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket?since=${this.listener.since()}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    this.#isIn = false;
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = ({ code }) => void this.#end(socket, code);
    this.#ping = setInterval(() => this.#askWhetherThere(), PING_EVERY);
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#pong);
    if (message.kind === "update" && !this.#isIn) {
      // The first update means that we are in: send what was waiting.
      this.#isIn = true;
      this.#failures = 0;
      this.listener.onLink({ is: "open" });
      this.listener.onMessage(message);
      for (const waiting of [...(this.#look ? [this.#look] : []), ...this.#unanswered.values()]) {
        this.#socket?.send(JSON.stringify(waiting));
      }
      return;
    }
    if ("answers" in message && message.answers !== null) this.#unanswered.delete(message.answers);
    this.listener.onMessage(message);
  }

  #askWhetherThere(): void {
    this.send({ kind: "ping" });
    clearTimeout(this.#pong);
    this.#pong = setTimeout(this.#giveUp, PONG_WITHIN);
  }

  /** After sleep, a socket may look open but be dead: ping at once. */
  #becomeVisible(): void {
    if (document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#askWhetherThere();
    else this.#reconnectNow();
  }

  /** Abandons the socket: closing it properly can take a minute on a dead line. */
  #leaveBehind(): void {
    const dead = this.#socket;
    if (!dead) return;
    this.#lose(BROKEN);
    dead.close();
  }

  /** Browsers do not tell why a socket was refused, so ask over HTTP. */
  async #end(socket: WebSocket, code: number): Promise<void> {
    if (this.#socket !== socket) return;
    const wasRefused = code === BROKEN && !this.#isIn && !this.#isClosed;
    const why = wasRefused ? await whyRefused(this.table) : code;
    if (this.#socket === socket) this.#lose(why);
  }

  #lose(code: number): void {
    this.#stopTimers();
    this.#socket = null;
    if (this.#isClosed) return;
    if (FINAL_CODES.includes(code)) {
      this.listener.onLink({ is: "ended", code });
      return;
    }
    this.listener.onLink({ is: "lost", code });
    this.#retry = setTimeout(() => this.#open(), backoff(this.#failures));
    this.#failures += 1;
  }

  #reconnectNow(): void {
    if (this.#socket !== null || this.#isClosed || this.#retry === undefined) return;
    clearTimeout(this.#retry);
    this.#open();
  }

  #stopTimers(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pong);
    clearInterval(this.#ping);
    this.#retry = undefined;
  }
}

/** The close code for a socket that was refused before it opened. */
async function whyRefused(table: string): Promise<number> {
  try {
    await api.askForSocket(table);
  } catch (error) {
    if (error instanceof Refused) return REFUSED_AS[error.code] ?? BROKEN;
  }
  return BROKEN;
}
