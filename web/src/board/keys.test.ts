import { expect, it } from "vitest";
import { letterOf } from "./keys";

const letter = (key: string, code: string, shiftKey = false) => letterOf({ key, code, shiftKey });

it("reads letters and digits as written", () => {
  expect([
    letter("A", "KeyQ", true),
    letter("7", "Digit7"),
    letter("7", "Numpad7"),
    letter("?", "Minus", true),
  ]).toEqual(["a", "7", "7", "?"]);
});

it("reads keys by position where a layout writes something else", () => {
  expect(letter("ф", "KeyA")).toBe("a"); // Russian
  expect(letter("š", "Digit3")).toBe("3"); // Czech
  expect(letter("&", "Digit1")).toBe("1"); // French
});

it("ignores other keys", () => {
  expect([
    letter("!", "Digit1", true),
    letter("Enter", "Enter"),
    letter("ArrowLeft", "Numpad4"),
    letter("ö", "Semicolon"),
  ]).toEqual([null, null, null, null]);
});
