import { expect, it } from "vitest";
import { digits } from "./clock.svelte";

it("shows minutes and seconds, and leaves hours to words", () => {
  expect([digits(0), digits(9.2), digits(61), digits(600)]).toEqual(["0:00", "0:10", "1:01", "10:00"]);
  expect(digits(3600)).toBeNull();
  expect(digits(-5)).toBe("0:00");
});
