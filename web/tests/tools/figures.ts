import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints a tool's figures as one JSON object, and nothing else; errors go to stderr. */
export default class Figures implements Reporter {
  readonly #found: Record<string, unknown> = {};

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { name, body } of result.attachments) {
      if (name === "figures" && body) Object.assign(this.#found, JSON.parse(body.toString()));
    }
    for (const error of result.errors) console.error(`${test.title}: ${error.stack ?? error.message}`);
  }

  onStdOut(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onError(error: { message?: string }): void {
    console.error(error.message);
  }

  onEnd(): void {
    console.log(JSON.stringify(this.#found, null, 2));
  }

  printsToStdio(): boolean {
    return true;
  }
}
