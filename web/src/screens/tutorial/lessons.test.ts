import { beforeAll, expect, it } from "vitest";
import type { LessonInfo, Practice } from "../../protocol.gen";
import { learn, speak } from "../../words/words.svelte";
import { hintSentence } from "../game/hint";
import {
  chapterOf,
  chaptersOf,
  firstLesson,
  goalSentence,
  isLearned,
  lessonAfter,
  lessonTitle,
  suggestionHint,
} from "./lessons";

const LESSONS: LessonInfo[] = ["ascending", "trick", "fire"].map((name) => ({
  name,
  edition: name === "fire" ? "fire" : "original",
  players: 1,
  goals: 2,
}));
const at = (reached: number) =>
  ({
    lesson: "trick",
    goals: 2,
    reached,
    is_missed: false,
    is_aside: false,
    suggestion: null,
    updates: [],
  }) as Practice;

beforeAll(async () => {
  await speak("en");
  await learn("tutorial");
});

it("names lessons by what they are about", () => {
  expect(["ascending", "trick", "fire", "no-backwards"].map(lessonTitle)).toEqual([
    "Ascending piles",
    "Backwards trick",
    "On Fire",
    "No backwards",
  ]);
});

it("names the next goal until there is none", () => {
  expect(goalSentence(at(1))).toMatch(/exactly 10 lower/);
  expect([goalSentence(at(2)), isLearned(at(2)), isLearned(at(1))]).toEqual(["", true, false]);
});

it("goes on from lesson to lesson, and ends", () => {
  expect([lessonAfter(LESSONS, "ascending"), lessonAfter(LESSONS, "fire")]).toEqual(["trick", null]);
});

it("starts where the address says, or at the first lesson that is not completed", () => {
  expect(firstLesson(LESSONS, "fire", new Set())).toBe("fire");
  expect(firstLesson(LESSONS, "chess", new Set(["ascending"]))).toBe("trick");
  expect(firstLesson(LESSONS, "", new Set(["ascending", "trick", "fire"]))).toBe("ascending");
});

it("makes a chapter of each edition, the base game first", () => {
  const chapters = chaptersOf(LESSONS);
  expect(chapters.map(({ edition, lessons }) => [edition, lessons.map(({ name }) => name)])).toEqual([
    ["original", ["ascending", "trick"]],
    ["fire", ["fire"]],
  ]);
  expect([chapterOf(chapters, "trick")?.edition, chapterOf(chapters, "chess")]).toEqual(["original", null]);
});

it("shows a sign at its pile without naming a card, and a play as a whole move", () => {
  const sign = suggestionHint({ card: null, pile: "A", sign: "leave", ends_turn: false });
  expect(hintSentence(sign)).toBe("Have a look at pile A.");
  const play = suggestionHint({ card: 35, pile: "A", sign: null, ends_turn: false });
  expect(hintSentence(play)).toBe("Play the 35 on pile A.");
});
