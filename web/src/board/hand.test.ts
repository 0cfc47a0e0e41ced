import { expect, it } from "vitest";
import { sortedHand } from "./hand";

it("returns the same array while the cards stay the same", () => {
  let hand = [3, 1, 2];
  const sorted = sortedHand(() => hand);
  const first = sorted();
  expect(first).toEqual([1, 2, 3]);
  hand = [2, 1, 3];
  expect(sorted()).toBe(first);
  hand = [2, 1];
  expect(sorted()).toEqual([1, 2]);
});
