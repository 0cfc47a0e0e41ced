import { expect, it } from "vitest";
import { placesAround } from "./chairs";

it("puts the viewer in front and the next player to the left", () => {
  const [first, viewer, next] = placesAround(3, 1);
  expect(viewer!.x).toBeCloseTo(50);
  expect(viewer!.y).toBeGreaterThan(80);
  expect(next!.x).toBeLessThan(50);
  expect(first!.x).toBeGreaterThan(50);
});

it("keeps chairs apart, however many there are", () => {
  for (const chairs of [2, 3, 4, 5]) {
    const places = placesAround(chairs, 0);
    for (const [index, { x, y }] of places.entries()) {
      for (const other of places.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(38);
    }
  }
});
