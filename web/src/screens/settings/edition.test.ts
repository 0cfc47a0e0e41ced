import { expect, it } from "vitest";
import { joined, parted, toggled } from "./edition";

it("joins editions, and the two fires put each other out", () => {
  expect(joined("extreme", ["short", "expert"])).toBe("extreme+expert+short");
  expect(toggled(["fire", "short"], "strict-fire")).toEqual(["short", "strict-fire"]);
  expect(toggled(["fire"], "fire")).toEqual([]);
  expect(parted("extreme+expert+short")).toEqual({ base: "extreme", extras: ["expert", "short"] });
  expect(parted("fire")).toEqual({ base: "original", extras: ["fire"] });
});
