import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect, test, type Page } from "./fixtures.ts";
import { select } from "./choices.ts";
import { COMPLAINTS, prepare, SCREENS, viewer } from "./screens.ts";
import { say } from "./words.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PHONE = { viewport: { width: 390, height: 844 } };
const LOOKS = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark", ...PHONE },
  contrast: { colorScheme: "light", ...PHONE },
} as const;

test.setTimeout(600_000);

for (const [look, options] of Object.entries(LOOKS)) {
  test(`axe finds nothing serious on any screen in ${look}`, async ({ server, visit, watch }) => {
    watch.expected.push(...COMPLAINTS);
    const page = await visit({ reducedMotion: "reduce", ...options });
    const stranger = await visit({ reducedMotion: "reduce", ...options });
    const places = await prepare(page, server);
    for (const each of [page, stranger]) {
      await each.goto("/");
      if (look === "contrast") await select(each, "web-theme").selectOption({ label: say("web-theme-contrast") });
    }
    const found: string[] = [];
    for (const screen of SCREENS) {
      const player = viewer(screen.isStranger ? stranger : page, "en");
      await test.step(screen.name, async () => {
        await screen.open(player, places);
        for (const what of await serious(player.page)) found.push(`${screen.name}: ${what}`);
      });
    }
    expect(found).toEqual([]);
  });
}

/** What axe calls serious or critical, with the first place where it is so. */
async function serious(page: Page): Promise<string[]> {
  // What still fades in is half transparent.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}, ${nodes.length} times: ${nodes[0]!.html.slice(0, 160)} ${nodes[0]!.failureSummary?.split("\n")[1] ?? ""}`,
    );
}
