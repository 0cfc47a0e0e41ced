import { expect, it } from "vitest";
import { allowance, allowing, clockName, CLOCKS, randomLayout, ORDERS, readLayout } from "./settings";

it("names every clock that it offers, and others too", () => {
  for (const [name, clock] of Object.entries(CLOCKS)) expect(clockName(clock)).toBe(name);
  expect(clockName({ kind: "turn", seconds: 45, at_limit: "bot-seat" })).toBe("turn-45");
});

it("allows a person without other people by default what several people must agree on", () => {
  expect([allowance(null, 1), allowance(null, 3), allowance(true, 3), allowance(false, 1)]).toEqual([
    "allowed",
    "allowed-with-bots",
    "allowed",
    "not-allowed",
  ]);
  expect(allowing("allowed", 1)).toBeNull();
  expect(allowing("allowed-with-bots", 2)).toBeNull();
  expect([allowing("allowed", 2), allowing("not-allowed", 1)]).toEqual([true, false]);
});

it("draws a layout in which no card has two orders", () => {
  const layout = randomLayout();
  const cards = Object.values(layout).flat();
  expect(Object.keys(layout)).toEqual([...ORDERS]);
  expect(new Set(cards).size).toBe(28);
  expect(Math.min(...cards)).toBeGreaterThan(1);
  expect(Math.max(...cards)).toBeLessThan(100);
});

it("reads a typed layout once it is complete", () => {
  const typed = Object.fromEntries(
    ORDERS.map((order, index) => [order, [2, 3, 4, 5].map((card) => card + 4 * index).join(", ")]),
  );
  expect(readLayout(typed)?.["skull"]).toEqual([6, 7, 8, 9]);
  expect(readLayout({ ...typed, stop: "2 3 4" })).toBeNull();
  expect(readLayout({ ...typed, stop: "2 3 4 6" })).toBeNull();
  expect(readLayout({ ...typed, stop: "1 3 4 5" })).toBeNull();
});
