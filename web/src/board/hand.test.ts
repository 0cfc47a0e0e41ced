import { expect, it } from "vitest";
import { placesOf, sortedHand } from "./hand";

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

it("keeps the places of a hand while cards only leave and come back", () => {
  const places = placesOf([], [71, 13, 37], true);
  expect(places).toEqual([13, 37, 71]);
  expect(placesOf(places, [13, 71], true)).toBe(places);
  expect(placesOf(places, [13, 71, 37], true)).toBe(places);
});

it("closes gaps with a new card, and in another turn", () => {
  expect(placesOf([13, 37, 71], [13, 71, 44], true)).toEqual([13, 44, 71]);
  expect(placesOf([13, 37, 71], [13, 71], false)).toEqual([13, 71]);
});
