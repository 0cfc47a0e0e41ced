import type { AwaitedVotes, Presence, QuestionView } from "../protocol.gen";

/** Who has not voted on a question. Everybody counts as connected until the server says otherwise. */
export function awaitedVotes(question: QuestionView, presence: Presence | null): AwaitedVotes {
  const { about, silent } = question;
  return presence?.votes.find((votes) => votes.about === about) ?? { about, here: silent, until: {} };
}
