import { beforeAll, expect, it } from "vitest";
import { speak } from "../words/words.svelte";
import { nameAt } from "./names";

const person = (name: string) => ({ name, bot: null });
const bot = (name: string) => ({ name: null, bot: name });
const names = (...seats: { name: string | null; bot: string | null }[]) => seats.map((_, index) => nameAt({ seats }, index));

beforeAll(() => speak("en"));

it("tells apart who has the same name, or none", async () => {
  expect(names(person("Ada"), person("Ada"), bot("sharp"), bot("sharp"), person("Sharp"))).toEqual(["Ada", "Ada 2", "Sharp", "Sharp 2", "Sharp 3"]);
  expect(names(person(""), person("Ben"), person(""))).toEqual(["Guest", "Ben", "Guest 2"]);
  await speak("de");
  expect(names(person(""), person(""))).toEqual(["Gast", "Gast 2"]);
  await speak("en");
});

it("counts no free seats", () => {
  const free = { name: null, bot: null };
  expect(names(free, free)).toEqual(["Free seat", "Free seat"]);
});
