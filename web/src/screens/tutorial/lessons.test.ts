import { beforeAll, expect, it } from "vitest";
import type { LessonInfo, Practice } from "../../protocol.gen";
import { learn, speak } from "../../words/words.svelte";
import { firstLesson, goalSentence, isLearned, lessonAfter, lessonTitle } from "./lessons";

const LESSONS: LessonInfo[] = ["ascending", "trick", "fire"].map((name) => ({
  name,
  edition: "original",
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

it("says the next goal until there is none", () => {
  expect(goalSentence(at(1))).toMatch(/exactly 10 lower/);
  expect([goalSentence(at(2)), isLearned(at(2)), isLearned(at(1))]).toEqual(["", true, false]);
});

it("goes on from lesson to lesson, and ends", () => {
  expect([lessonAfter(LESSONS, "ascending"), lessonAfter(LESSONS, "fire")]).toEqual(["trick", null]);
});

it("begins where the address says, or at the first lesson that is not learned", () => {
  expect(firstLesson(LESSONS, "fire", new Set())).toBe("fire");
  expect(firstLesson(LESSONS, "chess", new Set(["ascending"]))).toBe("trick");
  expect(firstLesson(LESSONS, "", new Set(["ascending", "trick", "fire"]))).toBe("ascending");
});
