import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";
import { ALL_LANGUAGES } from "./words.ts";

test("the first view loads exactly the files that its size is measured by", async ({ visit }) => {
  const script = join(import.meta.dirname, "../size.mjs");
  const counted = JSON.parse(execFileSync(process.execPath, [script, "--files"], { encoding: "utf8" })) as Record<
    string,
    string[]
  >;
  for (const language of ALL_LANGUAGES) {
    const page = await visit({ locale: language });
    const loaded = new Set<string>();
    page.on("response", (response) => {
      // Icons are loaded by the browser itself, and what the service worker caches delays nothing.
      const path = new URL(response.url()).pathname.slice(1) || "index.html";
      if (!response.request().serviceWorker() && /^(index\.html|assets\/)/.test(path)) loaded.add(path);
    });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    expect([...loaded].sort(), language).toEqual([...counted[language]!].sort());
  }
});
