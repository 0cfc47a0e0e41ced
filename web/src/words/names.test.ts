import { beforeAll, expect, it } from "vitest";
import { speak } from "./words.svelte";
import { nameAt, othersIn } from "./names";

const person = (name: string) => ({ name, bot: null });
const bot = (name: string) => ({ name: null, bot: name });
const names = (...seats: { name: string | null; bot: string | null }[]) =>
  seats.map((_, index) => nameAt({ seats }, index));

beforeAll(() => speak("en"));

it("tells apart people who have the same name, or none", async () => {
  expect(names(person("Ada"), person("Ada"), bot("sharp"), bot("sharp"), person("Fox"))).toEqual([
    "Ada",
    "Ada 2",
    "Fox",
    "Fox 2",
    "Fox 3",
  ]);
  expect(names(person(""), person("Ben"), person(""))).toEqual(["Guest", "Ben", "Guest 2"]);
  await speak("de");
  expect(names(person(""), person(""))).toEqual(["Gast", "Gast 2"]);
  await speak("en");
});

it("counts no free seats", () => {
  const free = { name: null, bot: null };
  expect(names(free, free)).toEqual(["Free seat", "Free seat"]);
});

it("names the partners of a finished game as they were called at the table", () => {
  const seats = [
    { seat: 0, name: "sharp", bot: "sharp", is_you: false },
    { seat: 1, name: "Ada", bot: null, is_you: true },
    { seat: 2, name: "", bot: null, is_you: false },
    { seat: 3, name: "sharp", bot: "sharp", is_you: false },
  ];
  expect(othersIn(seats)).toEqual(["Fox", "Guest", "Fox 2"]);
});
