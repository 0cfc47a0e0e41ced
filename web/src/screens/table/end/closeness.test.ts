import { expect, it } from "vitest";
import { places } from "./closeness";

it("puts a better result further right, from no card played to all", () => {
  expect(places(98, null, null)).toEqual({ own: 0, best: null, mean: null });
  expect(places(0, 0, 49)).toEqual({ own: 100, best: 100, mean: 50 });
});
