import { say } from "../words/words.svelte";

/** Why a link leads nowhere. */
export type DeadReason = "gone" | "closed" | "private" | "challenge" | "replay";

/** A title, and what may have happened. */
export function deadLinkWords(reason: DeadReason): [title: string, about: string] {
  switch (reason) {
    case "gone":
      return [say("invitation-gone"), say("invitation-gone-about")];
    case "closed":
      return [say("invitation-closed"), say("invitation-closed-about")];
    case "private":
      return [say("invitation-private"), say("invitation-private-about")];
    case "challenge":
      return [say("invitation-no-challenge"), say("invitation-no-challenge-about")];
    case "replay":
      return [say("invitation-no-replay"), say("invitation-no-replay-about")];
  }
}
