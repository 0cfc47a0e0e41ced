import { expect, it } from "vitest";
import type { Hint } from "../../protocol.gen";
import { nextLevel } from "./hint";

const hint = (level: Hint["level"], ends_turn = false) =>
  ({ kind: "hint", answers: "1", level, pile: "A", card: 5, ends_turn, reason: null }) as Hint;

it("reveals a little more each time", () => {
  expect(nextLevel(null)).toBe("nudge");
  expect(nextLevel(hint("nudge"))).toBe("card");
  expect(nextLevel(hint("card"))).toBe("move");
  expect(nextLevel(hint("move"))).toBeNull();
  expect(nextLevel(hint("nudge", true))).toBeNull();
});
