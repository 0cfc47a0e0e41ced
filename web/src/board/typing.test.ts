import { expect, it } from "vitest";
import { typed, Typing } from "./typing";

it("accepts the rest of a number that was clear from its first digit", () => {
  const typing = new Typing(() => 0);
  expect(typing.type([12, 51], "5")).toBe(51);
  expect(typing.type([12, 51], "1")).toBe(51);
  expect(typing.type([12, 51], "1")).toBe(12);
});

it("waits for the second digit if two cards start with the same one", () => {
  const typing = new Typing(() => 0);
  expect(typing.type([71, 78], "7")).toBeNull();
  expect(typing.type([71, 78], "8")).toBe(78);
});

it("starts over with a digit that does not continue the number, and after a while", () => {
  let time = 0;
  const typing = new Typing(() => time);
  expect(typing.type([7, 84], "7")).toBe(7);
  expect(typing.type([7, 84], "8")).toBe(84);
  time = 4000;
  expect(typing.type([7, 44, 84], "4")).toBe(44);
});

it("selects nothing if a digit contradicts the one before", () => {
  const typing = new Typing(() => 0);
  expect(typing.type([47, 61], "4")).toBe(47);
  expect(typing.type([47, 61], "6")).toBeNull();
  expect(typing.type([47, 61], "1")).toBe(61);
});

it("starts a new number once a card is played", () => {
  const typing = new Typing(() => 0);
  expect(typing.type([41, 48, 81], "4")).toBeNull();
  typing.forget();
  expect(typing.type([41, 48, 81], "8")).toBe(81);
});

it("selects a card as its number is typed", () => {
  expect(typed([7, 71, 84], "7")).toEqual({ card: 7, waits: true });
  expect(typed([7, 71, 84], "71")).toEqual({ card: 71, waits: false });
  expect(typed([71, 84], "8")).toEqual({ card: 84, waits: false });
  expect(typed([71, 78], "7")).toEqual({ card: null, waits: true });
  expect(typed([71, 78], "3")).toEqual({ card: null, waits: false });
});
