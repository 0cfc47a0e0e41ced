import { expect, it } from "vitest";
import { signAfter, visibleSigns } from "./signs";

it("goes through the signs and back to none", () => {
  expect(signAfter(null, ["like", "leave"])).toBe("like");
  expect(signAfter("like", ["like", "leave"])).toBe("leave");
  expect(signAfter("leave", ["like", "leave"])).toBeNull();
  expect(signAfter(null, [])).toBeNull();
});

it("draws signs that have a button or that somebody shows, always in one order", () => {
  const shown = (sign: "like" | "leave" | "turn") => ({ seat: 1, name: "Ben", sign, isOwn: false });
  expect(visibleSigns(["leave", "like"], [])).toEqual(["like", "leave"]);
  expect(visibleSigns([], [shown("leave"), shown("like")])).toEqual(["like", "leave"]);
  expect(visibleSigns(["turn"], [shown("like")])).toEqual(["like", "turn"]);
});
