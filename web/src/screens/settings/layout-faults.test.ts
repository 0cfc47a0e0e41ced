import { beforeAll, expect, it } from "vitest";
import { randomLayout, ORDERS, readLayout } from "./settings";
import { speak } from "../../words/words.svelte";
import { layoutFaults } from "./layout-faults";

const WHOLE = Object.fromEntries(
  ORDERS.map((order, index) => [order, [2, 3, 4, 5].map((card) => card + 4 * index).join(" ")]),
);

beforeAll(() => speak("en"));

it("finds nothing wrong with a valid layout", () => {
  expect(layoutFaults(WHOLE)).toEqual({});
  const drawn = Object.fromEntries(Object.entries(randomLayout()).map(([order, cards]) => [order, cards.join(", ")]));
  expect(layoutFaults(drawn)).toEqual({});
});

it("says what is wrong with each order, and finds something in every invalid layout", () => {
  const wrong = { ...WHOLE, stop: "2 3 4", skull: "6 7 8 100", three: "10 11 12 14" };
  expect(readLayout(wrong)).toBeNull();
  expect(layoutFaults(wrong)).toEqual({
    stop: "Four cards belong here.",
    skull: "There is no card 100: they go from 2 to 99.",
    three: "The 14 is there twice.",
    silence: "The 14 is there twice.",
  });
  expect(Object.keys(layoutFaults({}))).toEqual([...ORDERS]);
});
