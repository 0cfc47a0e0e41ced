import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { LATER } from "./later";
import { isKnown, learn, say, sayFault, speak } from "./words.svelte";

const SOURCE = join(import.meta.dirname, "..");
const WORDS = join(SOURCE, "../../src/ninetyeight/words/en");
const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") && !name.endsWith(".gen.ts"))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"))
  .join("\n");
/** Keys that are composed at run time: the parts of lessons, and the reasons of hints and of losses by their codes. */
const MADE = /^(lesson-[a-z-]+?(-about|-end|-goal-\d)?|why-[a-z-]+|ending-(lost|open)-[a-z-]+)$/;

beforeAll(() => speak("en"));

it.each(LATER)("uses every word of %s, and has every word that it names", async (subject) => {
  const keys = [...readFileSync(join(WORDS, `${subject}.ftl`), "utf8").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(
    (match) => match[1]!,
  );
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => !MADE.test(key) && !FILES.includes(`"${key}"`))).toEqual([]);
  const prefixes = [...new Set(keys.map((key) => key.split("-")[0]))];
  const named = [...FILES.matchAll(/"([a-z]+(?:-[a-z0-9]+)+)"/g)].map((match) => match[1]!);
  await learn(subject);
  const missing = named.filter(
    (key) => prefixes.includes(key.split("-")[0]) && key.startsWith(`${prefixes[0]}-`) && !isKnown(key),
  );
  expect(missing.filter((key) => !LATER.some((each) => key === each))).toEqual([]);
});

it("leaves out words that only the terminal uses", () => {
  const terminal = readFileSync(join(WORDS, "terminal.ftl"), "utf8");
  const keys = [...terminal.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter(isKnown)).toEqual([]);
});

it("keeps the loaded subjects when the language changes", async () => {
  await learn("replay");
  const english = say("replay-play");
  await speak("de");
  expect(isKnown("replay-play")).toBe(true);
  expect(say("replay-play")).not.toBe(english);
  await speak("en");
});

it("says why a request failed, by its code or in general", () => {
  expect(sayFault("no-such-game")).toMatch(/no such game/i);
  expect(sayFault("does-not-fit")).toBe(say("refusal-does-not-fit"));
  expect(sayFault("from-a-newer-server")).toBe(say("web-failed"));
});
