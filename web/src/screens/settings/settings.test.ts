import { expect, it } from "vitest";
import { clockName, CLOCKS, isAllowed, layoutByLot, ORDERS, readLayout } from "./settings";

it("names every clock that it offers, and others too", () => {
  for (const [name, clock] of Object.entries(CLOCKS)) expect(clockName(clock)).toBe(name);
  expect(clockName({ kind: "turn", seconds: 45, at_limit: "bot-seat" })).toBe("turn-45");
});

it("allows alone what partners have to agree on", () => {
  expect([isAllowed(null, 1), isAllowed(null, 3), isAllowed(true, 3), isAllowed(false, 1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it("draws a layout in which no card has two orders", () => {
  const layout = layoutByLot();
  const cards = Object.values(layout).flat();
  expect(Object.keys(layout)).toEqual([...ORDERS]);
  expect(new Set(cards).size).toBe(28);
  expect(Math.min(...cards)).toBeGreaterThan(1);
  expect(Math.max(...cards)).toBeLessThan(100);
});

it("reads a layout that is typed, once it is whole", () => {
  const typed = Object.fromEntries(
    ORDERS.map((order, index) => [order, [2, 3, 4, 5].map((card) => card + 4 * index).join(", ")]),
  );
  expect(readLayout(typed)?.["skull"]).toEqual([6, 7, 8, 9]);
  expect(readLayout({ ...typed, stop: "2 3 4" })).toBeNull();
  expect(readLayout({ ...typed, stop: "2 3 4 6" })).toBeNull();
  expect(readLayout({ ...typed, stop: "1 3 4 5" })).toBeNull();
});
