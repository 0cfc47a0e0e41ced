import { expect, it } from "vitest";
import type { TableEvent } from "../../protocol";
import type { Hint } from "../../protocol.gen";
import { isFirstHint, nextLevel } from "./hint";

const hint = (level: Hint["level"], ends_turn = false) =>
  ({ kind: "hint", answers: "1", level, pile: "A", card: 5, ends_turn, reason: null }) as Hint;

it("reveals a little more each time", () => {
  expect(nextLevel(null)).toBe("nudge");
  expect(nextLevel(hint("nudge"))).toBe("card");
  expect(nextLevel(hint("card"))).toBe("move");
  expect(nextLevel(hint("move"))).toBeNull();
  expect(nextLevel(hint("nudge", true))).toBeNull();
});

it("is the first of its game for its player", () => {
  const dealt = { kind: "dealt" } as TableEvent;
  const taken = (seat: number) => ({ kind: "hint-taken", seat }) as TableEvent;
  expect(isFirstHint([], 0)).toBe(true);
  expect(isFirstHint([dealt, taken(1)], 0)).toBe(true);
  expect(isFirstHint([dealt, taken(1)], 1)).toBe(false);
  expect(isFirstHint([dealt, taken(0), dealt], 0)).toBe(true);
  expect(isFirstHint([dealt, taken(0), dealt, taken(0)], 0)).toBe(false);
});
