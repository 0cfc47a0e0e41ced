import type { Shortcut } from "../../app/preferences.svelte";
import type { Doubt } from "../../board/costs";
import type { PreparedPlay } from "../../board/types";
import { say } from "../../words/words.svelte";
import type { Slip } from "./moves.svelte";
import type { Dropped } from "./prepared";

/** A sentence about the player's own moves, with what can be done about it. */
export interface Remark {
  text: string;
  isWarning: boolean;
  button?: { text: string; act: () => void; isOffer?: boolean } | undefined;
}

/** What can be remarked on, the most urgent first. */
export interface Occasions {
  asked: Slip | null;
  slipped: Slip | null;
  dropped: Dropped | null;
  /** Why a double tap or a flick did not play the card. */
  doubt: { card: number; why: Doubt } | null;
  endsSoon: boolean;
  prepared: ReadonlyArray<PreparedPlay>;
  /** The card selected out of turn. */
  early: number | null;
  /** The shortcut on offer. */
  offered: Shortcut | null;
}

interface Answers {
  takeBack: () => void;
  keepTurn: () => void;
  unprepare: () => void;
  endTurns: () => void;
}

/** The most urgent remark on the player's own moves; null if there is none. */
export function remark(on: Occasions, answers: Answers): Remark | null {
  const { asked, slipped, dropped, doubt, early, prepared } = on;
  if (asked) {
    const { card, pile, spare } = asked;
    return { text: say("web-slip-ask", { card, pile, count: spare }), isWarning: true };
  }
  if (slipped) {
    const { card, pile, spare } = slipped;
    const text = say("web-slip-done", { card, pile, count: spare });
    return { text, isWarning: true, button: { text: say("undo"), act: answers.takeBack } };
  }
  if (dropped) {
    const { card, pile, why } = dropped;
    return { text: say(`web-stale-${why}`, { card, pile }), isWarning: true };
  }
  if (doubt) return { text: doubtWords(doubt), isWarning: false };
  if (on.endsSoon) {
    return { text: say("web-ends"), isWarning: false, button: { text: say("web-keep-turn"), act: answers.keepTurn } };
  }
  if (early !== null) return { text: say("web-prepare", { card: early }), isWarning: false };
  if (prepared.length > 0) return preparedRemark(prepared, answers.unprepare);
  if (on.offered === null) return null;
  const button =
    on.offered === "ending" ? { text: say("web-offer-yes"), act: answers.endTurns, isOffer: true } : undefined;
  return { text: say(`web-offer-${on.offered}`), isWarning: false, button };
}

function preparedRemark(prepared: ReadonlyArray<PreparedPlay>, unprepare: () => void): Remark {
  const plays = prepared.map(({ card, pile }) => `${card} ${pile}`).join(" · ");
  const button = { text: say("web-prepared-drop"), act: unprepare };
  return { text: say("web-prepared", { plays }), isWarning: false, button };
}

function doubtWords({ card, why }: { card: number; why: Doubt }): string {
  if (why === "nowhere") return `${card}: ${say("web-fits-nowhere")}`;
  return why === "loses" ? say("play-loses") : say(`web-doubt-${why}`, { card });
}
