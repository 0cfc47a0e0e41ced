import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isKnown, say, speak } from "./words.svelte";
import { LANGUAGES, type Language } from "./language";

const SOURCE = join(import.meta.dirname, "..");
const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"))
  .join("\n");
/** Keys that are named in full in the source, such as say("undo"). */
const NAMED = [...FILES.matchAll(/(?:say\(|\? |: |, )"([a-z]+(?:-[a-z0-9]+)+)"/g)].map((match) => match[1]!);
const OWN = readFileSync(join(SOURCE, "../../src/ninetyeight/words/en/web.ftl"), "utf8");

it.each(Object.keys(LANGUAGES) as Language[])("speaks %s", async (language) => {
  await speak(language);
  expect(say("owed-cards", { count: 3 })).toMatch(/3/);
  expect(NAMED.filter((key) => key.startsWith("web-") && !isKnown(key))).toEqual([]);
});

it("uses every sentence of its own file", () => {
  const keys = [...OWN.matchAll(/^(web-[a-z-]+) =/gm)].map((match) => match[1]!);
  const isUsed = (key: string) => FILES.includes(`"${key}"`) || FILES.includes(`\`${key.replace(/-[a-z]+$/, "-")}\${`);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
