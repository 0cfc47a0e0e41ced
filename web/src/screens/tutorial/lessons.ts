import type { LessonInfo, Practice } from "../../protocol.gen";
import { isKnown, say } from "../../words/words.svelte";

/** What a lesson is called: by its own name, or by that of the trick, the edition or the order that it is about. */
export function lessonTitle(name: string): string {
  const key = [`lesson-${name}`, `order-${name}`, `edition-${name}`, name].find(isKnown);
  return key ? say(key) : name;
}

/** What is to be reached now; nothing when all is. */
export function goalSentence({ lesson, goals, reached }: Practice): string {
  return reached < goals ? say(`lesson-${lesson}-goal-${reached + 1}`) : "";
}

/** Whether everything in a lesson is reached. */
export function isLearned({ goals, reached }: Practice): boolean {
  return reached >= goals;
}

/** The lesson after another; nothing after the last one. */
export function lessonAfter(lessons: ReadonlyArray<LessonInfo>, name: string): string | null {
  const at = lessons.findIndex((lesson) => lesson.name === name);
  return lessons[at + 1]?.name ?? null;
}

/** Where to begin: at the lesson of the address, or at the first one that is not learned yet. */
export function firstLesson(lessons: ReadonlyArray<LessonInfo>, wanted: string, learned: ReadonlySet<string>): string {
  const names = lessons.map(({ name }) => name);
  if (names.includes(wanted)) return wanted;
  return names.find((name) => !learned.has(name)) ?? names[0] ?? "";
}
