import { expect, test } from "vitest";
import type { AwaitedVotes, Presence, QuestionView } from "../protocol.gen";
import { awaitedVotes } from "./questions";

const NOW = "2026-03-01T12:00:00Z";
const question: QuestionView = { about: 3, asked_at: NOW, ends_at: NOW, yes: [0], no: [], silent: [1, 2] };
const presence = (votes: Presence["votes"]) => ({ kind: "presence", votes }) as Presence;

test("the server says who has not voted on a question", () => {
  const votes: AwaitedVotes[] = [
    { about: null, here: [4], until: {} },
    { about: 3, here: [2], until: { "1": NOW } },
  ];
  expect(awaitedVotes(question, presence(votes))).toEqual(votes[1]);
});

test("everybody counts as connected until the server says otherwise", () => {
  const all = { about: 3, here: [1, 2], until: {} };
  expect(awaitedVotes(question, null)).toEqual(all);
  expect(awaitedVotes(question, presence([{ about: null, here: [4], until: {} }]))).toEqual(all);
});
