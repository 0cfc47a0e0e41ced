import { describe, expect, it } from "vitest";
import { signAfter, signsOn, signsToSee } from "./signs";
import type { Seen } from "../protocol";

it("goes through the signs and back to none", () => {
  expect(signAfter(null, ["like", "leave"])).toBe("like");
  expect(signAfter("like", ["like", "leave"])).toBe("leave");
  expect(signAfter("leave", ["like", "leave"])).toBeNull();
  expect(signAfter(null, [])).toBeNull();
});

describe("the signs on a pile", () => {
  const seats = [
    { name: "Ada", bot: null, signs: { A: "like" } },
    { name: "Ben", bot: null, signs: { A: "leave", B: "like" } },
  ];
  const seen = (you: object) =>
    ({ table: { seats }, you: { role: "player", seat: 0, muted: [], ...you } }) as unknown as Seen;

  it("are those of everybody, and one's own is known", () => {
    expect(signsOn("A", seen({}))).toEqual([
      { seat: 0, name: "Ada", sign: "like", isOwn: true },
      { seat: 1, name: "Ben", sign: "leave", isOwn: false },
    ]);
    expect(signsOn("C", seen({}))).toEqual([]);
    expect(signsOn("A", seen({ role: "watcher" })).some(({ isOwn }) => isOwn)).toBe(false);
  });

  it("leave out who is muted", () => {
    expect(signsOn("B", seen({ muted: [1] }))).toEqual([]);
  });

  it("are seen where they may be shown or somebody shows them, always in one order", () => {
    expect(signsToSee(["leave", "like"], [])).toEqual(["like", "leave"]);
    expect(signsToSee([], signsOn("A", seen({})))).toEqual(["like", "leave"]);
    expect(signsToSee(["turn"], signsOn("B", seen({})))).toEqual(["like", "turn"]);
  });
});
