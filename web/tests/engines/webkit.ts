import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { WebDriver } from "./webdriver.ts";

/** The toolbar of WebKitGTK's browser is wider than a phone unless everything in it is as small as possible. */
const NARROW =
  "box, entry, button, image, toolbar, headerbar { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }";

/** WebKitGTK with its driver, on a virtual display. MINIBROWSER names the browser: see with-engines.sh. */
export class WebKit {
  readonly #home = mkdtempSync(join(tmpdir(), "ninetyeight-webkit-"));
  readonly #processes: ChildProcess[] = [];
  driver!: WebDriver;

  static async start(): Promise<WebKit> {
    const webkit = new WebKit();
    try {
      await webkit.#run();
    } catch (error) {
      await webkit.stop();
      throw error;
    }
    return webkit;
  }

  async #run(): Promise<void> {
    mkdirSync(join(this.#home, "gtk-3.0"));
    writeFileSync(join(this.#home, "gtk-3.0/gtk.css"), NARROW);
    const screen = this.#spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {});
    const display = await firstLine(screen);
    const port = await freePort();
    this.#spawn("WebKitWebDriver", [`--port=${port}`], {
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: this.#home,
      LANGUAGE: "en",
      NO_AT_BRIDGE: "1",
    });
    const address = `http://127.0.0.1:${port}`;
    await answers(address);
    this.driver = await WebDriver.open(address, {
      "webkitgtk:browserOptions": { binary: process.env["MINIBROWSER"], args: ["--automation"] },
    });
  }

  async stop(): Promise<void> {
    await this.driver?.close().catch(() => undefined);
    for (const child of this.#processes.reverse()) {
      if (child.exitCode !== null) continue;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
    }
    rmSync(this.#home, { recursive: true, force: true });
  }

  #spawn(program: string, given: string[], environment: NodeJS.ProcessEnv): ChildProcess {
    const child = spawn(program, given, {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "ignore"],
    });
    this.#processes.push(child);
    return child;
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout!.once("data", (said) => resolve(String(said).trim()));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${child.spawnfile} ended with ${code}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function answers(address: string): Promise<void> {
  const status = () =>
    fetch(`${address}/status`).then(
      () => "answers",
      () => "is silent",
    );
  const message = `WebKitWebDriver at ${address}`;
  await expect.poll(status, { message, timeout: 10_000, intervals: [100] }).toBe("answers");
}
