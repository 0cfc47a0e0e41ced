import type { Hint, LessonInfo, Practice, Suggestion } from "../../protocol.gen";
import { isKnown, say } from "../../words/words.svelte";

/** A lesson's title: its own, or that of the trick, edition or order it is about. */
export function lessonTitle(name: string): string {
  const key = [`lesson-${name}`, `order-${name}`, `edition-${name}`, name].find(isKnown);
  return key ? say(key) : name;
}

/** The next goal; empty when all are reached. */
export function goalSentence({ lesson, goals, reached }: Practice): string {
  return reached < goals ? say(`lesson-${lesson}-goal-${reached + 1}`) : "";
}

/** Whether every goal of a lesson is reached. */
export function isLearned({ goals, reached }: Practice): boolean {
  return reached >= goals;
}

/** What “show me” points at on the board. A sign goes to a pile and has no card, so it is no move. */
export function suggestionHint({ card, pile, sign, ends_turn }: Suggestion): Hint {
  return {
    kind: "hint",
    answers: "",
    level: sign ? "nudge" : "move",
    card: sign ? null : card,
    pile,
    ends_turn,
    reason: null,
  };
}

/** The lessons of one edition: the base game is the first chapter. */
export interface LessonChapter {
  edition: string;
  lessons: ReadonlyArray<LessonInfo>;
}

export function chaptersOf(lessons: ReadonlyArray<LessonInfo>): LessonChapter[] {
  const editions = [...new Set(lessons.map(({ edition }) => edition))];
  return editions.map((edition) => ({ edition, lessons: lessons.filter((lesson) => lesson.edition === edition) }));
}

/** The chapter that a lesson belongs to. */
export function chapterOf(chapters: ReadonlyArray<LessonChapter>, name: string): LessonChapter | null {
  return chapters.find(({ lessons }) => lessons.some((lesson) => lesson.name === name)) ?? null;
}

/** The next lesson; null after the last. */
export function lessonAfter(lessons: ReadonlyArray<LessonInfo>, name: string): string | null {
  const at = lessons.findIndex((lesson) => lesson.name === name);
  return lessons[at + 1]?.name ?? null;
}

/** The lesson to start with: the one in the address, or the first not completed. */
export function firstLesson(lessons: ReadonlyArray<LessonInfo>, wanted: string, learned: ReadonlySet<string>): string {
  const names = lessons.map(({ name }) => name);
  if (names.includes(wanted)) return wanted;
  return names.find((name) => !learned.has(name)) ?? names[0] ?? "";
}
