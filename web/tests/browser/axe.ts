import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "./fixtures.ts";
import { atRest } from "./rest.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Everything that axe finds, however minor, with the first place of each. */
export async function violations(page: Page): Promise<string[]> {
  // Elements that are still fading in are half transparent.
  await atRest(page);
  await page.evaluate(AXE);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return found.violations.map(
    ({ id, impact, help, nodes }) =>
      `${id} (${impact}): ${help}, ${nodes.length} times: ${nodes[0]!.html.slice(0, 160)} ${nodes[0]!.failureSummary?.split("\n")[1] ?? ""}`,
  );
}
