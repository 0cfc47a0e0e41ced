import { describe, expect, it } from "vitest";
import { arrange, columnsFor, layoutFor, type Layout } from "./layout";

const FIVE = { isAlone: false, cards: 6, signs: 2 };

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
    const columns = (layout: Layout, width: number, height: number, cards: number) =>
      columnsFor(layout, { width, height }, cards);
    expect(columns("tall", 1232, 732, 8)).toBe(8);
    expect(columns("tall", 1232, 732, 4)).toBe(6);
    expect(columns("flat", 820, 340, 7)).toBe(7);
    expect(columns("phone", 296, 510, 6)).toBe(6);
    expect(columns("phone", 366, 786, 6)).toBe(3);
    expect(columns("phone", 296, 510, 7)).toBe(4);
  });

  it("has two rows on an upright tablet", () => {
    const isTwoRows = (width: number, height: number) => arrange({ width, height }, FIVE).classes.includes("two-rows");
    expect([isTwoRows(772, 1116), isTwoRows(720, 960), isTwoRows(720, 898), isTwoRows(976, 1302)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([isTwoRows(976, 700), isTwoRows(1727, 1016), isTwoRows(366, 900)]).toEqual([false, false, false]);
    expect(columnsFor("tall", { width: 772, height: 1116 }, 8)).toBe(4);
    expect(columnsFor("tall", { width: 772, height: 1116 }, 6)).toBe(3);
  });

  it("has a number line as high as there is room for", () => {
    const line = (width: number, height: number) => arrange({ width, height }, FIVE).line;
    expect([line(296, 400), line(296, 514), line(366, 786), line(2100, 1376)]).toEqual([
      "tight",
      "short",
      "usual",
      "large",
    ]);
    expect([line(820, 340), line(820, 300)]).toEqual(["short", "tight"]);
  });
});
