import type { PileView } from "../protocol.gen";
import { beforeAll, expect, it } from "vitest";
import { speak } from "./words.svelte";
import { sentence, whatFits } from "./sentences";
import type { TableEvent, You } from "../protocol";

const SEATS = ["Ada", "Ben"].map((name) => ({ name, bot: null, minding: null }));
const told = (event: object, seat: number | null, role = "player") =>
  sentence(event as TableEvent, SEATS, { role, seat, muted: [] } as unknown as You);

beforeAll(() => speak("en"));

it("addresses the player who did it as you, and names them to others", () => {
  const both = (event: object) => [told(event, 0), told(event, 1)];
  expect(both({ kind: "card-laid", seat: 0, card: 23, pile: "A", is_trick: true })).toEqual([
    "You play 23 on pile A: the backwards trick!",
    "Ada plays 23 on pile A: the backwards trick!",
  ]);
  expect(both({ kind: "turn-ended", seat: 0, cause: "stop" })).toEqual([
    "Stop! Your turn is over.",
    "Stop! Ada’s turn is over.",
  ]);
  expect(both({ kind: "cards-drawn", seat: 0, count: 0, cards: [] })).toEqual([
    "You draw no cards.",
    "Ada draws no cards.",
  ]);
  expect(both({ kind: "signalled", seat: 0, signs: { A: "like", B: null } })).toEqual([
    "You would like pile A. You take your sign on pile B back.",
    "Ada would like pile A. Ada takes the sign on pile B back.",
  ]);
  expect(both({ kind: "phrase-said", seat: 0, code: "hello", pile: null })[0]).toMatch(/^You: /);
  const flagged = {
    kind: "line-flagged",
    seat: 0,
    line: 7,
    writer: 1,
    is_flagged: true,
    is_hidden: true,
    text: "my house number",
  };
  expect(both(flagged)).toEqual([
    "You flag a line that gives a number away.",
    "Ada thinks that your line “my house number” gives a number away. It is hidden now; signs and phrases are there for this.",
  ]);
  expect(told(flagged, null, "watcher")).toBe("Ada flags a line that gives a number away.");
  expect(both({ ...flagged, is_flagged: false })).toEqual([
    "You take your flag back.",
    "Ada takes the flag on your line “my house number” back.",
  ]);
  expect(told({ kind: "chat-said", seat: 1, line: 7, text: "", is_hidden: true }, 0)).toBe("");
  expect(both({ kind: "hint-taken", seat: 0 })).toEqual(["You take a hint.", "Ada takes a hint."]);
  expect(both({ kind: "removal-voted", seat: 1, by: 0, agrees: true })).toEqual([
    "You are in favour of removing Ben.",
    "Ada is in favour of removing you.",
  ]);
});

it("uses names for watchers, even those who look into a hand", () => {
  expect(told({ kind: "card-laid", seat: 0, card: 23, pile: "A", is_trick: false }, 0, "watcher")).toBe(
    "Ada plays 23 on pile A.",
  );
  expect(told({ kind: "turn-began", seat: 0 }, 0, "watcher")).toBe("It is Ada’s turn.");
});

it("says what would fit on a pile", () => {
  const pile = (ascends: boolean, top: number, ...cards: number[]) =>
    ({ pile: ascends ? "A" : "C", ascends, top, cards }) as unknown as PileView;
  expect(whatFits(20, pile(true, 34, 34), true)).toBe(
    "20 does not fit on A: it must be higher than 34, or exactly 10 lower.",
  );
  expect(whatFits(20, pile(true, 34, 34), false)).toBe("20 does not fit on A: it must be higher than 34.");
  expect(whatFits(90, pile(false, 61, 61), true)).toBe(
    "90 does not fit on C: it must be lower than 61, or exactly 10 higher.",
  );
  expect(whatFits(90, pile(false, 61, 61), false)).toBe("90 does not fit on C: it must be lower than 61.");
});
