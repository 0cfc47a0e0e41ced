import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

/** Limits that no test reaches, and bots that wait for nobody; as in `tests/server/servers.py`. */
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

export interface ServerOptions {
  seed: string;
  /** Settings in the words of the environment, such as BOT_PACE. */
  settings?: Record<string, string | number>;
}

/** The real server in a process of its own, with an empty data folder, on a free port. */
export class Server {
  readonly data = mkdtempSync(join(tmpdir(), "ninetyeight-"));
  readonly #nextSeed = `${this.data}-next-seed`;
  url = "";
  #process: ChildProcess | null = null;

  private constructor(private readonly options: ServerOptions) {}

  static async start(options: ServerOptions): Promise<Server> {
    const server = new Server(options);
    await server.run();
    return server;
  }

  /** Start it, or start it again where it was. */
  async run(): Promise<void> {
    const python = process.env["PYTHON"] ?? join(ROOT, ".venv/bin/python");
    const port = this.url ? new URL(this.url).port : "0";
    const program = [join(import.meta.dirname, "seeded.py"), "serve", "--data", this.data, "--port", port];
    const child = spawn(python, program, { env: this.#environment(), stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    this.url = await new Promise((resolve, reject) => {
      let said = "";
      child.stdout.on("data", (chunk) => {
        said += chunk;
        const found = /http:\/\/\S+/.exec(said);
        if (found) resolve(found[0]);
      });
      child.stderr.on("data", (chunk) => (said += chunk));
      child.on("error", reject);
      child.on("exit", (code) => reject(new Error(`The server ended with ${code}: ${said.slice(-2000)}`)));
    });
  }

  /** Let chance go on from another seed, so that the next cards are certain. */
  reseed(seed: string): void {
    writeFileSync(this.#nextSeed, seed);
  }

  /** End the process, as when a machine is switched off and on: the data stays. */
  async halt(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    await new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill("SIGTERM");
    });
  }

  async stop(): Promise<void> {
    await this.halt();
    for (const path of [this.data, this.#nextSeed]) rmSync(path, { recursive: true, force: true });
  }

  #environment(): NodeJS.ProcessEnv {
    const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("NINETYEIGHT_"));
    const given = Object.entries({ ...WIDE, ...this.options.settings }).map(
      ([name, value]) => [`NINETYEIGHT_${name}`, String(value)] as const,
    );
    return {
      ...Object.fromEntries<string | undefined>([...kept, ...given]),
      PYTHONPATH: join(ROOT, "src"),
      SEED: this.options.seed,
      NEXT_SEED: this.#nextSeed,
    };
  }
}
