import { expect, it } from "vitest";
import { keptWhileSame } from "./same";

it("gives the very list of before while nothing in it changes", () => {
  let hand = [3, 1, 2];
  const sorted = keptWhileSame(
    (cards: ReadonlyArray<number>) => [...cards].sort((a, b) => a - b),
    () => hand,
  );
  const first = sorted();
  expect(first).toEqual([1, 2, 3]);
  hand = [2, 1, 3];
  expect(sorted()).toBe(first);
  hand = [2, 1];
  expect(sorted()).toEqual([1, 2]);
});
