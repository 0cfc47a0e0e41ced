import { expect, it } from "vitest";
import { pilesAfter, playsOf } from "./replay";

const RECORD = { actions: [["play", 14, "A"], ["play", 95, "C"], ["end"], ["play", 19, "A"]] };

it("reads the cards of a record with their turns", () => {
  expect(playsOf(RECORD).map(({ card, turn }) => [card, turn])).toEqual([[14, 1], [95, 1], [19, 2]]);
  expect(playsOf({})).toEqual([]);
});

it("shows the piles at any moment", () => {
  const plays = playsOf(RECORD);
  expect(pilesAfter(plays, 0).map(({ top }) => top)).toEqual([1, 1, 100, 100]);
  expect(pilesAfter(plays, 3).map(({ top }) => top)).toEqual([19, 1, 95, 100]);
});
