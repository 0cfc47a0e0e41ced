import { expect, it } from "vitest";
import { signOf } from "./keys";

const sign = (key: string, code: string, shiftKey = false) => signOf({ key, code, shiftKey });

it("reads letters and digits as they are written", () => {
  expect([sign("A", "KeyQ", true), sign("7", "Digit7"), sign("7", "Numpad7"), sign("?", "Minus", true)]).toEqual([
    "a",
    "7",
    "7",
    "?",
  ]);
});

it("reads keys by their place where a layout writes something else there", () => {
  expect(sign("ф", "KeyA")).toBe("a"); // Russian
  expect(sign("š", "Digit3")).toBe("3"); // Czech
  expect(sign("&", "Digit1")).toBe("1"); // French
});

it("reads nothing into other keys", () => {
  expect([
    sign("!", "Digit1", true),
    sign("Enter", "Enter"),
    sign("ArrowLeft", "Numpad4"),
    sign("ö", "Semicolon"),
  ]).toEqual([null, null, null, null]);
});
