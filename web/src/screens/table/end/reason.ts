import type { View } from "../../../protocol";
import type { GameEnding, LossView } from "../../../protocol.gen";
import { nameAt } from "../../../words/names";
import { outcome } from "../../../words/sentences";
import { list, say } from "../../../words/words.svelte";

const NO_FIT: Readonly<Record<string, string>> = {
  "": "ending-why-no-fit",
  "one-pile": "ending-why-no-fit-one-pile",
  "no-backwards": "ending-why-no-fit-no-backwards",
  "one-pile+no-backwards": "ending-why-no-fit-both",
  fire: "ending-why-no-fit-fire",
  "fire+no-backwards": "ending-why-no-fit-fire",
};
const TOO_FEW: Readonly<Record<string, string>> = {
  "": "ending-why-too-few",
  "one-pile": "ending-why-too-few-one-pile",
  "no-backwards": "ending-why-too-few-no-backwards",
  "one-pile+no-backwards": "ending-why-too-few-both",
};
const NOT_COVERED: Readonly<Record<string, string>> = {
  "": "ending-open-no-fit",
  "one-pile": "ending-open-no-fit-one-pile",
  "no-backwards": "ending-open-no-fit-no-backwards",
  "one-pile+no-backwards": "ending-open-no-fit-no-backwards",
  fire: "ending-open-no-fit-fire",
  "fire+no-backwards": "ending-open-no-fit-no-backwards",
};

/**
 * Says in one sentence why a game ended as it did, in the viewer's words. The terminal says the same
 * (`src/ninetyeight/words/ending.py`).
 */
export function reason(view: View): string {
  const ending = view.table.game!.ending!;
  const { code, owed, loss } = ending;
  if (code === "conceded") return isOnlyPerson(view) ? say("ending-lost-conceded-you") : outcome(code);
  if (owed === null || loss === null) return outcome(code);
  const [count, piles] = [loss.piles.length, list(loss.piles)];
  if (code === "skull") return say("ending-lost-skull", { count, piles, why: whyUncovered(ending, loss) });
  if (code === "fire") return say("ending-lost-fire", { count, piles, why: whyUncovered(ending, loss) });
  if (code === "three" && loss.lack === "three")
    return count > 0
      ? say("ending-lost-three-open", { count, piles })
      : say("ending-lost-three-late", { count: loss.count });
  if (code === "three" || code === "minimum") return short(view, code, owed.cards, whyTooFew(ending, loss));
  return outcome(code);
}

/** Whether nobody else decides: the viewer plays alone, or only bots share the table. */
function isOnlyPerson({ table, you }: View): boolean {
  return you.role === "player" && table.seats.filter(({ name }) => name !== null).length === 1;
}

function short({ table, you }: View, code: "three" | "minimum", count: number, why: string): string {
  const seat = table.game?.turn ?? 0;
  if (you.role === "player" && you.seat === seat) return say(`ending-lost-${code}-you`, { count, why });
  return say(`ending-lost-${code}`, { name: nameAt(table, seat), count, why });
}

function whyTooFew(ending: GameEnding, { lack, hindrances, count }: LossView): string {
  if (lack === "no-fit") return say(NO_FIT[hindrances.join("+")]!, { pile: onlyPile(ending) });
  if (lack === "too-few") return say(TOO_FEW[hindrances.join("+")]!, { count });
  return lack === "hand" ? say("ending-why-hand", { count }) : say("ending-why-stop");
}

function whyUncovered(ending: GameEnding, { lack, hindrances, count }: LossView): string {
  if (lack === "no-fit") return say(NOT_COVERED[hindrances.join("+")]!, { pile: onlyPile(ending) });
  return say(`ending-open-${lack}`, { count });
}

/** The pile that a fire or One pile allowed. */
function onlyPile({ owed }: GameEnding): string {
  return owed?.cover_next ?? owed?.bound ?? "";
}
