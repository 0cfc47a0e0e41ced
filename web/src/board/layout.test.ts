import { describe, expect, it } from "vitest";
import { columnsFor, layoutFor } from "./layout";

describe("the layout of a board", () => {
  it.each([
    [1232, 732, false, "tall"],
    [720, 950, false, "tall"],
    [1232, 512, false, "low"],
    [820, 340, false, "flat"],
    [643, 325, true, "flat"],
    [366, 786, true, "square"],
    [366, 786, false, "phone"],
    [366, 606, true, "phone"],
    [296, 330, true, "phone"],
  ] as const)("of %d x %d, alone: %s, is %s", (width, height, isAlone, layout) => {
    expect(layoutFor(width, height, isAlone)).toBe(layout);
  });

  it("has one row where there is room for one, and even rows otherwise", () => {
    expect(columnsFor("tall", 732, 8)).toBe(8);
    expect(columnsFor("tall", 732, 4)).toBe(6);
    expect(columnsFor("flat", 340, 7)).toBe(7);
    expect(columnsFor("phone", 510, 6)).toBe(6);
    expect(columnsFor("phone", 786, 6)).toBe(3);
    expect(columnsFor("phone", 510, 7)).toBe(4);
  });
});
