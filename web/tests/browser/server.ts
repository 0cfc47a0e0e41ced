import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKOUT } from "./checkout.ts";
import { startServer, type ServerProcess } from "./launcher.ts";

const SOURCES = join(CHECKOUT, "src");

/** Limits that no test reaches, and bots that do not pause; as in `tests/server/servers.py`. */
const WIDE = {
  PERSON_RATE: 10_000,
  PERSON_BURST: 100_000,
  ADDRESS_RATE: 10_000,
  ADDRESS_BURST: 100_000,
  NEW_PEOPLE_PER_HOUR: 100_000,
  TABLES_PER_PERSON: 10_000,
  BOT_PACE: 0,
};

/** A seed with which a beginner, who plays as `choose` does, beats the game alone. */
export const WINNING = "won-64";

/** A seed with which the same beginner has six cards left. */
export const EXCELLENT = "excellent-7";

export interface ServerOptions {
  seed: string;
  /** Settings as environment variables, such as BOT_PACE. */
  settings?: Record<string, string | number>;
  /** The data folder of another server, to start with a copy of. */
  folder?: string;
}

/** The real server in a process of its own, with a data folder of its own, on a free port. */
export class Server {
  readonly data = mkdtempSync(join(tmpdir(), "ninetyeight-"));
  readonly #nextSeed = `${this.data}-next-seed`;
  url = "";
  #process: ServerProcess | null = null;

  private constructor(private readonly options: ServerOptions) {}

  static async start(options: ServerOptions): Promise<Server> {
    const server = new Server(options);
    if (options.folder) cpSync(options.folder, server.data, { recursive: true });
    await server.run();
    return server;
  }

  /** Start it, or restart it at the same address. */
  async run(): Promise<void> {
    const port = this.url ? new URL(this.url).port : "0";
    this.#process = startServer(["serve", "--data", this.data, "--port", port], this.#environment());
    this.url = await this.#process.url;
  }

  /** Reseed the random numbers, so that the next deal is known. */
  reseed(seed: string): void {
    writeFileSync(this.#nextSeed, seed);
  }

  /** Stop the process, as when a machine is restarted: the data stays. */
  async halt(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    await running?.stop();
  }

  async stop(): Promise<void> {
    await this.halt();
    for (const path of [this.data, this.#nextSeed]) rmSync(path, { recursive: true, force: true });
  }

  #environment(): Record<string, string | undefined> {
    const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("NINETYEIGHT_"));
    const given = Object.entries({ ...WIDE, ...this.options.settings }).map(
      ([name, value]) => [`NINETYEIGHT_${name}`, String(value)] as const,
    );
    return {
      ...Object.fromEntries<string | undefined>([...kept, ...given]),
      PYTHONPATH: SOURCES,
      SEED: this.options.seed,
      NEXT_SEED: this.#nextSeed,
    };
  }
}
