import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { RULEBOOK } from "../../protocol.gen";
import { isKnown, learn, speak } from "../../words/words.svelte";
import { BOOK, isRuling, LAYOUT } from "./rulebook";

const CHAPTERS = BOOK.flatMap(({ chapters }) => chapters);
const WORDS = readFileSync(join(import.meta.dirname, "../../../../src/ninetyeight/words/en/rulebook.ftl"), "utf8");

beforeAll(async () => {
  await speak("en");
  await learn("rulebook");
});

it("has words for everything, and includes every ruling", () => {
  const said = CHAPTERS.flatMap((chapter) => [
    chapter.title,
    ...chapter.sentences,
    ...(chapter.picture ? [chapter.picture.about] : []),
  ]);
  expect(said.filter((key) => !isKnown(key))).toEqual([]);
  const rulings = [...WORDS.matchAll(/^(rule-[a-z-]+-ruling) =/gm)].map((match) => match[1]);
  expect(said.filter(isRuling).sort()).toEqual(rulings.sort());
});

it("includes every sentence of the file, in the same order", () => {
  const elsewhere = /-(title|picture|size)$|^rule-talk-(good|bad)/;
  for (const { id, sentences } of CHAPTERS) {
    const written = [...WORDS.matchAll(/^(rule-[a-z-]+) =/gm)].map((match) => match[1] as string);
    const own = written.filter((key) => key.startsWith(`rule-${id}-`) && !elsewhere.test(key));
    expect(sentences.filter((key) => key.startsWith("rule-"))).toEqual(own);
  }
});

it("marks as rulings only what no rulebook prints", () => {
  const said = CHAPTERS.flatMap(({ sentences }) => sentences);
  const printed = [
    "rule-setup-row",
    "rule-end-one",
    "rule-end-last",
    "rule-score-harder",
    "rule-fire-replace",
    "rule-three-few",
    "rule-draw-one-many",
    "rule-draw-one-covered",
  ];
  const ours = [
    "rule-end-order-ruling",
    "rule-end-warned-ruling",
    "rule-score-cause-ruling",
    "rule-fire-alone-ruling",
    "rule-silence-chat-ruling",
    "rule-seeing-watchers-ruling",
  ];
  expect(said).toEqual(expect.arrayContaining([...printed, ...ours]));
  expect(printed.filter(isRuling)).toEqual([]);
  expect(ours.filter(isRuling)).toEqual(ours);
});

it("has an address of its own for each chapter", () => {
  const ids = CHAPTERS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
});

it("has a chapter for every order, on four cards each", () => {
  expect(LAYOUT.map(([order]) => order)).toEqual(CHAPTERS.flatMap(({ order }) => order ?? []));
  const cards = LAYOUT.flatMap(([, numbers]) => numbers);
  expect([cards.length, new Set(cards).size]).toEqual([28, 28]);
  expect(RULEBOOK.hands).toHaveLength(5);
});

it("links to lessons that exist", () => {
  const tutorial = readFileSync(join(import.meta.dirname, "../../../../src/ninetyeight/words/en/tutorial.ftl"), "utf8");
  const lessons = CHAPTERS.flatMap(({ lesson }) => lesson ?? []);
  expect(lessons.length).toBeGreaterThan(10);
  expect(lessons.filter((lesson) => !tutorial.includes(`lesson-${lesson}-about = `))).toEqual([]);
});

it("draws pictures that the rules allow", () => {
  for (const { picture } of CHAPTERS) {
    for (const play of picture?.plays ?? []) {
      const pile = picture?.piles.find((each) => each.pile === play.pile);
      const step = pile?.ascends ? play.card - pile.top : (pile?.top ?? 0) - play.card;
      expect(step).toBe(play.step);
      expect(step > 0 || step === -10).toBe(true);
    }
  }
});
