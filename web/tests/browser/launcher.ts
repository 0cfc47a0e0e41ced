import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CHECKOUT } from "./checkout.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** How many of a server's last lines an error shows. */
const LINES_SHOWN = 20;

/** A server that was started, until its process ends. */
export interface ServerProcess {
  /** The address, once the server has printed it. */
  readonly url: Promise<string>;
  /** Ask it to stop, and wait until its process has ended. */
  stop(): Promise<void>;
}

interface Message {
  id: number;
  pid?: number;
  text?: string;
  status?: number;
}

class LaunchedServer implements ServerProcess {
  readonly url: Promise<string>;
  readonly #ended: Promise<void>;
  readonly #lines: string[] = [];
  #pid: number | null = null;
  #tellUrl!: (url: string) => void;
  #fail!: (error: Error) => void;
  #end!: () => void;

  constructor() {
    this.url = new Promise((resolve, reject) => {
      this.#tellUrl = resolve;
      this.#fail = reject;
    });
    this.#ended = new Promise((resolve) => (this.#end = resolve));
  }

  async stop(): Promise<void> {
    if (this.#pid !== null) process.kill(this.#pid, "SIGTERM");
    await this.#ended;
  }

  take({ pid, text, status }: Message): void {
    if (pid !== undefined) this.#pid = pid;
    if (text !== undefined) {
      this.#lines.push(text);
      const found = /http:\/\/\S+/.exec(text);
      if (found) this.#tellUrl(found[0]);
    }
    if (status !== undefined) this.end(`status ${status}`);
  }

  /** The process is gone: tell those who still wait for the address why. */
  end(why: string): void {
    this.#pid = null;
    this.#fail(new Error(`The server ended with ${why}: ${this.#lines.slice(-LINES_SHOWN).join("\n")}`));
    this.#end();
  }
}

/** Starts servers by forking a Python process that has imported the server once, for all tests of this worker. */
class Launcher {
  readonly #servers = new Map<number, LaunchedServer>();
  readonly #python: ChildProcessWithoutNullStreams;
  #count = 0;

  constructor() {
    const python = process.env["PYTHON"] ?? join(ROOT, ".venv/bin/python");
    this.#python = spawn(python, [join(import.meta.dirname, "seeded_servers.py")], {
      env: { ...process.env, PYTHONPATH: join(CHECKOUT, "src") },
    });
    createInterface(this.#python.stdout).on("line", (line) => this.#take(JSON.parse(line) as Message));
    let said = "";
    this.#python.stderr.on("data", (chunk) => (said = `${said}${chunk}`.slice(-2000)));
    this.#python.on("error", (error) => this.#endAll(String(error)));
    this.#python.on("exit", (code) => this.#endAll(`its launcher, ${code}: ${said}`));
  }

  start(program: string[], environment: Record<string, string | undefined>): ServerProcess {
    const id = (this.#count += 1);
    const server = new LaunchedServer();
    this.#servers.set(id, server);
    this.#python.stdin.write(`${JSON.stringify({ id, arguments: program, environment })}\n`);
    return server;
  }

  #take(message: Message): void {
    this.#servers.get(message.id)?.take(message);
    if (message.status !== undefined) this.#servers.delete(message.id);
  }

  #endAll(why: string): void {
    for (const server of this.#servers.values()) server.end(why);
    this.#servers.clear();
  }
}

let launcher: Launcher | null = null;

/** Start a server with these arguments and this environment, which holds its seed. */
export function startServer(program: string[], environment: Record<string, string | undefined>): ServerProcess {
  launcher ??= new Launcher();
  return launcher.start(program, environment);
}
