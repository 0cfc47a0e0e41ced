import { expect, it } from "vitest";
import { isFlick, Taps } from "./gestures";

it("tells a flick from a drag", () => {
  expect(isFlick({ dx: 10, dy: -80, took: 120 })).toBe(true);
  expect(isFlick({ dx: 10, dy: -80, took: 800 })).toBe(false);
  expect(isFlick({ dx: 90, dy: -80, took: 120 })).toBe(false);
  expect(isFlick({ dx: 0, dy: -20, took: 50 })).toBe(false);
  expect(isFlick({ dx: 0, dy: 80, took: 120 })).toBe(false);
});

it("treats two taps on one card as a double tap, and a third as a new tap", () => {
  const taps = new Taps();
  expect([taps.isSecond(5, 0), taps.isSecond(5, 200), taps.isSecond(5, 300)]).toEqual([false, true, false]);
  expect([taps.isSecond(5, 1000), taps.isSecond(6, 1100), taps.isSecond(6, 2000)]).toEqual([false, false, false]);
});

it("takes no two taps with something else between them for a double tap", () => {
  const taps = new Taps();
  taps.isSecond(5, 0);
  taps.forget();
  expect(taps.isSecond(5, 200)).toBe(false);
});
