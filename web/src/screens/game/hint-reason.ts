import type { HintReason, HintReasonCode } from "../../protocol.gen";
import { learn, say } from "../../words/words.svelte";

/** The sentences by code, which load with the first reason. */
const SENTENCES: Record<HintReasonCode, string> = {
  "only-play": "why-only-play",
  doomed: "why-doomed",
  "only-safe": "why-only-safe",
  covers: "why-covers",
  trick: "why-trick",
  "opens-trick": "why-opens-trick",
  "keeps-trick": "why-keeps-trick",
  "lifts-order": "why-lifts-order",
  closest: "why-closest",
  "leaves-pile": "why-leaves-pile",
  "leads-on": "why-leads-on",
  "keeps-more": "why-keeps-more",
  weighed: "why-weighed",
  "nothing-fits": "why-nothing-fits",
  "saves-gap": "why-saves-gap",
  "weighed-end": "why-weighed-end",
};

/** Why a hint is good advice; empty for a reason that this client does not know. */
export function reasonSentence({ code, card, pile, count, order }: HintReason): string {
  const key = SENTENCES[code] as string | undefined;
  if (key === undefined) return "";
  return say(key, {
    ...(card !== null && { card }),
    ...(pile !== null && { pile }),
    ...(count !== null && { count }),
    ...(order !== null && { order: say(`order-${order}`) }),
  });
}

export const learnReasons = () => learn("hints");
