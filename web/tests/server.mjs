// Starts a real server with an empty data folder on a free port, and stops it in the end.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export async function startServer({ data = mkdtempSync(join(tmpdir(), "ninetyeight-web-")), port = "0" } = {}) {
  const python = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");
  const server = spawn(python, ["-m", "ninetyeight", "serve", "--data", data, "--port", port], {
    env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const url = await new Promise((resolve, reject) => {
    let text = "";
    server.stdout.on("data", (chunk) => {
      text += chunk;
      const found = /http:\/\/\S+/.exec(text);
      if (found) resolve(found[0]);
    });
    server.on("exit", (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
  });
  const end = () =>
    new Promise((resolve) => {
      server.removeAllListeners("exit");
      server.once("exit", resolve);
      server.kill("SIGTERM");
    });
  return {
    url,
    /** Stop it, and start another one in the same place. */
    async restart() {
      await end();
      return startServer({ data, port: new URL(url).port });
    },
    async stop() {
      await end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
