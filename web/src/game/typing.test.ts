import { expect, it } from "vitest";
import { typing } from "./typing";

it("takes the rest of a number that was clear from its first digit", () => {
  const type = typing(() => 0);
  expect(type([12, 51], "5")).toBe(51);
  expect(type([12, 51], "1")).toBe(51);
  expect(type([12, 51], "1")).toBe(12);
});

it("waits for the second digit where two cards begin alike", () => {
  const type = typing(() => 0);
  expect(type([71, 78], "7")).toBeNull();
  expect(type([71, 78], "8")).toBe(78);
});

it("begins anew with a digit that does not go on, and after a while", () => {
  let time = 0;
  const type = typing(() => time);
  expect(type([7, 84], "7")).toBe(7);
  expect(type([7, 84], "8")).toBe(84);
  time = 2000;
  expect(type([7, 44, 84], "4")).toBe(44);
});
