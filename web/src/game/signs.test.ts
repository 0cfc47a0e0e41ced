import { expect, it } from "vitest";
import { signAfter } from "./signs";

it("goes through the signs and back to none", () => {
  expect(signAfter(null, ["like", "leave"])).toBe("like");
  expect(signAfter("like", ["like", "leave"])).toBe("leave");
  expect(signAfter("leave", ["like", "leave"])).toBeNull();
  expect(signAfter(null, [])).toBeNull();
});
