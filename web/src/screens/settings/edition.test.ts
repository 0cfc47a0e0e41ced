import { expect, it } from "vitest";
import { joined, parted, picked, picturesOf, toggled } from "./edition";

it("joins editions, and the two kinds of fire replace each other", () => {
  expect(joined("extreme", ["short", "expert"])).toBe("extreme+expert+short");
  expect(toggled(["fire", "short"], "strict-fire")).toEqual(["short", "strict-fire"]);
  expect(toggled(["fire"], "fire")).toEqual([]);
  expect(parted("extreme+expert+short")).toEqual({ base: "extreme", extras: ["expert", "short"] });
  expect(parted("fire")).toEqual({ base: "original", extras: ["fire"] });
});

it("combines pictures; the plain game replaces all others, and is chosen if nothing else is", () => {
  expect(picturesOf("original+short")).toEqual(["original"]);
  expect(picturesOf("extreme+expert+strict-fire")).toEqual(["expert", "fire", "extreme"]);
  expect(picked("original+expert", "extreme")).toBe("extreme+expert");
  expect(picked("extreme+expert+short", "original")).toBe("original+short");
  expect(picked("extreme+strict-fire", "fire")).toBe("extreme");
  expect(picked("extreme", "extreme")).toBe("original");
  expect(picked("original", "original")).toBe("original");
});
